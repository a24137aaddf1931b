// Rows of likes in this device's outbox.
import { deviceOutbox } from '../outbox/device-outbox.ts'
import { currentAccount } from '../storage/account.ts'
import type { OutboxRecord } from '../storage/db.ts'
import { likeName } from './like-call.ts'
import type { LikeWrite } from './waiting-likes.ts'

/** Rows of the signed-in user, without refused ones. */
async function listRows(): Promise<OutboxRecord[]> {
  const account = await currentAccount()
  const rows = await deviceOutbox.pending()
  return rows.filter(({ kind, owner, refused }) => kind === 'like' && (owner ?? '') === account && refused === null)
}

export const listWaitingLikes = async (): Promise<LikeWrite[]> => (await listRows()).map(({ payload }) => payload as LikeWrite)

/** Deletes a row unless a window is sending at the moment. */
async function discard(seq: number): Promise<boolean> {
  const drop = async (isFree: boolean): Promise<boolean> => {
    if (isFree) await deviceOutbox.discard(seq)
    return isFree
  }
  if (!globalThis.navigator?.locks) return drop(true)
  return (await navigator.locks.request('outbox', { ifAvailable: true }, (lock) => drop(lock !== null))) as boolean
}

/** One row per target: the last change wins. A change back to the state before any attempt reached the server deletes the row. */
export async function enqueueLike(write: LikeWrite): Promise<'kept' | 'undone'> {
  const subject = likeName(write)
  const row = (await listRows()).find((one) => one.subject === subject)
  const was = row ? (row.payload as LikeWrite).was : write.was
  const isUnsent = was === write.on && globalThis.navigator?.onLine === false
  if (isUnsent && (!row || (await discard(row.seq)))) return 'undone'
  await deviceOutbox.put({ kind: 'like', subject, payload: { ...write, was } satisfies LikeWrite })
  return 'kept'
}
