// Likes that wait in the outbox: one row per target, where the last change wins. Loaded with the first likeable item on screen.
import { sessionStore } from '../session/session.ts'
import { type LikeRequest, likeName } from './like-call.ts'
import { setWaiting } from './optimistic-likes.ts'

/** A waiting like. */
export interface LikeWrite extends LikeRequest {
  /** Confirmed state on the server before; null if unknown. */
  was: boolean | null
  /** Short description. */
  about: string
}

let known: Promise<void> | null = null

/** Resolves when this window knows the waiting likes, if it has started to read them. */
export const waitingKnown = (): Promise<void> => known ?? Promise.resolve()

/** Shows likes as they stand in the outbox. */
export async function readWaitingLikes(): Promise<void> {
  const { listWaitingLikes } = await import('./like-outbox.ts')
  const waiting = await listWaitingLikes()
  setWaiting(Object.fromEntries(waiting.map((write) => [likeName(write), write.on])))
}

/** Starts with the first likeable item on screen; follows changes of the account. */
export function watchWaitingLikes(): void {
  if (known || typeof indexedDB === 'undefined') return
  const load = (): Promise<void> => readWaitingLikes().catch((error: unknown) => console.warn('waiting likes read failed', error))
  known = load()
  let { phase } = sessionStore.get()
  sessionStore.subscribe(() => {
    const { phase: now } = sessionStore.get()
    if (now === phase) return
    phase = now
    known = load()
  })
}

/** Stores a like on this device. undone: it was reverted before it was sent. Null: the device cannot store it. */
export async function queueLike(request: LikeRequest & { about: string }, was: boolean | null): Promise<'kept' | 'undone' | null> {
  try {
    const { enqueueLike } = await import('./like-outbox.ts')
    return await enqueueLike({ ...request, was })
  } catch (error) {
    console.warn('waiting like write failed', error)
    return null
  }
}
