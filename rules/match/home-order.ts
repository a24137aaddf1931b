// Order of the matches on the home page: live matches and the rest of this evening, later evenings, finished matches. Pure.
import type { MatchRow } from '../../contract/match/match-row.ts'
import { dayIn } from '../time/day.ts'

/** Milliseconds after midnight until which the night belongs to the previous evening. */
const nightEnds = 6 * 3_600_000
/** Hour at which the evening begins. */
const eveningBegins = 17
const hour = 3_600_000

/** YYYY-MM-DD of the current evening in the IANA zone `tz`, or of the one later that day. */
export const eveningOf = (at: number, tz: string): string => dayIn(at - nightEnds, tz)

/** Whether it is evening, or the night after it. `wallMs`: wall-clock time as if it were UTC, in milliseconds. */
export function isEvening(wallMs: number): boolean {
  const clock = Math.floor(wallMs / hour) % 24
  return clock >= eveningBegins || clock < nightEnds / hour
}

export interface HomeGroup {
  /** `tonight`: live matches, and those that start before the night is over. */
  type: 'tonight' | 'later' | 'over'
  /** The evening, YYYY-MM-DD. */
  day: string
  ids: string[]
}

interface HomeOrder {
  /** The current evening. */
  evening: string
  tz: string
  isFollowed: (row: MatchRow) => boolean
}

/** Groups in display order, without empty ones. Followed matches come first among the live ones. */
export function homeGroups(rows: readonly MatchRow[], { evening, tz, isFollowed }: HomeOrder): HomeGroup[] {
  const startOf = ({ match_time }: MatchRow): number => Date.parse(match_time)
  const followedFirst = (a: MatchRow, b: MatchRow): number => Number(isFollowed(b)) - Number(isFollowed(a))
  const live = rows.filter(({ status }) => status === 'live').sort(followedFirst)
  const coming = rows.filter(({ status }) => status === 'upcoming').sort((a, b) => startOf(a) - startOf(b))
  const over = rows.filter(({ status }) => status !== 'live' && status !== 'upcoming')
  const groups: HomeGroup[] = []
  const add = (type: HomeGroup['type'], day: string, row: MatchRow): void => {
    const last = groups.at(-1)
    if (last?.type === type && last.day === day) last.ids.push(row.id)
    else groups.push({ type, day, ids: [row.id] })
  }
  for (const row of live) add('tonight', evening, row)
  for (const row of coming) {
    const day = eveningOf(startOf(row), tz)
    // A match that should have started already is still upcoming.
    if (day <= evening) add('tonight', evening, row)
    else add('later', day, row)
  }
  for (const row of over) add('over', evening, row)
  return groups
}
