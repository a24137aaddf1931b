// Watches the device's database and also reports that it cannot be read.
import { Dexie, liveQuery } from 'dexie'

/**
 * Calls `next` with the result of `read` now and after every change, or `error` if it cannot be read. `liveQuery` alone would stay
 * silent forever in a browser without a database, or when the database is closed.
 */
export function watchTables<T extends object>(read: () => Promise<T>, next: (found: T) => void, error: (error: unknown) => void): void {
  if (!Dexie.dependencies.indexedDB) error(new Dexie.MissingAPIError('no database for this page'))
  else liveQuery(() => read().catch(error)).subscribe({ next: (found) => found && next(found), error })
}
