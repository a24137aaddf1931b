// The live socket: every message the specification names, plus version, epoch, sequence, resume and topics.
// Types only, and the few constants both sides compare: no schema reaches the app.
import type { MatchEvent, MatchOdds, MatchRow, Statistic, TextLine } from './match.ts'
import type { GoalNotice } from './push.ts'

export const liveVersion = 1
/** The channels: `scores` has every match row; `odds:0` football and `odds:1` other exponents; `match:ID` one match's detail. */
export type Channel = 'scores' | 'odds:0' | 'odds:1' | `match:${string}`

/** Client to server. The first three are the specification's own, sent on open. */
export type LiveRequest =
  | { type: 'register'; info: 'web'; version?: number; device_id?: string; visible?: boolean }
  | { type: 'toggle'; company_id: string }
  | { type: 'classify'; classify_type: 0 | 1 }
  | { type: 'heartbeat' }
  | { type: 'resume'; epoch: string; seq: Partial<Record<Channel, number>> }
  | { type: 'topic'; add?: Channel[]; remove?: Channel[] }
  | { type: 'visible'; visible: boolean }
  | { type: 'ack'; match_id: string; seq: number }

/** A change of one row: its id, its seq, and the fields that changed. */
export type MatchPatch = Pick<MatchRow, 'id' | 'seq'> & Partial<MatchRow>
export interface OddsPatch {
  id: string
  odds: MatchOdds
}
export interface DetailPatch {
  id: string
  events?: MatchEvent[]
  text?: TextLine[]
  statistics?: Statistic[]
  momentum?: number[]
}

interface Framed<Type extends string, Data> {
  code: 100
  type: Type
  version: typeof liveVersion
  epoch: string
  channel: Channel
  /** Rises by one with every frame of the channel. */
  seq: number
  data: Data
}
/** Server to client. */
export type LiveMessage =
  | Framed<'football_match' | 'basketball_match' | 'other_match', MatchPatch[]>
  | Framed<'football_exponent' | 'basketball_exponent', OddsPatch[]>
  | Framed<'goal', GoalNotice>
  | Framed<'match_detail', DetailPatch>
  /** The gap could not be filled: fetch again. */
  | { code: 100; type: 'reset'; version: typeof liveVersion; epoch: string; channel: Channel; seq: number }
  /** After register and after each topic: where the channel stands. */
  | { code: 100; type: 'joined'; version: typeof liveVersion; epoch: string; channel: Channel; seq: number }
  | { code: 0; type: 'heartbeat' }
  | { code: 200; type: 'endRoom' | 'scanCode_Login' | 'webLoginSuccess'; data?: unknown }
  | { code: 1; type: 'error'; msg: string }
