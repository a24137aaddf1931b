// What this device follows and has reserved: in memory for every star on screen, in Dexie for good.
// Nothing is known until the take-over, so the server's first screen shows empty stars on both sides.
import type { AlertKind, FollowKind } from '../../../contract/follow.ts'
import type { FollowRecord, ReservationRecord } from '../../core/db.ts'

export interface FollowState {
  follows: ReadonlyMap<string, FollowRecord>
  reservations: ReadonlyMap<string, ReservationRecord>
  /** Keys whose change was not yet taken by the server, for the queued mark. */
  loaded: boolean
}
const empty: FollowState = { follows: new Map(), reservations: new Map(), loaded: false }
let state = empty
const listeners = new Set<() => void>()
const tapListeners = new Set<(change: FollowChange) => void>()
let loading: Promise<void> | undefined

export interface FollowChange {
  on: boolean
  kind: FollowKind | 'reservation'
  id: string
}

function show(next: FollowState): void {
  state = next
  for (const listener of listeners) listener()
}

/** Reads Dexie once and keeps listening to it, so that other tabs are seen too. */
async function load(): Promise<void> {
  try {
    const [{ liveQuery }, { db }] = await Promise.all([import('dexie'), import('../../core/db.ts')])
    liveQuery(async () => ({ follows: await db.follow.toArray(), reservations: await db.reservation.toArray() })).subscribe({
      next: ({ follows, reservations }) =>
        show({
          follows: new Map(follows.map((row) => [row.key, row])),
          reservations: new Map(reservations.map((row) => [row.id, row])),
          loaded: true,
        }),
      error: (error: unknown) => console.warn('follows of this device cannot be read', error),
    })
  } catch (error) {
    console.warn('follows of this device cannot be read', error)
  }
}

export const followStore = {
  get: (): FollowState => state,
  getServer: (): FollowState => empty,
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    if (!loading) loading = load()
    return () => listeners.delete(listener)
  },
  /** Called in the tap itself, so that a permission may be asked for. */
  onTap(listener: (change: FollowChange) => void): () => void {
    tapListeners.add(listener)
    return () => tapListeners.delete(listener)
  },
}

export const followKey = (kind: FollowKind, id: string): string => `${kind}:${id}`

/** Follows or unfollows: at once on screen, then in Dexie; alerts hear of it in the same tap. */
export function setFollow(kind: FollowKind, id: string, name: string, on: boolean): void {
  const key = followKey(kind, id)
  const record: FollowRecord = { key, kind, id, events: [], name, at: Date.now() }
  const follows = new Map(state.follows)
  if (on) follows.set(key, record)
  else follows.delete(key)
  show({ ...state, follows })
  const saved = write(async ({ db }) => {
    if (on) await db.follow.put(record)
    else await db.follow.delete(key)
  })
  tell({ on, kind, id }, saved)
}

/** Which events of a follow are alerted; none of them named means what the device's settings say. */
export function setFollowEvents(kind: FollowKind, id: string, events: AlertKind[]): void {
  const known = state.follows.get(followKey(kind, id))
  if (!known) return
  const record = { ...known, events }
  show({ ...state, follows: new Map(state.follows).set(record.key, record) })
  tell(
    { on: true, kind, id },
    write(async ({ db }) => void (await db.follow.put(record))),
  )
}

export function setReservation(id: string, match_time: string, name: string, on: boolean): void {
  const record: ReservationRecord = { id, match_time, name, at: Date.now() }
  const reservations = new Map(state.reservations)
  if (on) reservations.set(id, record)
  else reservations.delete(id)
  show({ ...state, reservations })
  const saved = write(async ({ db }) => {
    if (on) await db.reservation.put(record)
    else await db.reservation.delete(id)
  })
  tell({ on, kind: 'reservation', id }, saved)
}

/** Resolves when the last change is on the device's disk; alerts wait for it before they send. */
export let lastWrite: Promise<void> = Promise.resolve()

function write(work: (module: typeof import('../../core/db.ts')) => Promise<void>): Promise<void> {
  return import('../../core/db.ts').then(work)
}

function tell(change: FollowChange, saved: Promise<void>): void {
  lastWrite = saved.catch((error: unknown) => console.error('the follow was not kept on this device', error))
  for (const listener of tapListeners) listener(change)
}
