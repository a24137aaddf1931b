import { expect, it } from 'vitest'
import { readBody } from '../../support/preview/read-body.ts'

const page = (drawn: string): string => `<body><div id="root">${drawn}</div>\n<script type="application/json" id="state">{}</script></body>`

it('returns rendered text, accessible names and link addresses', () => {
  const drawn = '<h1><span>临江 &amp; 北固</span></h1><a href="/live?id=1&amp;x=2" aria-label="it&#x27;s">2<!-- -->:<!-- -->1</a><br/>'
  expect(readBody(page(drawn))).toEqual({
    text: '临江 & 北固2:1',
    names: ["it's"],
    addresses: ['/live?id=1&x=2'],
    headings: [{ level: 1, text: '临江 & 北固' }],
  })
})

it.each([
  ['<p>a & b</p>', 'no entity'],
  ['<p><div></div></p>', 'in a paragraph'],
  ['<a href="/"><a href="/"></a></a>', '<a> in another'],
  ['<div><b></div></b>', 'closes <b>'],
  ['<section>', 'not closed'],
  ['<img src="/x.png"/>', 'without words'],
  ['<i id="x"></i><b id="x"></b>', 'two of one id'],
  ['<i onclick="x"></i>', 'a script in an attribute'],
  ['<i class="a" class="b"></i>', 'said twice'],
  ['<script>alert(1)</script>', 'a script in the page'],
  ['<!--$--><i></i><!--/$-->', 'a comment'],
  ['<i title="<b>"></i>', 'no markup'],
])('rejects %s', (drawn, fault) => {
  expect(() => readBody(page(drawn))).toThrow(fault)
})
