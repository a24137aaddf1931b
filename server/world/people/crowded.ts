// A room with its people as the crowd sees it, what they do there, and the rows of its match that their pictures have shown.
import type { MatchRow } from '../../../contract/match/match-row.ts'
import type { Name } from '../../../contract/wire/name.ts'
import type { RunWatch } from './happening.ts'
import type { OpenRoom } from './seating.ts'
import type { Talk } from './words.ts'

export interface PeopledRoom extends OpenRoom {
  matchId: string | null
  /** What is talked about in a room without a match. */
  topic: Talk
  /** Somebody of flesh and blood is in it. */
  isWatched: boolean
  /** What is given there is nobody's income but the demonstration world's own. */
  takesGifts: boolean
}
/** Real milliseconds of the picture that the person sees. */
interface Seen {
  at: number
}
export type Deed = { room: string; person: string } & (
  | { type: 'attend' | 'leave' }
  | ({ type: 'say' | 'danmaku'; text: string } & Seen)
  | ({ type: 'gift'; gift: string; num: number } & Seen)
  | { type: 'envelope'; diamonds: number; num: number }
)

export interface Crowded {
  room: PeopledRoom
  row: MatchRow | undefined
  /** The rows of the last moments, the newest last: nobody speaks of what his picture has not shown. */
  rows: { at: number; row: MatchRow }[]
  run: RunWatch
  /** Of the last goal, once it is known; empty before. */
  scorer: Partial<Name>
  seated: Set<string>
  /** What is to be done, by when. */
  due: { at: number; deed: (now: number) => Deed | null }[]
  nextTalk: number
  nextGift: number
  nextEnvelope: number
  /** Lines that are still on the screens. */
  recent: string[]
  /** Lines of the first minute. */
  opened: number
}

/** Milliseconds of rows that are kept: more than any picture is behind. */
const rowsFor = 30_000

export function keepRow(crowded: Pick<Crowded, 'rows'>, row: MatchRow, now: number): void {
  // The one before the window is what was shown at its beginning.
  const from = crowded.rows.findLastIndex(({ at }) => at <= now - rowsFor)
  crowded.rows = [...crowded.rows.slice(Math.max(0, from)), { at: now, row }]
}
/** As a picture of that real moment has it: of two looks the earlier. */
export const rowAt = ({ rows }: Pick<Crowded, 'rows'>, at: number): MatchRow | undefined =>
  (rows.findLast((one) => one.at <= at) ?? rows[0])?.row
