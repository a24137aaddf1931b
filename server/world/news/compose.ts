// Composes the news: binds each article to the world and, if it is about a match, to one of the required shape.
import type { NewsArticle } from '../../../contract/news.ts'
import { pick } from '../../feed/names/pick.ts'
import { articles, coverPool, everyReport } from './all.ts'
import type { ArticleSeed } from './article-seed.ts'
import { fillWorld, type Library } from './library.ts'
import { matchSlots, type NewsMatch } from './match-slots.ts'
import { previews } from './preview.ts'
import { hasShape } from './shape.ts'
import { type Bound, writeArticle } from './write.ts'

const minute = 60_000
const hour = 3_600_000
/** Approximate minutes from the first whistle to the last; the report follows. */
const lengths: Record<string, number> = { football: 115, basketball: 130, tennis: 130, badminton: 60, esports: 150 }
/** How long before its start a match may be previewed. */
const previewed = 24 * hour
/** Women's leagues: their matches have their own articles. */
const womensLeagues = new Set(['hxwsl'])

/** Minutes after its start within which even the longest match is over: a later change of the row is not the end. */
const longest = 300

/** Publication time of a match's report: shortly after its actual end, and never in the future. */
export const reportTime = ({ row }: Pick<NewsMatch, 'row'>, now: number): number => {
  const start = Date.parse(row.match_time)
  const wait = 8 + pick(`report ${row.id}`, 30)
  const end = Math.max(start + (lengths[row.sport] ?? 120) * minute, Math.min(Date.parse(row.updated_at), start + longest * minute))
  return Math.min(end + wait * minute, now)
}

function suits({ row, story }: NewsMatch, { sport, about }: ArticleSeed, now: number): boolean {
  if (!about || row.sport !== sport) return false
  if (about.when === 'upcoming') return row.status === 'upcoming' && Date.parse(row.match_time) > now + 2 * hour
  return row.status === 'over' && hasShape({ ...row, story }, about.shape)
}

/** Suitable matches, preferred leagues first; otherwise in the library's order. */
function candidates(seed: ArticleSeed, library: Library, taken: ReadonlySet<string>, now: number): NewsMatch[] {
  const leagues = seed.about?.leagues ?? []
  const rank = ({ row }: NewsMatch): number => {
    const place = leagues.indexOf(row.league_id)
    return place < 0 ? leagues.length : place
  }
  return library.matches
    .filter((match) => !taken.has(match.row.id) && suits(match, seed, now))
    .filter(({ row }) => leagues.includes(row.league_id) || !womensLeagues.has(row.league_id))
    .sort((a, b) => rank(a) - rank(b))
}

interface Placed {
  id: string
  cover: string
  /** Product milliseconds. */
  publishedAt: number
}

function aboutMatch(seed: ArticleSeed, match: NewsMatch, library: Library, placed: Placed): NewsArticle | null {
  const world = fillWorld(library)
  const slots = matchSlots(match)
  const { row } = match
  const bound: Bound = {
    ...placed,
    fill: (slot) => slots[slot] ?? world(slot),
    leagueId: row.league_id,
    teamIds: [row.home_team_id, row.away_team_id],
    matchId: row.id,
  }
  return writeArticle(seed, bound)
}

function ofWorld(seed: ArticleSeed, library: Library, now: number): NewsArticle | null {
  const { league, teams = [] } = seed
  if (league && !library.leagues.has(league)) return null
  return writeArticle(seed, {
    id: `n-${seed.key}`,
    cover: seed.cover,
    fill: fillWorld(library),
    publishedAt: now - seed.age * hour - pick(seed.key, 50) * minute,
    leagueId: league ?? null,
    teamIds: teams.filter((id) => library.teams.has(id)),
    matchId: null,
  })
}

/** The first edition: every article whose facts exist. Each match is used once. */
export function composeAll(library: Library, now: number): NewsArticle[] {
  const taken = new Set<string>()
  const made: NewsArticle[] = []
  for (const seed of articles) {
    if (!seed.about) {
      const article = ofWorld(seed, library, now)
      if (article) made.push(article)
      continue
    }
    for (const match of candidates(seed, library, taken, now)) {
      const publishedAt = match.row.status === 'over' ? reportTime(match, now) : now - seed.age * hour - pick(seed.key, 50) * minute
      const article = aboutMatch(seed, match, library, { id: `n-${seed.key}`, cover: seed.cover, publishedAt })
      if (!article) continue
      taken.add(match.row.id)
      made.push(article)
      break
    }
  }
  return made
}

/** Reports of matches that have ended since, at most `most`; `written` are matches that have one. */
export function composeFresh(library: Library, written: ReadonlySet<string>, now: number, most: number): NewsArticle[] {
  const made: NewsArticle[] = []
  const used = new Set<string>()
  for (const match of library.matches) {
    const { row } = match
    if (made.length === most) break
    if (row.status !== 'over' || written.has(row.id)) continue
    const fitting = everyReport.filter((seed) => !used.has(seed.key) && suits(match, seed, now) && fits(seed, match))
    for (const seed of fitting) {
      const placed = { id: `r-${row.id}`.slice(0, 64), cover: coverOf(row), publishedAt: reportTime(match, now) }
      const article = aboutMatch(seed, match, library, placed)
      if (!article) continue
      used.add(seed.key)
      made.push(article)
      break
    }
  }
  return made
}

const coverOf = ({ id, sport }: NewsMatch['row']): string => {
  const pool = coverPool[sport]
  return pool[pick(id, pool.length)] as string
}

/**
 * Previews of featured matches within a day, soonest first, at most `most`, each with a different text; `written` are matches that have
 * one. A preview is specific to its leagues.
 */
export function composePreviews(library: Library, written: ReadonlySet<string>, now: number, most: number): NewsArticle[] {
  const made: NewsArticle[] = []
  const used = new Set<string>()
  for (const match of library.matches) {
    const { row } = match
    if (made.length === most) break
    if (!row.hot || written.has(row.id) || Date.parse(row.match_time) > now + previewed) continue
    const fitting = previews.filter((seed) => !used.has(seed.key) && suits(match, seed, now) && seed.about?.leagues.includes(row.league_id))
    // Varies between matches of a league.
    const seed = fitting[pick(`preview ${row.id}`, Math.max(1, fitting.length))]
    const placed = { id: `p-${row.id}`.slice(0, 64), cover: coverOf(row), publishedAt: now - minute }
    if (!seed) continue
    const article = aboutMatch(seed, match, library, placed)
    if (!article) continue
    used.add(seed.key)
    made.push(article)
  }
  return made
}

/** Whether a report suits the leagues of this match: women's matches have their own, other sports one each. */
const fits = (seed: ArticleSeed, { row }: NewsMatch): boolean => womensLeagues.has(row.league_id) === (seed.key === 'report-women')
