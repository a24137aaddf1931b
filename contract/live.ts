// The live socket: the given messages (R-LIVE-1), plus version, epoch, sequence, resume and topics.
// Types only, and the few constants that both sides compare: no schema reaches the app.
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
} from './chat/chat.ts'
import type { RoomEnvelopeFrame } from './gift/envelope.ts'
import type { RoomGiftFrame } from './gift/gift.ts'
import type { RoomStatusFrame } from './gift/guard.ts'
import type { PlayerLines, Statistic, TextLine } from './match/match-detail.ts'
import type { MatchEvent } from './match/match-event.ts'
import type { Coverage, MatchRow } from './match/match-row.ts'
import type { MatchOdds } from './match/odds.ts'
import type { RechargeState } from './money/recharge.ts'
import type { NotificationFrame } from './notification.ts'
import type { Danmaku } from './room/danmaku.ts'
import type { EndRoomFrame, RoomRulesFrame, RoomStateFrame } from './room/room.ts'
import type { ErrorCode } from './wire/error.ts'

export const liveVersion = 1
/** The channels: `scores` carries every match row; `odds:0` football and `odds:1` other odds; `match:ID` one match's detail; `room:ID`
 * the events of a room, whose subscribers count as its viewers; `account:ID` messages to one user, available only to sockets signed in
 * as that user. */
export type Channel = 'scores' | 'odds:0' | 'odds:1' | `match:${string}` | `room:${string}` | `account:${string}`
/** Channel names accepted from clients. */
export const channelPattern = /^(?:scores|odds:[01]|(?:match|room|account):[A-Za-z0-9_.-]{1,64})$/
/** The channel that every socket joins on `register`. */
export const channelOfAll: Channel = 'scores'
/** The channels that `classify` selects, by index. */
export const classChannels = ['odds:0', 'odds:1'] as const satisfies Channel[]

/** Channel positions already covered by data read elsewhere. */
export interface LivePosition {
  epoch: string
  seq: Partial<Record<Channel, number>>
}

/** Client to server. The first three were given; they are sent on open. R-LIVE-1. */
export type LiveRequest =
  | { type: 'register'; info: 'web'; version?: number; device_id?: string; visible?: boolean }
  | { type: 'toggle'; company_id: string }
  | { type: 'classify'; classify_type: 0 | 1 }
  | { type: 'heartbeat' }
  | ({ type: 'resume' } & LivePosition)
  | { type: 'topic'; add?: Channel[]; remove?: Channel[] }
  | { type: 'visible'; visible: boolean }
  | { type: 'ack'; match_id: string; seq: number }
  /** This screen shows a login QR code and waits for it; once per socket. */
  | { type: 'login'; code: string }
  /** Signs this socket in; an empty token signs it out. The reply is `signed_in` or `signed_out`. */
  | { type: 'login-token'; token: string }
  /** A room message from a signed-in socket; the reply is `said`. `POST api/Chat/say` does the same. */
  | ({ type: 'say' } & SayBody)

/** A change of one row: its id, its seq, and the fields that changed. */
export type MatchPatch = Pick<MatchRow, 'id' | 'seq'> & Partial<MatchRow>
export interface OddsPatch {
  id: string
  odds: MatchOdds
}
export type CoveragePatch = { id: string } & Coverage
export interface DetailPatch {
  id: string
  events?: MatchEvent[]
  text?: TextLine[]
  statistics?: Statistic[]
  momentum?: number[]
  players?: PlayerLines
}

interface ChannelFrame<Where extends Channel, Data> {
  channel: Where
  data: Data
}
type InRoom<Data> = ChannelFrame<`room:${string}`, Data>
type ToPerson<Data> = ChannelFrame<`account:${string}`, Data>

/** Frames of the channels: each by its type, with its channel and data. */
export interface LiveFrames {
  football_match: ChannelFrame<'scores', MatchPatch[]>
  basketball_match: ChannelFrame<'scores', MatchPatch[]>
  other_match: ChannelFrame<'scores', MatchPatch[]>
  match_rooms: ChannelFrame<'scores', CoveragePatch[]>
  goal: ChannelFrame<'scores', GoalNotice>
  football_exponent: ChannelFrame<'odds:0', OddsPatch[]>
  basketball_exponent: ChannelFrame<'odds:1', OddsPatch[]>
  match_detail: ChannelFrame<`match:${string}`, DetailPatch>
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
  /** An operator granted or revoked admin roles: clients refetch `GET api/User/getUserInfo`. */
  roles: ToPerson<Record<string, never>>
  /** An admin queue item was claimed, postponed or decided: refetch `GET api/Desk/workQueue`. Sent to those who have it open. */
  desk_queue: ToPerson<Record<string, never>>
}
export type FrameType = keyof LiveFrames
export type FrameData<Type extends FrameType = FrameType> = LiveFrames[Type]['data']
export type FrameChannel<Type extends FrameType> = LiveFrames[Type]['channel']

/** Messages to sockets outside of channels: each by its type, with its data. */
export interface DirectMessages {
  endRoom: EndRoomFrame
  /** The socket's account: its `account:ID` can now be subscribed to. */
  signed_in: { id: string }
  /** The token was refused, or the session has ended: the socket leaves `account:ID`; rooms stay open to it as a guest. */
  signed_out: { id: string }
  /** Result of a room message: the message, or the error and the seconds until a retry. */
  said: { key: string; message: RoomMessage | null; error: ErrorCode | null; retryAfter: number }
  /** This socket may not enter the room, or was kicked out of it. */
  room_out: { room_id: string }
  /** An order of this device was paid, or failed: `GET api/Order/recharge` is authoritative. */
  recharge: { order_id: string; state: RechargeState }
  /** scanned: the code is open on the phone. refused, expired: request another code. */
  scanCode_Login: { status: 'scanned' | 'refused' | 'expired' }
  /** The operator changed the configuration: clients refetch `GET api/Config/getConfig`. Sent to every socket. */
  config: Record<string, never>
  /** Input of `POST api/user/qrLogin`. */
  webLoginSuccess: { code: string; ticket: string }
}

interface Numbered<Type extends string, Where extends Channel> {
  code: 100
  type: Type
  version: typeof liveVersion
  epoch: string
  channel: Where
  /** Increments with every frame of the channel. */
  seq: number
}
export type LiveFrame = { [Type in FrameType]: Numbered<Type, FrameChannel<Type>> & { data: FrameData<Type> } }[FrameType]
/** The frames of a channel. */
export type FrameOn<Where extends Channel> = Extract<LiveFrame, { channel: Where }>
export type DirectMessage = { [Type in keyof DirectMessages]: { code: 200; type: Type; data: DirectMessages[Type] } }[keyof DirectMessages]

/** Server to client. */
export type LiveMessage =
  | LiveFrame
  /** The gap could not be filled: refetch. */
  | Numbered<'reset', Channel>
  /** Sent after register and after each topic: the channel's position. */
  | Numbered<'joined', Channel>
  /** `now`: the server's real time in milliseconds. Absent from other implementations. */
  | { code: 0; type: 'heartbeat'; now?: number }
  | DirectMessage
  | { code: 1; type: 'error'; msg: string }
