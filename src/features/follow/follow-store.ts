// What this device follows and has reserved: in memory for every star on screen, in Dexie for good.
// Nothing is known until hydration, so the server's first screen shows empty stars on both sides.
import type { AlertKind, FollowKind } from '../../../contract/follow.ts'
import { limits } from '../../../contract/limits/limits.ts'
import type { FollowRows } from '../../core/follow/follow-rows.ts'
import type { DeviceDatabase, FollowRecord, ReservationRecord } from '../../core/storage/db.ts'
import { storageHealth } from '../../core/storage/storage-health.ts'
import { createListeners, createStore } from '../../core/store.ts'

export interface FollowState extends FollowRows {
  /** The device was asked: what is not here is not followed. */
  loaded: boolean
}
const empty: FollowState = { follows: new Map(), reservations: new Map(), loaded: false }
const store = createStore(empty)
/** As the disk said it last: what it does not take goes back to that. */
let kept = empty
const taps = createListeners<[change: FollowChange]>()
/** Taps of this window before the part came that tells the account of them; null from then on. */
let early: FollowChange[] | null = []
let loading: Promise<void> | undefined

export interface FollowChange {
  on: boolean
  kind: FollowKind | 'reservation'
  id: string
  /** One of several choices at once: alerts are asked for behind them, and not in this tap. */
  quiet?: boolean
}

/** A disk that cannot be read has answered too: what is followed is what this window knows. */
function unreadable(error: unknown): void {
  console.warn('follows of this device cannot be read', error)
  store.set({ ...store.get(), loaded: true })
}

/** Reads Dexie once and keeps listening to it, so that other tabs are seen too. */
async function load(): Promise<void> {
  try {
    const { watchFollowRows } = await storage()
    watchFollowRows((rows) => {
      kept = { ...rows, loaded: true }
      store.set(kept)
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
  /** Called in the tap itself, so that a permission may be asked for. */
  onTap: taps.listen,
  /** What was tapped so far, for who listens from now on. Once: afterwards there is none. */
  takeEarly(): readonly FollowChange[] {
    const taken = early ?? []
    early = null
    return taken
  },
}

export const followKey = (kind: FollowKind, id: string): string => `${kind}:${id}`

/** As many as the server takes of one device are followed or reserved. Says so. */
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

/** At once on screen, then on the disk; taken back when it is not kept there. Alerts hear of it in the same tap. */
function change(table: Table, key: string, row: Row, told: FollowChange, write: (db: DeviceDatabase) => PromiseLike<unknown>): void {
  store.set(withRow(table, key, row))
  const saved = storage().then(
    ({ keepFollowRow }) => keepFollowRow(write),
    (error: unknown) => {
      storageHealth.set('lost')
      throw error
    },
  )
  saved.catch(() => {
    if (store.get()[table].get(key) === row) store.set(withRow(table, key, kept[table].get(key)))
  })
  tellChange(told, saved)
}

/** Follows or unfollows. `known` is what else the follow has: what it was before its end, or what a player plays. */
export const setFollow = (kind: FollowKind, id: string, name: string, on: boolean, known?: Partial<FollowRecord>): void =>
  putFollow({ on, kind, id }, name, known)

/** The same for whoever chooses several at once: who offers them asks for alerts himself. */
export const chooseFollow = (kind: FollowKind, id: string, name: string, on: boolean): void =>
  putFollow({ on, kind, id, quiet: true }, name)

function putFollow(told: FollowChange & { kind: FollowKind }, name: string, known?: Partial<FollowRecord>): void {
  const { on, kind, id } = told
  if (on && isFull()) return
  const key = followKey(kind, id)
  const row: FollowRecord = { key, kind, id, events: [], name, at: Date.now(), ...known }
  if (on) change('follows', key, row, told, (db) => db.follow.put(row))
  else change('follows', key, undefined, told, (db) => db.follow.delete(key))
}

/** Which events of a follow are alerted; none of them named means what the device's settings say. */
export function setFollowEvents(kind: FollowKind, id: string, events: AlertKind[]): void {
  const key = followKey(kind, id)
  const known = store.get().follows.get(key)
  if (!known) return
  const row = { ...known, events }
  change('follows', key, row, { on: true, kind, id }, (db) => db.follow.put(row))
}

export function setReservation(id: string, match_time: string, name: string, on: boolean): void {
  if (on && isFull()) return
  const row: ReservationRecord = { id, match_time, name, at: Date.now() }
  const told = { on, kind: 'reservation', id } as const
  if (on) change('reservations', id, row, told, (db) => db.reservation.put(row))
  else change('reservations', id, undefined, told, (db) => db.reservation.delete(id))
}

/** Resolves when the last change is on the device's disk; alerts wait for it before they send. */
export let lastWrite: Promise<void> = Promise.resolve()

/** What a write needs. Fetched with the first star on screen: a tap before the page closes has no time to wait for it. */
let parts: Promise<typeof import('../../core/follow/follow-rows.ts')> | undefined
function storage(): Promise<typeof import('../../core/follow/follow-rows.ts')> {
  parts ??= import('../../core/follow/follow-rows.ts').catch((error: unknown) => {
    // The next tap asks again.
    parts = undefined
    throw error
  })
  return parts
}

/** Says what changed to those who send it; `saved` is its way to the disk. `on` alone may ask for a permission. */
export function tellChange(change: FollowChange, saved: Promise<void>): void {
  lastWrite = saved.catch((error: unknown) => console.error('the follow was not kept on this device', error))
  early?.push(change)
  taps.tell(change)
}
