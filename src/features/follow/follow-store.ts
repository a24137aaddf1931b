// This device's follows and reservations: in memory for every star on screen, persisted in Dexie.
// Empty until hydration, so that the server's first screen shows empty stars on both sides.
import type { AlertKind, FollowKind } from '../../../contract/follow/follow.ts'
import { limits } from '../../../contract/limits/limits.ts'
import type { FollowRows } from '../../core/follow/follow-rows.ts'
import type { DeviceDatabase, FollowRecord, ReservationRecord } from '../../core/storage/db.ts'
import { storageHealth } from '../../core/storage/storage-health.ts'
import { createListeners, createStore } from '../../core/store/store.ts'

export interface FollowState extends FollowRows {
  /** The database has been read: what is missing here is not followed. */
  loaded: boolean
}
const empty: FollowState = { follows: new Map(), reservations: new Map(), loaded: false }
const store = createStore(empty)
/** Last state of the database: a failed write reverts to it. */
let stored = empty
const taps = createListeners<[change: FollowChange]>()
/** Taps before the module that reports them to the account was loaded; null from then on. */
let early: FollowChange[] | null = []
let loading: Promise<void> | undefined

export interface FollowChange {
  on: boolean
  kind: FollowKind | 'reservation'
  id: string
  /** One of several choices at once: the permission prompt follows them and does not come with this tap. */
  quiet?: boolean
}

/** Treats an unreadable database as read: only this window's follows are known. */
function unreadable(error: unknown): void {
  console.warn('device follows read failed', error)
  store.set({ ...store.get(), loaded: true })
}

/** Reads Dexie once and subscribes to it, so that changes of other tabs arrive too. */
async function load(): Promise<void> {
  try {
    const { watchFollowRows } = await storage()
    watchFollowRows((rows) => {
      stored = { ...rows, loaded: true }
      store.set(stored)
    }, unreadable)
  } catch (error) {
    unreadable(error)
  }
}

export const followStore = {
  get: store.get,
  getServer: store.getServer,
  subscribe(listener: () => void): () => void {
    if (!loading) loading = load()
    return store.subscribe(listener)
  },
  /** Called synchronously in the tap, so that a permission prompt is allowed. */
  onTap: taps.listen,
  /** Returns the taps so far to a new subscriber. Works once: later taps are not recorded. */
  takeEarly(): readonly FollowChange[] {
    const taken = early ?? []
    early = null
    return taken
  },
}

export const followKey = (kind: FollowKind, id: string): string => `${kind}:${id}`

/** Whether the server's limit of follows and reservations per device is reached; reports it if so. */
function isFull(): boolean {
  const { follows, reservations } = store.get()
  const full = follows.size + reservations.size >= limits.followsPerDevice
  if (full) storageHealth.set('many')
  return full
}

type Table = 'follows' | 'reservations'
type Row = FollowRecord | ReservationRecord | undefined

function withRow(table: Table, key: string, row: Row): FollowState {
  const state = store.get()
  const rows = new Map<string, unknown>(state[table])
  if (row) rows.set(key, row)
  else rows.delete(key)
  return { ...state, [table]: rows }
}

/** Optimistic on screen, then written to the database; reverted if the write fails. Alert code is notified within the tap. */
function change(
  table: Table,
  key: string,
  row: Row,
  followChange: FollowChange,
  write: (db: DeviceDatabase) => PromiseLike<unknown>,
): void {
  store.set(withRow(table, key, row))
  const saved = storage().then(
    ({ saveFollowRow }) => saveFollowRow(write),
    (error: unknown) => {
      storageHealth.set('lost')
      throw error
    },
  )
  saved.catch(() => {
    if (store.get()[table].get(key) === row) store.set(withRow(table, key, stored[table].get(key)))
  })
  notifyChange(followChange, saved)
}

/** Follows or unfollows. `known`: further fields of the follow, from before an unfollow or of a player. */
export const setFollow = (kind: FollowKind, id: string, name: string, on: boolean, known?: Partial<FollowRecord>): void =>
  storeFollow({ on, kind, id }, name, known)

/** The same for several choices at once: the caller prompts for alerts itself. */
export const chooseFollow = (kind: FollowKind, id: string, name: string, on: boolean): void =>
  storeFollow({ on, kind, id, quiet: true }, name)

function storeFollow(followChange: FollowChange & { kind: FollowKind }, name: string, known?: Partial<FollowRecord>): void {
  const { on, kind, id } = followChange
  if (on && isFull()) return
  const key = followKey(kind, id)
  const row: FollowRecord = { key, kind, id, events: [], name, at: Date.now(), ...known }
  if (on) change('follows', key, row, followChange, (db) => db.follow.put(row))
  else change('follows', key, undefined, followChange, (db) => db.follow.delete(key))
}

/** Sets the alerted events of a follow; none means the device's settings apply. */
export function setFollowEvents(kind: FollowKind, id: string, events: AlertKind[]): void {
  const key = followKey(kind, id)
  const known = store.get().follows.get(key)
  if (!known) return
  const row = { ...known, events }
  change('follows', key, row, { on: true, kind, id }, (db) => db.follow.put(row))
}

export function setReservation(match: Omit<ReservationRecord, 'at'>, on: boolean): void {
  if (on && isFull()) return
  const { id } = match
  const row: ReservationRecord = { ...match, at: Date.now() }
  const followChange = { on, kind: 'reservation', id } as const
  if (on) change('reservations', id, row, followChange, (db) => db.reservation.put(row))
  else change('reservations', id, undefined, followChange, (db) => db.reservation.delete(id))
}

/** Resolves when the last change is in the database; alerts wait for it before they send. */
export let lastWrite: Promise<void> = Promise.resolve()

/** Module needed for writes. Loaded with the first star on screen: a tap just before the page closes cannot wait for it. */
let storageModule: Promise<typeof import('../../core/follow/follow-rows.ts')> | undefined
function storage(): Promise<typeof import('../../core/follow/follow-rows.ts')> {
  storageModule ??= import('../../core/follow/follow-rows.ts').catch((error: unknown) => {
    // The next tap retries.
    storageModule = undefined
    throw error
  })
  return storageModule
}

/** Notifies the senders of a change; `saved` is its write. Only a change with `on` may prompt for permission. */
export function notifyChange(change: FollowChange, saved: Promise<void>): void {
  lastWrite = saved.catch((error: unknown) => console.error('device follow write failed', error))
  early?.push(change)
  taps.notify(change)
}
