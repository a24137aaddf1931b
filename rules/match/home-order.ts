// In which order the home page lists its matches: what is on and what else begins this evening, the evenings after it, what was just
// played. Pure.
import type { MatchRow } from '../../contract/match/match-row.ts'
import { dayIn } from '../time/day.ts'

/** Milliseconds after midnight until which a night belongs to the evening before it. */
const nightEnds = 6 * 3_600_000
/** Hour of the day from which it is evening. */
const eveningBegins = 17
const hour = 3_600_000

/** YYYY-MM-DD of the evening that it is in the IANA zone `tz`, or will be later that day. */
export const eveningOf = (at: number, tz: string): string => dayIn(at - nightEnds, tz)

/** Whether it is evening, or the night behind it. `at` in milliseconds; `wallMs`: what the clock on the wall shows, as if it were UTC. */
export function isEvening(wallMs: number): boolean {
  const clock = Math.floor(wallMs / hour) % 24
  return clock >= eveningBegins || clock < nightEnds / hour
}

export interface HomeGroup {
  /** `tonight`: what is on, and what else begins until the night is over. */
  type: 'tonight' | 'later' | 'over'
  /** The evening, YYYY-MM-DD. */
  day: string
  ids: string[]
}

interface HomeOrder {
  /** The evening that it is. */
  evening: string
  tz: string
  isFollowed: (row: MatchRow) => boolean
}

/** Groups in the order in which they stand, none of them empty. Of what is on that is first which the reader follows. */
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
    // One that should have begun already is still to come.
    if (day <= evening) add('tonight', evening, row)
    else add('later', day, row)
  }
  for (const row of over) add('over', evening, row)
  return groups
}
