import fc from 'fast-check'
import { Value } from 'typebox/value'
import { describe, expect, it } from 'vitest'
import { NewsArticle } from '../../../../contract/news.ts'
import { htmlBlocks } from './blocks.ts'
import { readNews, sourceNameOf } from './read.ts'

const now = Date.UTC(2026, 10, 21, 8)
const rss = `<?xml version="1.0"?><rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/"><channel><title>Wire</title>
  <item><title>Nine signs &amp; stays</title><link>https://wire.example/1</link><guid>w-1</guid><pubDate>Sat, 21 Nov 2026 07:00:00 GMT</pubDate>
    <category>Transfers</category><category>NBA</category><description>Short.</description>
    <content:encoded><![CDATA[<h2>Deal</h2><p>First <b>para</b>.</p><script>alert(1)</script><blockquote><p>Happy.</p></blockquote><img src=x onerror=alert(1)>]]></content:encoded></item>
  <item><link>https://wire.example/2</link></item></channel></rss>`
const atom = `<feed xmlns="http://www.w3.org/2005/Atom"><title>Wire</title><entry><id>u:1</id><title>Draw</title>
  <updated>2026-11-21T06:00:00Z</updated><author><name>N. Nine</name></author><content type="html">&lt;p&gt;One&lt;/p&gt;&lt;p&gt;Two&lt;/p&gt;</content></entry></feed>`

describe('a feed', () => {
  it('in RSS becomes articles, and an invalid item is omitted and reported', () => {
    const { articles, problems } = readNews(rss, 'wire.example', now)
    expect(problems).toEqual(['article 2 is left out: title and text are missing'])
    expect(articles).toHaveLength(1)
    expect(articles[0]).toMatchObject({
      title: { zh: 'Nine signs & stays' },
      topic: 'transfer',
      sport: 'basketball',
      published_at: '2026-11-21T07:00:00.000Z',
    })
    expect(articles[0]?.body.map(({ type, text }) => [type, text.en])).toEqual([
      ['h', 'Deal'],
      ['p', 'First para.'],
      ['quote', 'Happy.'],
    ])
  })

  it('in Atom becomes articles, with ids that are stable per source and differ between sources', () => {
    const [first] = readNews(atom, 'a', now).articles
    const [again] = readNews(atom, 'a', now + 1).articles
    const [other] = readNews(atom, 'b', now).articles
    expect(first).toMatchObject({ author: { vi: 'N. Nine' }, body: [{ type: 'p' }, { type: 'p' }] })
    expect(again).toEqual(first)
    expect(other?.id).not.toBe(first?.id)
  })
})

it.each([
  ['https://wire.example/feed.xml?page=2', 'wire.example'],
  ['HTTP://user:word@Wire.example:8080/', 'wire.example'],
  ['/srv/news/wire.json', 'wire.json'],
  ['file:///srv/news/wire.json', 'wire.json'],
  ['../wire.json', 'wire.json'],
])('%s is named %s for every reader', (address, name) => expect(sourceNameOf(address)).toBe(name))

it('a list in our own format keeps its languages and match links', () => {
  const text = JSON.stringify([
    {
      id: 'a',
      title: { zh: '标题', en: 'Title' },
      body: 'One.\n\nTwo.',
      sport: 'tennis',
      topic: 'preview',
      match_id: 'm-1',
      cover: '/news/tennis-clay.webp',
    },
    { id: 'b', title: 'No text' },
    { id: 'c', title: 'Bad time', body: 'x', published_at: 'soon' },
    { id: 'd', title: 'Foreign picture', body: 'x', cover: 'https://elsewhere.example/x.png' },
  ])
  const { articles, problems } = readNews(text, 'file.json', now)
  expect(problems).toEqual(['article 3: published_at is not a time: "soon"; when it was first seen counts'])
  expect(articles[1]?.body).toEqual([{ type: 'p', text: { zh: 'No text', en: 'No text', vi: 'No text' } }])
  expect(articles[2]?.published_at).toBe('2026-11-21T08:00:00.000Z')
  expect(articles[0]).toMatchObject({
    title: { zh: '标题', en: 'Title', vi: '标题' },
    sport: 'tennis',
    match_id: 'm-1',
    cover: '/news/tennis-clay.webp',
  })
  expect(articles[0]?.body).toHaveLength(2)
  expect(articles[3]?.cover).toMatch(/^\/news\//)
})

it('reports in one sentence that a text contains no articles', () => {
  expect(() => readNews('<html><body>404</body></html>', 'x', now)).toThrow(
    /^x is neither a list of articles nor a feed in Atom, RSS or JSON Feed format\.$/,
  )
  expect(() => readNews('', 'x', now)).toThrow('neither')
})

it('leaves no tag in a block, whatever the markup', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      '<p>',
      '</p>',
      '<script>',
      '</script>',
      '<b>',
      '<h1>',
      '</h1>',
      '<!--',
      '-->',
      '&lt;',
      '<img src=x>',
      '<svg>',
      '</svg>',
    ),
    fc.string({ maxLength: 8 }),
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
      const written = pieces.join('')
      for (const { type, text } of htmlBlocks(written)) {
        expect(['p', 'h', 'quote']).toContain(type)
        expect(text.zh.trim()).not.toBe('')
      }
      const html = `<p>before</p>${written}`
      expect(htmlBlocks(`<p>a<script>${'evil'}</script>b</p>`)[0]?.text.zh).toBe('ab')
      for (const article of readNews(JSON.stringify([{ title: 'T', html, summary: 'S' }]), 'x', now).articles)
        expect(Value.Check(NewsArticle, article)).toBe(true)
    }),
  )
})
