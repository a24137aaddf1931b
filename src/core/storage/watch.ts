// Watching the device's database, for whatever waits until the disk has answered: also that it cannot.
import { Dexie, liveQuery } from 'dexie'

/**
 * Tells what `read` finds now and after every change, or why it cannot be read. Of a browser without a database, and of a database
 * that is closed, `liveQuery` alone tells nothing for ever.
 */
export function watchTables<T extends object>(read: () => Promise<T>, next: (found: T) => void, error: (error: unknown) => void): void {
  if (!Dexie.dependencies.indexedDB) error(new Dexie.MissingAPIError('no database for this page'))
  else liveQuery(() => read().catch(error)).subscribe({ next: (found) => found && next(found), error })
}
