// An Atom feed as text: well-formed to a strict parser whatever its authors wrote, and without results unless they are requested.
import { describe, expect, it } from 'vitest'
import { langs } from '../../../contract/limits/limits.ts'
import { hostileTexts } from '../../../tests/support/hostile/hostile-texts.ts'
import { readAtom } from '../../../tests/support/preview/read-atom.ts'
import { atomText, changedAtOf, type FeedArticle, type FeedOptions, uuidOf } from './atom.ts'
import { calendarAsked, calendarPath, feedAsked, feedLinks, feedPath } from './feed-address.ts'

const name = (zh: string, en: string) => ({ zh, en, vi: en })
const article = (more: Partial<FeedArticle> = {}): FeedArticle => ({
  id: 'n1',
  topic: 'report',
  title: name('临江潮汐 3:1 北固铁狮', 'Linjiang beat Beigu 3-1'),
  summary: name('第 80 分钟锁定胜局', 'A goal in the 80th minute settled it'),
  author: name('看台体育', 'Grandstand Sport'),
  published_at: '2026-03-07T14:00:00.000Z',
  match_id: 'm1',
  teams: [name('临江', 'Linjiang'), name('北固', 'Beigu')],
  changedAt: Date.parse('2026-03-07T14:00:00.000Z'),
  ...more,
})
const options = (more: Partial<FeedOptions> = {}): FeedOptions => ({
  path: '/feeds/team/t1.atom',
  url: '/feeds/team/t1.atom?lang=zh',
  page: '/base-football?team=t1&lang=zh',
  title: '临江潮汐 · 资讯',
  lang: 'zh',
  origin: 'https://stand.example',
  siteName: '看台',
  scores: false,
  ...more,
})

describe('Atom feed', () => {
  it('is well-formed: ids, dates with their zone, links to itself and to its page', () => {
    const feed = readAtom(atomText([article()], options()))
    expect(feed).toMatchObject({
      title: '临江潮汐 · 资讯',
      updated: '2026-03-07T14:00:00.000Z',
      lang: 'zh',
      self: 'https://stand.example/feeds/team/t1.atom?lang=zh',
      page: 'https://stand.example/base-football?team=t1&lang=zh',
    })
    expect(feed.entries[0]).toMatchObject({
      published: '2026-03-07T14:00:00.000Z',
      page: 'https://stand.example/detail?id=n1&lang=zh',
      author: '看台体育',
      term: 'report',
    })
  })

  it('reveals no result, in any language, unless its URL asks for it', () => {
    for (const lang of langs) {
      const [entry] = readAtom(atomText([article()], options({ lang }))).entries
      expect(`${entry?.title} ${entry?.summary}`).not.toMatch(/3|80/)
    }
    expect(readAtom(atomText([article()], options())).entries[0]?.title).toBe('临江 对 北固 · 战报')
    expect(readAtom(atomText([article()], options({ scores: true }))).entries[0]?.title).toBe('临江潮汐 3:1 北固铁狮')
    // Titles of previews are shown unchanged.
    const ahead = article({ topic: 'preview', title: name('今晚的对决', 'Tonight') })
    expect(readAtom(atomText([ahead], options())).entries[0]?.title).toBe('今晚的对决')
  })

  it('keeps the id of an edited article, and has the time of the edit', () => {
    const before = readAtom(atomText([article()], options()))
    const changedAt = Date.parse('2026-03-08T09:00:00.000Z')
    const edited = article({ title: name('更正', 'Corrected'), changedAt })
    const after = readAtom(atomText([edited], options({ origin: 'https://new.example' })))
    expect([after.id, after.entries[0]?.id]).toEqual([before.id, before.entries[0]?.id])
    expect([after.updated, after.entries[0]?.updated]).toEqual(['2026-03-08T09:00:00.000Z', '2026-03-08T09:00:00.000Z'])
    const other = readAtom(atomText([article()], options({ lang: 'en' })))
    expect(other.entries[0]?.id).not.toBe(before.entries[0]?.id)
  })

  it('is byte-identical for the same articles, and complete without any', () => {
    expect(atomText([article()], options())).toBe(atomText([article()], options()))
    expect(readAtom(atomText([], options()))).toMatchObject({ entries: [], updated: '1970-01-01T00:00:00.000Z' })
    expect(changedAtOf([])).toBe(0)
  })

  it.each(hostileTexts)('%s stays plain text', (text) => {
    const written = { title: name(text, text), summary: name(text, text), author: name(text, text) }
    const [entry] = readAtom(atomText([article({ topic: 'preview', ...written })], options({ title: `${text} · 资讯` }))).entries
    expect(entry?.title.slice(0, 20)).toBe(
      text
        .replace(/[\s\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
        .trim()
        .slice(0, 20) || '前瞻',
    )
  })

  it('has no character that XML does not allow', () => {
    expect(atomText([article({ topic: 'preview', title: name('a\ufffe\u0000b', 'x') })], options())).toMatch(/<title>a ?b<\/title>/)
  })
})

it('derives an id as a UUID from its name', () => {
  expect(uuidOf('a')).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  const [first, again, other] = ['a', 'a', 'b'].map(uuidOf)
  expect(again).toBe(first)
  expect(other).not.toBe(first)
})

it('maps a URL to the subject of a feed or calendar, or to none', () => {
  for (const subject of [{ kind: 'team', id: 'a.b-1' } as const, { kind: 'league', id: 'l1' } as const]) {
    expect(feedAsked(feedPath(subject))).toEqual(subject)
    expect(calendarAsked(calendarPath(subject))).toEqual(subject)
  }
  expect(feedAsked(feedPath({ kind: 'site' }))).toEqual({ kind: 'site' })
  const none = ['/feeds/', '/feeds/person/1.atom', '/feeds/team/a/b.atom', '/feeds/team/t1.ics', '/calendar/team/t1.ics']
  expect(none.filter((path) => feedAsked(path) !== null)).toEqual([])
  expect(['/calendar/site.ics', '/calendar/team/t1.atom', '/feeds/team/t1.atom'].filter((path) => calendarAsked(path) !== null)).toEqual([])
})

it('links team, league and news pages to the existing feeds, and to no others', () => {
  const feedOptions = { title: '临江潮汐', siteName: '看台', lang: 'zh', hasNews: true } as const
  expect(feedLinks({ kind: 'team', id: 't1' }, feedOptions).map(({ type, title, path }) => [type, title, path])).toEqual([
    ['application/atom+xml', '临江潮汐 · 资讯', '/feeds/team/t1.atom'],
    ['text/calendar', '临江潮汐 · 赛程', '/calendar/team/t1.ics'],
  ])
  expect(feedLinks({ kind: 'team', id: 't1' }, { ...feedOptions, hasNews: false }).map(({ type }) => type)).toEqual(['text/calendar'])
  expect(feedLinks({ kind: 'list', list: 'news' }, feedOptions).map(({ title }) => title)).toEqual(['看台 · 资讯'])
  expect(feedLinks({ kind: 'list', list: 'rank' }, feedOptions)).toEqual([])
  expect(feedLinks({ kind: 'match', id: 'm1' }, feedOptions)).toEqual([])
})
