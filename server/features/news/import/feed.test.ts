// Real-world feeds: without titles, with one id for all items, with videos and pictures, with unusual dates.
import { describe, expect, it } from 'vitest'
import type { NewsArticle } from '../../../../contract/news.ts'
import { type ReadNews, readNews } from './read.ts'

const now = Date.UTC(2024, 9, 2, 8)
const namespaces = 'xmlns:media="http://search.yahoo.com/mrss/" xmlns:content="http://purl.org/rss/1.0/modules/content/"'
const rss = (...items: string[]): ReadNews => {
  const list = items.map((item) => `<item>${item}</item>`).join('')
  return readNews(`<rss version="2.0" ${namespaces}><channel><title>Wire</title>${list}</channel></rss>`, 'wire.example', now)
}
const atom = (...entries: string[]): ReadNews => {
  const list = entries.map((entry) => `<entry>${entry}</entry>`).join('')
  return readNews(`<feed xmlns="http://www.w3.org/2005/Atom" ${namespaces}><title>Wire</title>${list}</feed>`, 'wire.example', now)
}
const json = (...items: object[]): ReadNews =>
  readNews(JSON.stringify({ version: 'https://jsonfeed.org/version/1.1', title: 'Wire', items }), 'wire.example', now)
const titles = ({ articles }: ReadNews): string[] => articles.map(({ title }) => title.zh)
const lines = (article: NewsArticle | undefined): string[] => (article?.body ?? []).map(({ text }) => text.zh)

describe('a title', () => {
  it.each([
    ['of RSS is text', rss('<title>x&lt;y and more</title>'), 'x<y and more'],
    ['of RSS in CDATA is text', rss('<title><![CDATA[x<y and more]]></title>'), 'x<y and more'],
    ['that names a tag keeps it', rss('<title>What &lt;b&gt; is for</title>'), 'What <b> is for'],
    ['of RSS that is HTML after all', rss('<title><![CDATA[<em>Nine</em> signs &#8217;til]]></title>'), 'Nine signs ’til'],
    ['that is escaped twice', rss('<title>Lions &amp;amp; Tides</title>'), 'Lions & Tides'],
    ['of Atom is text', atom('<id>1</id><title>x&lt;y and more</title>'), 'x<y and more'],
    ['of Atom that says so is text', atom('<id>1</id><title type="text">&lt;b&gt;x&lt;/b&gt; &amp;amp; y</title>'), '<b>x</b> &amp; y'],
    ['of Atom in HTML', atom('<id>1</id><title type="html">&lt;b&gt;Nine&lt;/b&gt; &amp;amp; ten</title>'), 'Nine & ten'],
    [
      'of Atom in XHTML',
      atom('<id>1</id><title type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml">Nine <b>signs</b></div></title>'),
      'Nine signs',
    ],
    ['of JSON Feed is text', json({ id: '1', title: 'x<y and more', content_text: '.' }), 'x<y and more'],
  ])('%s', (_name, news, title) => expect(titles(news)).toEqual([title]))

  it('is taken from the text when missing', () => {
    const post = '&lt;p&gt;Goal for Arsenal. Saka again.&lt;/p&gt;&lt;p&gt;More soon.&lt;/p&gt;'
    const feeds = [
      rss(`<guid>1</guid><description>${post}</description>`),
      rss(`<guid>1</guid><title></title><description>${post}</description>`),
      atom(`<id>1</id><content type="html">${post}</content>`),
      json({ id: '1', content_html: '<p>Goal for Arsenal. Saka again.</p><p>More soon.</p>' }),
    ]
    for (const feed of feeds) {
      expect(titles(feed)).toEqual(['Goal for Arsenal.'])
      expect(lines(feed.articles[0])).toEqual(['Goal for Arsenal. Saka again.', 'More soon.'])
    }
    expect(titles(json({ id: '1', content_text: 'Saka scores\nArsenal lead' }))).toEqual(['Saka scores'])
  })

  it('alone is an article: a news flash', () => {
    const { articles, problems } = rss('<title>Saka out for weeks</title><link>https://wire.example/1</link>')
    expect(problems).toEqual([])
    expect(articles[0]).toMatchObject({ title: { en: 'Saka out for weeks' }, summary: { en: 'Saka out for weeks' } })
    expect(lines(articles[0])).toEqual(['Saka out for weeks'])
  })
})

describe('a picture', () => {
  const picture = '&lt;img src="https://elsewhere.example/x.jpg" alt="Saka lifts the cup" /&gt;'

  it('without text is represented by its description, and is not an empty article', () => {
    const { articles, problems } = rss(`<guid>1</guid><description>${picture}</description>`)
    expect(problems).toEqual([])
    expect(articles[0]).toMatchObject({ title: { zh: 'Saka lifts the cup' }, summary: { zh: 'Saka lifts the cup' } })
    expect(lines(articles[0])).toEqual(['Saka lifts the cup'])
  })

  it('under a title leaves only the title', () => {
    const { articles } = rss('<title>The cup</title><description>&lt;img src="x.jpg"&gt;</description>')
    expect(lines(articles[0])).toEqual(['The cup'])
    expect(articles[0]?.summary.zh).toBe('The cup')
  })

  it('without a description is omitted and reported', () => {
    const { articles, problems } = rss('<guid>1</guid><description>&lt;img src="x.jpg"&gt;</description>', '<guid>2</guid>')
    expect(articles).toEqual([])
    expect(problems).toEqual(['article 1 is left out: title and text are missing', 'article 2 is left out: title and text are missing'])
  })

  it('from Mastodon is represented by its description', () => {
    const media = '<media:content url="https://elsewhere.example/x.jpg" type="image/jpeg" medium="image">'
    const described = `<guid>1</guid>${media}<media:description type="plain">The cup, lifted.</media:description></media:content>`
    expect(lines(rss(described).articles[0])).toEqual(['The cup, lifted.'])
  })

  it('from another host, or with a path that leads to one, is not used as cover', () => {
    const cover = '//elsewhere.example/x.webp'
    const { articles } = readNews(JSON.stringify([{ title: 'T', body: 'x', cover }]), 'x', now)
    expect(articles[0]?.cover).toMatch(/^\/news\//)
  })
})

it('a YouTube video has its description as text', () => {
  const { articles } = atom(`<id>yt:video:1</id><title>Lions 2-1 Tides</title><published>2024-10-02T07:00:00+00:00</published>
    <media:group><media:title>Lions 2-1 Tides</media:title><media:content url="https://www.youtube.com/v/1" type="application/x-shockwave-flash"/>
    <media:thumbnail url="https://i.ytimg.com/vi/1/hqdefault.jpg" width="480" height="360"/>
    <media:description>All goals of the night.

Commentary: N. Nine</media:description></media:group>`)
  expect(lines(articles[0])).toEqual(['All goals of the night.', 'Commentary: N. Nine'])
  expect(articles[0]).toMatchObject({ summary: { en: 'All goals of the night.' }, published_at: '2024-10-02T07:00:00.000Z' })
  expect(articles[0]?.cover).toMatch(/^\/news\//)
})

it('a plain description keeps its paragraphs and special characters', () => {
  const { articles } = rss('<title>T</title><description>Points: x&lt;y and more.\n\nAll &amp;amp; sundry.</description>')
  expect(lines(articles[0])).toEqual(['Points: x<y and more.', 'All & sundry.'])
})

describe('an item id', () => {
  const item = (index: number, guid: string, link: string): string =>
    `<title>Article ${index}</title><guid>${guid}</guid>${link && `<link>${link}</link>`}<pubDate>Wed, 0${index} Oct 2024 06:00:00 GMT</pubDate>`
  const four = [1, 2, 3, 4]
  const idsOf = ({ articles }: ReadNews): string[] => articles.map(({ id }) => id)

  it.each([
    ['each has its link', (index: number) => item(index, 'wire.example', `https://wire.example/${index}`)],
    ['all have one link', (index: number) => item(index, 'wire.example', 'https://wire.example/')],
    ['none has a link', (index: number) => item(index, 'wire.example', '')],
  ])('is not the guid that all items share: %s', (_name, write) => {
    const news = rss(...four.map(write))
    expect(news.problems).toEqual([])
    expect(new Set(idsOf(news)).size).toBe(4)
    // Stable on every read, in any order.
    expect(idsOf(rss(...four.map(write).reverse())).reverse()).toEqual(idsOf(news))
  })

  it('is not a link that two articles share', () => {
    const link = '<link>https://wire.example/live</link>'
    expect(rss(`<title>One</title>${link}`, `<title>Two</title>${link}`, '<title>Three</title>').articles).toHaveLength(3)
  })

  it('is the same for an article that the feed lists twice', () => {
    const again = item(2, 'a', 'https://wire.example/a')
    const { articles, problems } = rss(item(1, 'a', 'https://wire.example/a'), again, item(3, 'b', 'https://wire.example/b'))
    expect(articles).toHaveLength(2)
    expect(problems).toEqual(['article 2 is left out: it is in the list already'])
  })
})

describe('an item date', () => {
  const dated = (date: string, language = ''): ReadNews =>
    readNews(
      `<rss version="2.0"><channel><title>Wire</title>${language}<item><title>T</title><guid>1</guid><pubDate>${date}</pubDate></item></channel></rss>`,
      'wire.example',
      now,
    )
  const publishedAt = ({ articles }: ReadNews): string | undefined => articles[0]?.published_at

  it('falls back to when the article was first seen if it is unreadable', () => {
    const news = dated('some time ago')
    expect(publishedAt(news)).toBe('2024-10-02T08:00:00.000Z')
    expect(news.problems).toEqual(['article 1: published_at is not a time: "some time ago"; when it was first seen counts'])
  })

  it('up to a day ahead hides nothing, and further ahead delays the article', () => {
    expect(publishedAt(dated('Wed, 02 Oct 2024 16:00:00 GMT'))).toBe('2024-10-02T08:00:00.000Z')
    expect(publishedAt(dated('Thu, 03 Oct 2024 08:00:00 GMT'))).toBe('2024-10-02T08:00:00.000Z')
    expect(publishedAt(dated('Thu, 03 Oct 2024 08:00:01 GMT'))).toBe('2024-10-03T08:00:01.000Z')
  })

  it('without a zone uses that of the feed language', () => {
    expect(publishedAt(dated('2024-10-02 08:00:00', '<language>zh-cn</language>'))).toBe('2024-10-02T00:00:00.000Z')
    expect(publishedAt(dated('2024-10-02 08:00:00'))).toBe('2024-10-02T08:00:00.000Z')
    const [article] = atom('<id>1</id><title>T</title><published>soon</published><updated>2024-10-02T07:00:00Z</updated>').articles
    expect(article?.published_at).toBe('2024-10-02T07:00:00.000Z')
  })
})
