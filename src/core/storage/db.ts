// The device's own database. Only ever imported dynamically: Dexie is not part of the first chunk.
import { Dexie, type EntityTable, type Table } from 'dexie'
import type { ChatMessage, Conversation } from '../../../contract/chat.ts'
import type { AlertKind, FollowKind } from '../../../contract/follow.ts'
import type { Sport } from '../../../contract/match/match-row.ts'
import type { UnsentRecord } from '../chat/unsent.ts'
import type { PostDraft } from '../upload/post-draft.ts'
import type { VideoDraft } from '../upload/video-draft.ts'
import { outboxRowOf } from './outbox-row.ts'

/** A follow of this device. `id` of the row is kind:id. */
export interface FollowRecord {
  key: string
  kind: FollowKind
  id: string
  events: AlertKind[]
  /** Chinese name when it was followed, for lists without a network. */
  name: string
  /** Of a player: what no list says of him. Absent: followed by an earlier build, or on another device. */
  player?: FollowedPlayer
  at: number
}
/** What a followed player plays, and the team among whose players he is found. */
export interface FollowedPlayer {
  sport: Sport
  team: string
}
/** A reserved match: a reminder before its start. */
export interface ReservationRecord {
  id: string
  match_time: string
  /** Of `match_time` the day alone was known. Absent: all of it, or it was reserved by an earlier build. */
  time_tbc?: boolean
  name: string
  at: number
}
/** A write that waits for the network. Plain data, applied on screen at once. */
export interface OutboxRecord {
  seq: number
  /** Sent as Idempotency-Key. */
  key: string
  /** What it is: 'subscription' for part 1. */
  kind: string
  /** Later rows of the same subject replace earlier ones that were not sent. */
  subject: string
  payload: unknown
  createdAt: number
  tries: number
  /** Real milliseconds before which it is not tried again. */
  notBefore: number
  /** Why the server refused it for good; null while it waits. */
  refused: string | null
  /** Account that wrote it; empty: the device itself. Sent only while that account is logged in. R-OUTBOX-2. */
  owner?: string
}
/** A saved answer: cache, never truth. */
export interface CopyRecord {
  key: string
  data: unknown
  savedAt: number
  bytes: number
  /** Account that it was read for; empty: anyone's. Purged when that account leaves. */
  owner?: string
}
/** A named pack for use without a network: whether it is wanted, how old and how large it is. */
export interface PackRecord {
  name: string
  /** The reader wants it: it is refreshed by itself. False: it was deleted and stays away. */
  wanted: boolean
  /** Real milliseconds of the last refresh; 0: never. */
  savedAt: number
  bytes: number
  /** Things that it holds: matches, tables, articles. */
  count: number
  /** Version of the contract that it is of, 0 when not all of it is of this one; absent: the first. */
  contract?: number
}
/** One thing of a pack: a list of rows, a table, an article with its pictures. */
export interface PackItemRecord {
  pack: string
  key: string
  data: unknown
  pictures: { path: string; bytes: number }[]
  savedAt: number
  bytes: number
  /** Version of the contract that it is of; absent: the first. */
  contract?: number
}
export interface SearchRecord {
  text: string
  at: number
  /** Account that searched, with which it leaves; empty or absent: the device's own. */
  owner?: string
}
/** Named values: the device's id, the last subscription, alert settings. */
export interface SettingRecord {
  key: string
  value: unknown
}
/** An alert that this device got, for the bell. */
export interface NoticeRecord {
  key: string
  match_id: string
  seq: number
  notice: unknown
  at: number
  read: 0 | 1
}

/** A message of a conversation, for reading without a network. */
export interface ChatMessageRecord {
  owner: string
  conversationID: string
  seq: number
  message: ChatMessage
  /** Version of the contract that it is of; absent: the first. */
  contract?: number
}
export interface ChatConversationRecord {
  owner: string
  id: string
  /** In the order of the list. */
  place: number
  conversation: Conversation
  /** Version of the contract that it is of; absent: the first. */
  contract?: number
}

/** A post that is being written: one an account. Its files lie in it. */
export interface PostDraftRecord {
  owner: string
  draft: PostDraft
  at: number
}

/** A video that is being written: one an account. Its file lies in a row of its own, where there is room. */
export interface VideoDraftRecord {
  owner: string
  draft?: VideoDraft
  blob?: Blob
}

/** A money call without an answer so far. */
export interface MoneyCallRecord {
  /** Its idempotency key. */
  key: string
  owner: string
  /** Method and path of the contract. */
  path: string
  /** Query and body as JSON. */
  params: string
  /** Real milliseconds. */
  at: number
  /** sent: it may have been done. missed: the server knew of nothing when it was asked. */
  state: 'sent' | 'missed'
}

export interface DeviceDatabase extends Dexie {
  follow: Table<FollowRecord, string>
  reservation: Table<ReservationRecord, string>
  outbox: EntityTable<OutboxRecord, 'seq'>
  copy: Table<CopyRecord, string>
  pack: Table<PackRecord, string>
  packItem: Table<PackItemRecord, [string, string]>
  search: Table<SearchRecord, string>
  setting: Table<SettingRecord, string>
  notice: Table<NoticeRecord, string>
  chatMessage: Table<ChatMessageRecord, [string, string, number]>
  chatConversation: Table<ChatConversationRecord, [string, string]>
  postDraft: Table<PostDraftRecord, string>
  videoDraft: Table<VideoDraftRecord, string>
  moneyCall: Table<MoneyCallRecord, string>
}

// What was tapped is safe from a page that closes; that the power fails in that second is not worth a wait for the disk.
export const db = new Dexie('grandstand', { chromeTransactionDurability: 'relaxed' }) as DeviceDatabase
db.version(1).stores({
  follow: 'key, kind, at',
  reservation: 'id, match_time',
  outbox: '++seq, &key, kind, subject',
  copy: 'key, savedAt, [savedAt+bytes]',
  search: 'text, at',
  setting: 'key',
  notice: 'key, at, match_id',
})
db.version(2).stores({
  outbox: '++seq, &key, kind, subject, owner',
  copy: 'key, savedAt, [savedAt+bytes], owner',
  pack: 'name',
  packItem: '[pack+key], pack',
})
db.version(3).stores({
  chatMessage: '[owner+conversationID+seq], owner',
  chatConversation: '[owner+id], owner',
  chatUnsent: 'key, owner',
})
db.version(4).stores({ postDraft: 'owner' })
db.version(5).stores({ videoDraft: 'owner' })
db.version(6).stores({ moneyCall: 'key, owner' })
// Messages that were written without a network wait in the outbox with all other writes.
const toOutbox = db.version(7).stores({})
toOutbox.upgrade(async (transaction) => {
  const waiting = await transaction.table<UnsentRecord>('chatUnsent').toArray()
  await transaction.table('outbox').bulkAdd(waiting.map(({ at, ...record }) => outboxRowOf(record, at)))
})
db.version(8).stores({ chatUnsent: null })
