// Serves API reads from the packs while the network is down.
import type { AllMatchBody, LeagueEntry } from '../../../contract/match/match.ts'
import type { MatchDetail } from '../../../contract/match/match-detail.ts'
import type { MatchRow } from '../../../contract/match/match-row.ts'
import type { NewsCard } from '../../../contract/news.ts'
import type { PackItemRecord } from '../storage/db.ts'
import { legalItemKey } from './content/legal.ts'
import type { ScheduleContent } from './content/schedule.ts'
import { emptyDetail, findLeagues, findNews, hotRows, isComplete, matchRows } from './find.ts'
import { findPackItem } from './store.ts'

export interface PackResult {
  data: unknown
  savedAt: number
  /** The pack holds only a part of what was requested: what this device follows, the last results. */
  part: boolean
}
interface Params {
  query?: Record<string, string | undefined>
  body?: unknown
}

const typed = async <T>(record: Promise<PackItemRecord | undefined>): Promise<{ data: T; savedAt: number } | undefined> =>
  (await record) as { data: T; savedAt: number } | undefined

/** Returns the response to `[endpoint, params]`, or undefined if no pack has it. */
export async function readFromPacks(queryKey: readonly unknown[]): Promise<PackResult | undefined> {
  const [key, params] = queryKey as [string, Params | null]
  const query = params?.query ?? {}
  if (key === 'POST api/hot_match/all_match') return readList((params?.body ?? {}) as AllMatchBody)
  if (key === 'GET api/hot_match/recommend') return readHot()
  if (key === 'GET api/hot_match/detail') return readDetail(query.id ?? '')
  if (key === 'GET api/hot_match/standings') return readTable('table', query)
  if (key === 'GET api/Data/league') return readTable('league', query)
  if (key === 'GET api/hot_match/initial_list') return readLeagues(query.sport)
  if (key === 'GET api/Portal_post/getList2') return query.id === undefined ? readNews(query) : readArticle(query.id)
  if (key === 'GET api/Legal/text') return whole(await findPackItem('legal', legalItemKey(query.kind ?? '')))
  return undefined
}

/** The pack holds the tables of the current season and the heads of the league pages. */
async function readTable(of: 'table' | 'league', query: Record<string, string | undefined>): Promise<PackResult | undefined> {
  const { league_id, season, view } = query
  return season === undefined && view === undefined ? whole(await findPackItem('tables', `${of} ${league_id}`)) : undefined
}

const whole = (record: { data: unknown; savedAt: number } | undefined): PackResult | undefined =>
  record && { data: record.data, savedAt: record.savedAt, part: false }

/** Rows cached by an earlier build lack the fields of the match's coverage. */
const withCoverage = (row: MatchRow): MatchRow => ({ ...{ announced: 0, streamers: [] }, ...row })

async function schedule() {
  const packed = await typed<ScheduleContent>(findPackItem('schedule', 'rows'))
  return packed && { ...packed, data: { ...packed.data, rows: packed.data.rows.map(withCoverage) } }
}
async function results() {
  const packed = await typed<MatchRow[]>(findPackItem('results', 'rows'))
  return packed && { ...packed, data: packed.data.map(withCoverage) }
}

const readList = async (body: AllMatchBody): Promise<PackResult | undefined> => (await readLists([body]))[0]

/** Returns the responses to several lists, in order, from a single read of the packs. */
export async function readLists(bodies: readonly AllMatchBody[]): Promise<(PackResult | undefined)[]> {
  const [planned, over] = await Promise.all([schedule(), results()])
  const rows = new Map<string, MatchRow>()
  for (const row of [...(over?.data ?? []), ...(planned?.data.rows ?? [])]) {
    const known = rows.get(row.id)
    if (!known || row.seq >= known.seq) rows.set(row.id, row)
  }
  const savedAt = Math.min(planned?.savedAt ?? Number.POSITIVE_INFINITY, over?.savedAt ?? Number.POSITIVE_INFINITY)
  return bodies.map((body) => {
    const list = matchRows([...rows.values()], body)
    const part = body.ids ? list.length < new Set(body.ids).size : !isComplete(planned?.data, body)
    if (list.length === 0 && part) return undefined
    return { data: { list, total: list.length }, savedAt, part }
  })
}

async function readHot(): Promise<PackResult | undefined> {
  const planned = await schedule()
  const list = hotRows(planned?.data.rows ?? [])
  return planned && list.length > 0 ? { data: { list, total: list.length }, savedAt: planned.savedAt, part: false } : undefined
}

async function readDetail(id: string): Promise<PackResult | undefined> {
  const result = whole(await findPackItem('results', `detail ${id}`))
  if (result) return result
  const planned = await schedule()
  const row = planned?.data.rows.find((one) => one.id === id)
  // For a match that has begun the row has only the score: its events would be silently missing.
  if (!planned || row?.status !== 'upcoming') return undefined
  const tables = await typed<{ list: NonNullable<MatchDetail['standings']>[] }>(findPackItem('tables', `table ${row.league_id}`))
  return { data: emptyDetail(row, tables?.data.list ?? []), savedAt: planned.savedAt, part: true }
}

async function readLeagues(sport: string | undefined): Promise<PackResult | undefined> {
  const leagues = await typed<LeagueEntry[]>(findPackItem('tables', 'leagues'))
  return leagues && { data: { list: findLeagues(leagues.data, sport) }, savedAt: leagues.savedAt, part: false }
}

async function readNews(query: Record<string, string | undefined>): Promise<PackResult | undefined> {
  const news = await typed<NewsCard[]>(findPackItem('news', 'list'))
  return news && { data: findNews(news.data, query), savedAt: news.savedAt, part: true }
}

async function readArticle(id: string): Promise<PackResult | undefined> {
  return whole((await findPackItem('articles', `article ${id}`)) ?? (await findPackItem('news', `article ${id}`)))
}
