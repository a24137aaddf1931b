// The live socket: every message the specification names, plus version, epoch, sequence, resume and topics.
// Types only, and the few constants both sides compare: no schema reaches the app.
import type {
  ConversationStateFrame,
  PrivateMessageFrame,
  PrivateReadFrame,
  RoomCountFrame,
  RoomMessage,
  RoomRemoveFrame,
  SayBody,
  StandingFrame,
} from './chat.ts'
import type { Danmaku } from './danmaku.ts'
import type { RoomEnvelopeFrame } from './gift/envelope.ts'
import type { RoomGiftFrame } from './gift/gift.ts'
import type { RoomStatusFrame, StatusReminder } from './gift/guard.ts'
import type { Statistic, TextLine } from './match/match-detail.ts'
import type { MatchEvent } from './match/match-event.ts'
import type { MatchOdds, MatchRow, Showing } from './match/match-row.ts'
import type { RechargeState } from './money/recharge.ts'
import type { NotificationFrame } from './notification.ts'
import type { GoalNotice } from './push.ts'
import type { EndRoomFrame, RoomRulesFrame, RoomStateFrame } from './room/room.ts'
import type { ErrorCode } from './wire/error.ts'

export const liveVersion = 1
/** The channels: `scores` has every match row; `odds:0` football and `odds:1` other exponents; `match:ID` one match's detail;
 * `room:ID` what happens in a room, which counts its readers as those who are in it; `account:ID` what is for one person, heard
 * by sockets that have signed in as him and by no other. */
export type Channel = 'scores' | 'odds:0' | 'odds:1' | `match:${string}` | `room:${string}` | `account:${string}`

/** Up to where something read elsewhere already holds what the channels said. */
export interface LivePosition {
  epoch: string
  seq: Partial<Record<Channel, number>>
}

/** Client to server. The first three are the specification's own, sent on open. */
export type LiveRequest =
  | { type: 'register'; info: 'web'; version?: number; device_id?: string; visible?: boolean }
  | { type: 'toggle'; company_id: string }
  | { type: 'classify'; classify_type: 0 | 1 }
  | { type: 'heartbeat' }
  | ({ type: 'resume' } & LivePosition)
  | { type: 'topic'; add?: Channel[]; remove?: Channel[] }
  | { type: 'visible'; visible: boolean }
  | { type: 'ack'; match_id: string; seq: number }
  /** This screen shows the QR code of a login and waits for it: once a socket. */
  | { type: 'login'; code: string }
  /** Signs this socket in; an empty token signs it out. The answer is `signed_in` or `signed_out`. */
  | { type: 'login-token'; token: string }
  /** A line of chat by a socket that has signed in; the answer is `said`. `POST api/Chat/say` does the same. */
  | ({ type: 'say' } & SayBody)

/** A change of one row: its id, its seq, and the fields that changed. */
export type MatchPatch = Pick<MatchRow, 'id' | 'seq'> & Partial<MatchRow>
export interface OddsPatch {
  id: string
  odds: MatchOdds
}
export type ShowingPatch = { id: string } & Showing
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
  | Framed<'match_rooms', ShowingPatch[]>
  | Framed<'goal', GoalNotice>
  | Framed<'match_detail', DetailPatch>
  | Framed<'room_message', RoomMessage[]>
  | Framed<'danmaku', Danmaku[]>
  | Framed<'room_remove', RoomRemoveFrame>
  | Framed<'room_count', RoomCountFrame>
  | Framed<'room_gift', RoomGiftFrame>
  | Framed<'room_envelope', RoomEnvelopeFrame>
  | Framed<'room_status', RoomStatusFrame>
  | Framed<'status_reminder', StatusReminder>
  | Framed<'private_message', PrivateMessageFrame>
  | Framed<'private_read', PrivateReadFrame>
  | Framed<'conversation_state', ConversationStateFrame>
  | Framed<'standing', StandingFrame>
  | Framed<'notification', NotificationFrame>
  | Framed<'room_state', RoomStateFrame>
  | Framed<'room_rules', RoomRulesFrame>
  /** The gap could not be filled: fetch again. */
  | { code: 100; type: 'reset'; version: typeof liveVersion; epoch: string; channel: Channel; seq: number }
  /** After register and after each topic: where the channel stands. */
  | { code: 100; type: 'joined'; version: typeof liveVersion; epoch: string; channel: Channel; seq: number }
  | { code: 0; type: 'heartbeat' }
  | { code: 200; type: 'endRoom'; data?: EndRoomFrame }
  /** Who this socket is now: its `account:ID` can be subscribed to. */
  | { code: 200; type: 'signed_in'; data: { id: string } }
  /** The token was refused, or the login has ended: `account:ID` is left, rooms stay open to a guest. */
  | { code: 200; type: 'signed_out'; data: { id: string } }
  /** What became of a line: the line, or why not and in how many seconds again. */
  | { code: 200; type: 'said'; data: { key: string; message: RoomMessage | null; error: ErrorCode | null; retryAfter: number } }
  /** This socket may not be in the room, or no longer: its owner has shown it the door. */
  | { code: 200; type: 'room_out'; data: { room_id: string } }
  /** An order of this device was paid, or will not be: `GET api/Order/recharge` has the truth of it. */
  | { code: 200; type: 'recharge'; data: { order_id: string; state: RechargeState } }
  /** scanned: the phone has it in view. refused, expired: ask for another code. */
  | { code: 200; type: 'scanCode_Login'; data: { status: 'scanned' | 'refused' | 'expired' } }
  /** What `POST api/user/qrLogin` takes. */
  | { code: 200; type: 'webLoginSuccess'; data: { code: string; ticket: string } }
  | { code: 1; type: 'error'; msg: string }
