// Likes that wait in the outbox: one row a thing, in which the last wish stands. Fetched behind the first thing that can be liked.
import { sessionStore } from '../session/session.ts'
import { type LikeWish, likeName } from './like-call.ts'
import { setWaiting } from './wishes.ts'

/** What waits. */
export interface LikeWrite extends LikeWish {
  /** As the server surely had it before; null: that is not known. */
  was: boolean | null
  /** What it is, in a line. */
  about: string
}

let known: Promise<void> | null = null

/** Resolves when this window knows what waits, if it has asked. */
export const waitingKnown = (): Promise<void> => known ?? Promise.resolve()

/** Draws likes as the outbox has them. */
export async function readWaitingLikes(): Promise<void> {
  const { listWaitingLikes } = await import('./like-outbox.ts')
  const waiting = await listWaitingLikes()
  setWaiting(Object.fromEntries(waiting.map((write) => [likeName(write), write.on])))
}

/** From the first thing on screen that can be liked, and of whoever is signed in. */
export function watchWaitingLikes(): void {
  if (known || typeof indexedDB === 'undefined') return
  const look = (): Promise<void> => readWaitingLikes().catch((error: unknown) => console.warn('the likes that wait are not known', error))
  known = look()
  let { phase } = sessionStore.get()
  sessionStore.subscribe(() => {
    const { phase: now } = sessionStore.get()
    if (now === phase) return
    phase = now
    known = look()
  })
}

/** Has a like wait on this device. undone: it was taken back before it was sent. Null: the device cannot keep it. */
export async function keepLike(wish: LikeWish & { about: string }, was: boolean | null): Promise<'kept' | 'undone' | null> {
  try {
    const { putLike } = await import('./like-outbox.ts')
    return await putLike({ ...wish, was })
  } catch (error) {
    console.warn('the like does not wait on this device', error)
    return null
  }
}
