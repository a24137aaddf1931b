// A room with its viewers from the crowd's perspective, their pending actions, and the match rows that their pictures have shown.
import type { MatchRow } from '../../../contract/match/match-row.ts'
import type { Name } from '../../../contract/wire/name.ts'
import type { RunWatch } from './happening.ts'
import type { Talk } from './phrases.ts'
import type { OpenRoom } from './seating.ts'

export interface PeopledRoom extends OpenRoom {
  matchId: string | null
  /** Topic in a room without a match. */
  topic: Talk
  /** A real user is watching. */
  isWatched: boolean
  /** Gifts there are only the demonstration world's own income. */
  takesGifts: boolean
}
/** Real milliseconds of the picture that the viewer sees. */
interface Seen {
  at: number
}
export type CrowdAction = { room: string; person: string } & (
  | { type: 'attend' | 'leave' }
  | ({ type: 'say' | 'danmaku'; text: string } & Seen)
  | ({ type: 'gift'; gift: string; num: number } & Seen)
  | { type: 'envelope'; diamonds: number; num: number }
)

export interface Crowded {
  room: PeopledRoom
  row: MatchRow | undefined
  /** The latest rows, newest last: no viewer reacts before seeing it in the picture. */
  rows: { at: number; row: MatchRow }[]
  run: RunWatch
  /** Of the last goal, once known; empty before. */
  scorer: Partial<Name>
  seated: Set<string>
  /** Pending actions with their due times. */
  due: { at: number; action: (now: number) => CrowdAction | null }[]
  nextTalk: number
  nextGift: number
  nextEnvelope: number
  /** Messages that are still visible. */
  recent: string[]
  /** Number of initial messages. */
  opened: number
}

/** Milliseconds of stored rows: more than any stream latency. */
const rowsFor = 30_000

export function recordRow(crowded: Pick<Crowded, 'rows'>, row: MatchRow, now: number): void {
  // The row before the window is the one shown at its start.
  const from = crowded.rows.findLastIndex(({ at }) => at <= now - rowsFor)
  crowded.rows = [...crowded.rows.slice(Math.max(0, from)), { at: now, row }]
}
/** The row in the picture of that real time: the earlier of two samples. */
export const rowAt = ({ rows }: Pick<Crowded, 'rows'>, at: number): MatchRow | undefined =>
  (rows.findLast((one) => one.at <= at) ?? rows[0])?.row
