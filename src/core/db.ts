// The device's own database. Only ever imported dynamically: Dexie is not part of the first chunk.
import { Dexie, type EntityTable, type Table } from 'dexie'
import type { AlertKind, FollowKind } from '../../contract/follow.ts'

/** A follow of this device. `id` of the row is kind:id. */
export interface FollowRecord {
  key: string
  kind: FollowKind
  id: string
  events: AlertKind[]
  /** Chinese name when it was followed, for lists without a network. */
  name: string
  at: number
}
/** A reserved match: a reminder before its start. */
export interface ReservationRecord {
  id: string
  match_time: string
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
}
/** A saved answer: cache, never truth. */
export interface CopyRecord {
  key: string
  data: unknown
  savedAt: number
  bytes: number
}
export interface SearchRecord {
  text: string
  at: number
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

export interface DeviceDatabase extends Dexie {
  follow: Table<FollowRecord, string>
  reservation: Table<ReservationRecord, string>
  outbox: EntityTable<OutboxRecord, 'seq'>
  copy: Table<CopyRecord, string>
  search: Table<SearchRecord, string>
  setting: Table<SettingRecord, string>
  notice: Table<NoticeRecord, string>
}

export const db = new Dexie('grandstand') as DeviceDatabase
db.version(1).stores({
  follow: 'key, kind, at',
  reservation: 'id, match_time',
  outbox: '++seq, &key, kind, subject',
  copy: 'key, savedAt, [savedAt+bytes]',
  search: 'text, at',
  setting: 'key',
  notice: 'key, at, match_id',
})
