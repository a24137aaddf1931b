// The live socket: the messages that were given (R-LIVE-1), plus version, epoch, sequence, resume and topics.
// Types only, and the few constants both sides compare: no schema reaches the app.
import type { GoalNotice } from './alert.ts'
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
import type { RoomStatusFrame } from './gift/guard.ts'
import type { PlayerLines, Statistic, TextLine } from './match/match-detail.ts'
import type { MatchEvent } from './match/match-event.ts'
import type { MatchRow, Showing } from './match/match-row.ts'
import type { MatchOdds } from './match/odds.ts'
import type { RechargeState } from './money/recharge.ts'
import type { NotificationFrame } from './notification.ts'
import type { EndRoomFrame, RoomRulesFrame, RoomStateFrame } from './room/room.ts'
import type { ErrorCode } from './wire/error.ts'

export const liveVersion = 1
/** The channels: `scores` has every match row; `odds:0` football and `odds:1` other exponents; `match:ID` one match's detail;
 * `room:ID` what happens in a room, which counts its readers as those who are in it; `account:ID` what is for one person, heard
 * by sockets that have signed in as him and by no other. */
export type Channel = 'scores' | 'odds:0' | 'odds:1' | `match:${string}` | `room:${string}` | `account:${string}`
/** How a client may name one. */
export const channelPattern = /^(?:scores|odds:[01]|(?:match|room|account):[A-Za-z0-9_.-]{1,64})$/
/** What a socket hears as soon as it has registered. */
export const channelOfAll: Channel = 'scores'
/** What `classify` chooses between, by its number. */
export const classChannels = ['odds:0', 'odds:1'] as const satisfies Channel[]

/** Up to where something read elsewhere already holds what the channels said. */
export interface LivePosition {
  epoch: string
  seq: Partial<Record<Channel, number>>
}

/** Client to server. The first three were given, and are sent on open. R-LIVE-1. */
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
  players?: PlayerLines
}

interface Said<Where extends Channel, Data> {
  channel: Where
  data: Data
}
type InRoom<Data> = Said<`room:${string}`, Data>
type ToPerson<Data> = Said<`account:${string}`, Data>

/** What channels say: each frame by its type, with the channel that it is said on and its data. */
export interface LiveFrames {
  football_match: Said<'scores', MatchPatch[]>
  basketball_match: Said<'scores', MatchPatch[]>
  other_match: Said<'scores', MatchPatch[]>
  match_rooms: Said<'scores', ShowingPatch[]>
  goal: Said<'scores', GoalNotice>
  football_exponent: Said<'odds:0', OddsPatch[]>
  basketball_exponent: Said<'odds:1', OddsPatch[]>
  match_detail: Said<`match:${string}`, DetailPatch>
  room_message: InRoom<RoomMessage[]>
  danmaku: InRoom<Danmaku[]>
  room_remove: InRoom<RoomRemoveFrame>
  room_count: InRoom<RoomCountFrame>
  room_gift: InRoom<RoomGiftFrame>
  room_envelope: InRoom<RoomEnvelopeFrame>
  room_status: InRoom<RoomStatusFrame>
  room_state: InRoom<RoomStateFrame>
  room_rules: InRoom<RoomRulesFrame>
  private_message: ToPerson<PrivateMessageFrame>
  private_read: ToPerson<PrivateReadFrame>
  conversation_state: ToPerson<ConversationStateFrame>
  standing: ToPerson<StandingFrame>
  notification: ToPerson<NotificationFrame>
  /** An operator has given or taken roles of the desk: `GET api/User/getUserInfo` has them. */
  roles: ToPerson<Record<string, never>>
  /** Something in the queue of the desk is claimed, put off or decided: `GET api/Desk/workQueue` has it. To whoever has it open. */
  desk_queue: ToPerson<Record<string, never>>
}
export type FrameType = keyof LiveFrames
export type FrameData<Type extends FrameType = FrameType> = LiveFrames[Type]['data']
export type FrameChannel<Type extends FrameType> = LiveFrames[Type]['channel']

/** What is said to sockets beside the frames of channels: each message by its type, with its data. */
export interface DirectMessages {
  endRoom: EndRoomFrame
  /** Who this socket is now: its `account:ID` can be subscribed to. */
  signed_in: { id: string }
  /** The token was refused, or the login has ended: `account:ID` is left, rooms stay open to a guest. */
  signed_out: { id: string }
  /** What became of a line: the line, or why not and in how many seconds again. */
  said: { key: string; message: RoomMessage | null; error: ErrorCode | null; retryAfter: number }
  /** This socket may not be in the room, or no longer: its owner has shown it the door. */
  room_out: { room_id: string }
  /** An order of this device was paid, or will not be: `GET api/Order/recharge` has the truth of it. */
  recharge: { order_id: string; state: RechargeState }
  /** scanned: the phone has it in view. refused, expired: ask for another code. */
  scanCode_Login: { status: 'scanned' | 'refused' | 'expired' }
  /** What the operator has set is another: `GET api/Config/getConfig` has it. To every socket. */
  config: Record<string, never>
  /** What `POST api/user/qrLogin` takes. */
  webLoginSuccess: { code: string; ticket: string }
}

interface Numbered<Type extends string, Where extends Channel> {
  code: 100
  type: Type
  version: typeof liveVersion
  epoch: string
  channel: Where
  /** Rises by one with every frame of the channel. */
  seq: number
}
export type LiveFrame = { [Type in FrameType]: Numbered<Type, FrameChannel<Type>> & { data: FrameData<Type> } }[FrameType]
/** The frames of a channel. */
export type FrameOn<Where extends Channel> = Extract<LiveFrame, { channel: Where }>
export type DirectMessage = { [Type in keyof DirectMessages]: { code: 200; type: Type; data: DirectMessages[Type] } }[keyof DirectMessages]

/** Server to client. */
export type LiveMessage =
  | LiveFrame
  /** The gap could not be filled: fetch again. */
  | Numbered<'reset', Channel>
  /** After register and after each topic: where the channel stands. */
  | Numbered<'joined', Channel>
  /** `now`: real milliseconds of the server. A server that is none of ours tells none. */
  | { code: 0; type: 'heartbeat'; now?: number }
  | DirectMessage
  | { code: 1; type: 'error'; msg: string }
