// The device's own database. Only ever imported dynamically: Dexie is not part of the first chunk.
import { Dexie, type EntityTable, type Table } from 'dexie'
import type { ChatMessage, Conversation } from '../../../contract/chat/chat.ts'
import type { AlertKind, FollowKind } from '../../../contract/follow/follow.ts'
import type { Sport } from '../../../contract/match/match-row.ts'
import type { PostDraft } from '../upload/post-draft.ts'
import type { VideoDraft } from '../upload/video-draft.ts'

/** A follow of this device; `key` is kind:id. */
export interface FollowRecord {
  key: string
  kind: FollowKind
  id: string
  events: AlertKind[]
  /** Chinese name at the time of the follow, for offline lists. */
  name: string
  /** For a player: details that no list has. Absent if followed by an earlier build or on another device. */
  player?: FollowedPlayer
  at: number
}
/** Sport of a followed player, and the team whose squad lists them. */
export interface FollowedPlayer {
  sport: Sport
  team: string
}
/** A reserved match: a reminder before its start. */
export interface ReservationRecord {
  id: string
  match_time: string
  /** Only the day of `match_time` was known. Absent if the time was known, or reserved by an earlier build. */
  time_tbc?: boolean
  name: string
  at: number
}
/** A write that waits for the network. Plain data, shown optimistically. */
export interface OutboxRecord {
  seq: number
  /** Sent as Idempotency-Key. */
  key: string
  /** Selects the sender, e.g. 'subscription'. */
  kind: string
  /** A later row replaces unsent rows of the same subject. */
  subject: string
  payload: unknown
  createdAt: number
  tries: number
  /** Real milliseconds before which it is not retried. */
  notBefore: number
  /** Why the server refused it permanently; null while it waits. */
  refused: string | null
  /** Account that wrote it; empty: the device itself. Sent only while that account is signed in. R-OUTBOX-2. */
  owner?: string
}
/** A cached response, never a source of truth. */
export interface CopyRecord {
  key: string
  data: unknown
  savedAt: number
  bytes: number
  /** Account for which it was read; empty: anyone's. Purged when that account signs out. */
  owner?: string
}
/** A named offline pack: whether it is wanted, its age and its size. */
export interface PackRecord {
  name: string
  /** True: it is refreshed automatically. False: the user deleted it, and it stays away. */
  wanted: boolean
  /** Real milliseconds of the last refresh; 0: never. */
  savedAt: number
  bytes: number
  /** Number of items: matches, tables, articles. */
  count: number
  /** Contract version of its items, 0 if they are mixed; absent: version 1. */
  contract?: number
}
/** One item of a pack: a list of rows, a table, an article with its pictures. */
export interface PackItemRecord {
  pack: string
  key: string
  data: unknown
  pictures: { path: string; bytes: number }[]
  savedAt: number
  bytes: number
  /** Contract version; absent: version 1. */
  contract?: number
}
export interface SearchRecord {
  text: string
  at: number
  /** Account that searched, purged with it; empty or absent: the device's own. */
  owner?: string
}
/** Named values: the device's id, the last subscription, alert settings. */
export interface SettingRecord {
  key: string
  value: unknown
}
/** An alert that this device received, for the bell. */
export interface NoticeRecord {
  key: string
  match_id: string
  seq: number
  notice: unknown
  at: number
  read: 0 | 1
}

/** A message of a conversation, for offline reads. */
export interface ChatMessageRecord {
  owner: string
  conversationID: string
  seq: number
  message: ChatMessage
  /** Contract version; absent: version 1. */
  contract?: number
}
export interface ChatConversationRecord {
  owner: string
  id: string
  /** Position in the list. */
  place: number
  conversation: Conversation
  /** Contract version; absent: version 1. */
  contract?: number
}

/** Draft of a post: one per account, including its files. */
export interface PostDraftRecord {
  owner: string
  draft: PostDraft
  at: number
}

/** Draft of a video: one per account. Its file has a row of its own, if there is room. */
export interface VideoDraftRecord {
  owner: string
  draft?: VideoDraft
  blob?: Blob
}

/** A payment without a response so far. */
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
  /** sent: it may have been made. missed: the server did not know it when asked. */
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

// Relaxed durability survives a closed page; a power failure within that second is not worth waiting for the disk on each tap.
export const db = new Dexie('grandstand', { chromeTransactionDurability: 'relaxed' }) as DeviceDatabase
// Devices hold this version: a change of the stores is the next one, with its upgrade.
db.version(8).stores({
  follow: 'key, kind, at',
  reservation: 'id, match_time',
  outbox: '++seq, &key, kind, subject, owner',
  copy: 'key, savedAt, [savedAt+bytes], owner',
  pack: 'name',
  packItem: '[pack+key], pack',
  search: 'text, at',
  setting: 'key',
  notice: 'key, at, match_id',
  chatMessage: '[owner+conversationID+seq], owner',
  chatConversation: '[owner+id], owner',
  postDraft: 'owner',
  videoDraft: 'owner',
  moneyCall: 'key, owner',
})
