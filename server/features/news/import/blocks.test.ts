import { expect, it } from 'vitest'
import { htmlBlocks, pictureTexts, plainLine } from './blocks.ts'

const texts = (html: string): string[] => htmlBlocks(html).map(({ text }) => text.zh)

it('reads text before endlessly nested markup, and no further', () => {
  const deep = `<p>进球</p>${'<div>'.repeat(900_000)}<p>深处</p>`
  expect(texts(deep)).toEqual(['进球'])
  expect(plainLine(deep, 10)).toBe('进球')
  expect(texts(`${'<b>'.repeat(150)}<p>粗体</p>`)).toEqual(['粗体'])
})

it('takes time by the length of hostile markup: never closed, closing nothing, side by side', () => {
  const count = 200_000
  const hostile = [
    `${'<i>'.repeat(199)}${'</b>'.repeat(count)}<p>完</p>`,
    `${'<p><i></i>'.repeat(count)}`,
    `<p ${Array.from({ length: count }, (_, index) => `a${index}=1`).join(' ')}>完</p>`,
    `${'<!--'.repeat(count)}`,
    `${'&amp;'.repeat(count)}`,
    `${'<'.repeat(count)}`,
    `${'<p>行</p>'.repeat(count)}`,
  ]
  for (const html of hostile) expect(htmlBlocks(html).length).toBeLessThanOrEqual(400)
})

it.each([
  ['cells', '<table><tr><th>Club</th><th>P</th></tr><tr><td>Arsenal</td><td>21</td></tr></table>', ['Club P', 'Arsenal 21']],
  ['cells that nobody closes', '<table><tr><td>Arsenal<td>21<tr><td>Chelsea<td>20</table>', ['Arsenal 21', 'Chelsea 20']],
  ['parts of a table', '<table><caption>Table</caption><thead><tr><td>P</td></tr></thead></table>', ['Table', 'P']],
  ['terms and what they mean', '<dl><dt>Coach</dt><dd>Arteta</dd><dt>Ground</dt></dl>', ['Coach', 'Arteta', 'Ground']],
  ['parts of a page', '<header>Deal</header><main>Nine</main><aside>Also</aside>', ['Deal', 'Nine', 'Also']],
])('keeps %s apart', (_name, html, lines) => expect(texts(html)).toEqual(lines))

const silent = ['iframe', 'object', 'svg', 'script', 'style', 'template', 'noscript', 'title']
it.each(silent)('reads on after a self-closing %s', (name) => {
  expect(texts(`<p>Before</p><${name} src="https://elsewhere.example/x" /><p>Behind</p>`)).toEqual(['Before', 'Behind'])
  expect(texts(`<p>Before</p><${name}/><p>Behind</p>`)).toEqual(['Before', 'Behind'])
  expect(texts(`<p>Before</p><${name}>hidden</${name}><p>Behind</p>`)).toEqual(['Before', 'Behind'])
})

it('reads what pictures show, where it is given', () => {
  const html = '<p><img src="a.png" alt="Saka scores &amp; runs"/><img src="b.png"><img src="c.png" alt=""></p>'
  expect(pictureTexts(html)).toEqual(['Saka scores & runs'])
})
