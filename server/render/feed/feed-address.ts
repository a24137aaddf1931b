// URLs of the news feeds and calendars of the site, a team or a league. Pure.
import type { Lang } from '../../../contract/limits/limits.ts'
import type { Subject } from '../preview/page.ts'

/** The subject of a feed or calendar. The site as a whole has no calendar. */
export type FeedSubject = { kind: 'site' } | { kind: 'team' | 'league'; id: string }
export type CalendarSubject = Exclude<FeedSubject, { kind: 'site' }>

const file = /^\/(feeds|calendar)\/(team|league)\/([A-Za-z0-9_.-]{1,64})\.(atom|ics)$/
export const siteFeed = '/feeds/site.atom'

export const feedPath = (subject: FeedSubject): string => (subject.kind === 'site' ? siteFeed : `/feeds/${subject.kind}/${subject.id}.atom`)
export const calendarPath = ({ kind, id }: CalendarSubject): string => `/calendar/${kind}/${id}.ics`

function named(path: string, folder: string, ending: string): CalendarSubject | null {
  const [, place, kind, id, end] = file.exec(path) ?? []
  return place === folder && end === ending && id !== undefined && (kind === 'team' || kind === 'league') ? { kind, id } : null
}
/** The subject of a feed's URL; null if it is not one. */
export const feedAsked = (path: string): FeedSubject | null => (path === siteFeed ? { kind: 'site' } : named(path, 'feeds', 'atom'))
export const calendarAsked = (path: string): CalendarSubject | null => named(path, 'calendar', 'ics')

interface FeedLink {
  type: 'application/atom+xml' | 'text/calendar'
  title: string
  path: string
}

const messages: Record<Lang, { news: string; fixtures: string }> = {
  zh: { news: '资讯', fixtures: '赛程' },
  en: { news: 'News', fixtures: 'Fixtures' },
  vi: { news: 'Tin tức', fixtures: 'Lịch thi đấu' },
}
/** `name` of the team, the league or the site. */
export const newsTitle = (name: string, lang: Lang): string => `${name} · ${messages[lang].news}`
export const fixturesTitle = (name: string, lang: Lang): string => `${name} · ${messages[lang].fixtures}`

/** Links to the feeds and the calendar of a page. `title` is that of its subject; `hasNews`: the operator has not disabled news. */
export function feedLinks(
  subject: Subject,
  { title, siteName, lang, hasNews }: { title: string; siteName: string; lang: Lang; hasNews: boolean },
): FeedLink[] {
  const news = (of: FeedSubject, name: string): FeedLink[] =>
    hasNews ? [{ type: 'application/atom+xml', title: newsTitle(name, lang), path: feedPath(of) }] : []
  if (subject.kind === 'list') return subject.list === 'main' || subject.list === 'news' ? news({ kind: 'site' }, siteName) : []
  if (subject.kind !== 'team' && subject.kind !== 'league') return []
  const of = { kind: subject.kind, id: subject.id }
  return [...news(of, title), { type: 'text/calendar', title: fixturesTitle(title, lang), path: calendarPath(of) }]
}
