// The rows of what this device follows and has reserved: watched in all tabs, and changed so that a page may end right
// after the tap.
import { addSubscription } from '../outbox/device-outbox.ts'
import { keepOwn } from '../packs/space.ts'
import { type DeviceDatabase, db, type FollowRecord, type ReservationRecord } from '../storage/db.ts'
import { watchTables } from '../storage/watch.ts'

export interface FollowRows {
  follows: ReadonlyMap<string, FollowRecord>
  reservations: ReadonlyMap<string, ReservationRecord>
}

/** Tells of the rows now and after every change, or why they cannot be read. */
export const watchFollowRows = (next: (rows: FollowRows) => void, error: (error: unknown) => void): void =>
  watchTables(readRows, next, error)

const readRows = async (): Promise<FollowRows> => {
  const [follows, reservations] = [await db.follow.toArray(), await db.reservation.toArray()]
  return { follows: new Map(follows.map((row) => [row.key, row])), reservations: new Map(reservations.map((row) => [row.id, row])) }
}

/**
 * The change and the row by which the server hears of it, in one transaction: never one without the other. Nothing of it
 * waits for an answer, so that it is committed in the moment of the tap, whatever becomes of the page.
 * @throws when it is not kept.
 */
export const keepFollowRow = (change: (database: DeviceDatabase) => PromiseLike<unknown>): Promise<void> =>
  keepOwn(() =>
    db.transaction('rw', db.follow, db.reservation, db.outbox, ({ idbtrans }) => {
      const asked = Promise.all([addSubscription(), change(db)])
      idbtrans.commit?.()
      return asked.then(() => undefined)
    }),
  )
