// Public subscriptions: news as Atom and fixtures as iCalendar, for the site, each team and each league.
import { sql } from 'drizzle-orm'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ApiData } from '../../../contract/api.ts'
import type { Lang } from '../../../contract/limits/limits.ts'
import type { MatchRow, Sport } from '../../../contract/match/match-row.ts'
import type { Name } from '../../../contract/wire/name.ts'
import { nameOf } from '../../../rules/text/name/name.ts'
import { cachedReads } from '../../core/cache/cached-reads.ts'
import type { Context } from '../../core/context.ts'
import { etagOf } from '../../core/http/envelope.ts'
import { sendFailure } from '../../core/http/errors.ts'
import { headersOf } from '../../core/http/headers.ts'
import { sendDated } from '../../core/http/public-response.ts'
import { allowAlso, countRequest, readInProcess } from '../../core/http/route.ts'
import { regionOfRequest } from '../../core/region.ts'
import { calendarOf } from '../../features/alert/device/calendar.ts'
import type { System } from '../../features/config/system.ts'
import { rowsOf } from '../../features/match/store.ts'
import { listFeedNews } from '../../features/news/store.ts'
import { atomText, changedAtOf } from '../../render/feed/atom.ts'
import {
  type CalendarSubject,
  calendarAsked,
  type FeedSubject,
  feedAsked,
  feedPath,
  fixturesTitle,
  newsTitle,
} from '../../render/feed/feed-address.ts'
import { langOfAddress } from '../../render/page-lang.ts'
import { hasLeaguePage, inLanguage } from '../../render/preview/json-ld.ts'
import { originOf } from '../../render/preview/origin.ts'
import { lists, pathOf } from '../../render/preview/page.ts'

/** Articles per feed, and matches per calendar: the ones nearest to now. */
const mostArticles = 40
const mostMatches = 500
const day = 86_400_000
/** Days around now whose matches are in a calendar: a season, and the announced part of the next. */
const daysBack = 180
const daysAhead = 400
/** Feed readers poll one and the same file: time to live in milliseconds, and maximum number of entries. */
const caching = { goodFor: 30_000, most: 300 }

interface File {
  body: Buffer
  etag: string
  /** Milliseconds. */
  changedAt: number
}
const fileOf = (text: string, changedAt: number): File => {
  const body = Buffer.from(text)
  return { body, etag: etagOf(body), changedAt }
}

/** The parts of a URL that change the file; all others are ignored. */
interface Asked {
  lang: Lang
  /** Shows results: `scores=on`. */
  scores: boolean
  origin: string
}

export function serveFeeds(http: FastifyInstance, { config, db, clock }: Context, { site, isOff }: Pick<System, 'site' | 'isOff'>): void {
  const files = cachedReads<File | null>(Date.now, caching)

  async function findNamed({ kind, id }: CalendarSubject): Promise<{ name: Name; sport: Sport } | undefined> {
    const table = kind === 'team' ? sql`team` : sql`league`
    const [found] = await rowsOf<{ name: Name; sport: Sport }>(db, sql`select name, sport from ${table} where id = ${id}`)
    return found
  }

  /** Null if there is no such team or league. */
  async function makeFeed(subject: FeedSubject, { lang, scores, origin }: Asked): Promise<File | null> {
    const known = subject.kind === 'site' ? undefined : await findNamed(subject)
    if (subject.kind !== 'site' && !known) return null
    const wanted = subject.kind === 'site' ? {} : subject.kind === 'team' ? { team_id: subject.id } : { league_id: subject.id }
    const articles = (await listFeedNews(db, wanted, clock.now(), mostArticles)).map((card) => ({
      ...card,
      changedAt: Math.max(Date.parse(card.published_at), card.edited_at?.getTime() ?? 0),
    }))
    const siteName = site().name[lang]
    const path = feedPath(subject)
    const text = atomText(articles, {
      ...{ path, lang, origin, siteName, scores },
      url: addressOf(path, { lang, scores }),
      page: inLanguage(pageOf(subject, known?.sport), lang),
      title: newsTitle(known ? nameOf(known.name, lang) : siteName, lang),
    })
    return fileOf(text, changedAtOf(articles))
  }

  async function rowsAround({ kind, id }: CalendarSubject): Promise<MatchRow[]> {
    const now = clock.now()
    const [from, to] = [now - daysBack * day, now + daysAhead * day].map((at) => new Date(at).toISOString())
    const whose = kind === 'team' ? sql`(home_team_id = ${id} or away_team_id = ${id})` : sql`league_id = ${id}`
    const found = await rowsOf<{ id: string }>(
      db,
      sql`select id from match where ${whose} and match_time >= ${from}::timestamptz and match_time < ${to}::timestamptz
        order by abs(extract(epoch from match_time)::float8 - ${now / 1_000}::float8), id limit ${mostMatches}`,
    )
    if (found.length === 0) return []
    const body = { ids: found.map((row) => row.id), limit: mostMatches }
    // Uses the API call of a guest's page, which returns names and live state.
    const data = await readInProcess(http, 'POST api/hot_match/all_match', { body }, 'zh')
    return (data as ApiData<'POST api/hot_match/all_match'> | null)?.list ?? []
  }

  async function makeCalendar(subject: CalendarSubject, { lang, scores, origin }: Asked): Promise<File | null> {
    const known = await findNamed(subject)
    if (!known) return null
    const rows = await rowsAround(subject)
    const title = fixturesTitle(nameOf(known.name, lang), lang)
    const siteName = site().name[lang]
    const text = calendarOf(rows, { lang, lead: null, hides: () => !scores, publicUrl: origin, siteName, title })
    return fileOf(text, Math.max(0, ...rows.map(({ updated_at }) => Date.parse(updated_at))))
  }

  function serve(url: string, type: string, ofPath: (path: string) => ((asked: Asked) => Promise<File | null>) | null): void {
    http.route({
      method: ['GET', 'HEAD'],
      url,
      handler: async (request: FastifyRequest, reply: FastifyReply) => {
        countRequest(http, request, 'page')
        const path = request.url.split('?')[0] ?? ''
        const make = ofPath(path)
        const origin = originOf(config.publicUrl, request)
        // Without an origin the ids of entries would lead nowhere.
        if (make === null || origin === '' || (type === atom && isOff('news', regionOfRequest(config, request.headers))))
          return sendFailure(reply, 'not-found', 404)
        const lang = langOfAddress(request.url, site()) ?? site().langs[0] ?? 'zh'
        const scores = asksScores(request.url)
        const file = await files.get([path, lang, scores, origin].join(' '), () => make({ lang, scores, origin }))
        if (file === null) return sendFailure(reply, 'not-found', 404)
        // Any program may read it, including other sites' pages; search engines index the pages themselves.
        reply.headers({ ...headersOf('file', config, request), 'x-robots-tag': 'noindex' })
        reply.headers({ 'cross-origin-resource-policy': 'cross-origin', 'access-control-allow-origin': '*' })
        return sendDated(request, reply.type(`${type}; charset=utf-8`), file)
      },
    })
  }

  serve('/feeds/*', atom, (path) => {
    const subject = feedAsked(path)
    return subject && ((asked) => makeFeed(subject, asked))
  })
  serve('/calendar/:kind/:file', 'text/calendar', (path) => {
    const subject = calendarAsked(path)
    return subject && ((asked) => makeCalendar(subject, asked))
  })
  allowAlso(http, (path) => (feedAsked(path) !== null || calendarAsked(path) !== null ? ['GET', 'HEAD'] : []))
}

const atom = 'application/atom+xml'

/** The canonical URL of a file. */
const addressOf = (path: string, { lang, scores }: Pick<Asked, 'lang' | 'scores'>): string =>
  `${inLanguage(path, lang)}${scores ? '&scores=on' : ''}`

const asksScores = (url: string): boolean => new URL(url, 'http://localhost').searchParams.get('scores') === 'on'

/** Path and search of the page with the same content. */
function pageOf(subject: FeedSubject, sport: Sport | undefined): string {
  if (subject.kind === 'site') return lists.news
  if (subject.kind === 'league' && sport !== undefined && !hasLeaguePage(sport)) return lists['other-data']
  return pathOf({ ...subject, sport })
}
