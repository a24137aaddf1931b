// Rows of this device's follows and reservations: watched in all tabs, and written so that the page may close right
// after the tap.
import { addSubscription } from '../outbox/device-outbox.ts'
import { saveOwn } from '../packs/space.ts'
import { type DeviceDatabase, db, type FollowRecord, type ReservationRecord } from '../storage/db.ts'
import { watchTables } from '../storage/watch.ts'

export interface FollowRows {
  follows: ReadonlyMap<string, FollowRecord>
  reservations: ReadonlyMap<string, ReservationRecord>
}

/** Calls `next` with the rows now and after every change, or `error` if they cannot be read. */
export const watchFollowRows = (next: (rows: FollowRows) => void, error: (error: unknown) => void): void =>
  watchTables(readRows, next, error)

const readRows = async (): Promise<FollowRows> => {
  const [follows, reservations] = [await db.follow.toArray(), await db.reservation.toArray()]
  return { follows: new Map(follows.map((row) => [row.key, row])), reservations: new Map(reservations.map((row) => [row.id, row])) }
}

/**
 * Writes the change and the outbox row that reports it to the server in one transaction, so that neither exists without the other.
 * No request in it waits for a response, so it commits at the time of the tap, even if the page closes.
 * @throws if the write fails.
 */
export const saveFollowRow = (change: (database: DeviceDatabase) => PromiseLike<unknown>): Promise<void> =>
  saveOwn(() =>
    db.transaction('rw', db.follow, db.reservation, db.outbox, ({ idbtrans }) => {
      const asked = Promise.all([addSubscription(), change(db)])
      idbtrans.commit?.()
      return asked.then(() => undefined)
    }),
  )
