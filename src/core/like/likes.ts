// Likes: optimistic, sent in order, reconciled with the response. Offline they wait on this device.
import { NetworkError } from '../api/api.ts'
import { callLike, type LikeRequest, type LikeTarget, likeName } from './like-call.ts'
import { dropOptimisticLike, type Likes, optimisticLikes, setOptimisticLike, withOptimisticLike } from './optimistic-likes.ts'
import { queueLike, waitingKnown } from './waiting-likes.ts'

interface LikeQueue {
  /** Confirmed state on the server; null if a call got no response and may have been applied. */
  sure: boolean | null
  /** Taps without a response yet. */
  waiting: number
  before: Promise<unknown>
}

/** By like target. */
const queues = new Map<string, LikeQueue>()

interface Tap extends LikeTarget {
  /** The server's last known state. */
  known: Likes
  /** Short description for the list of waiting changes. */
  about: string
  /** Applies the server's response. */
  onLikes(now: Likes): void
}

/** kept: waits for the network. undone: reverted before it was sent. */
export type LikeOutcome = 'sent' | 'kept' | 'undone'

/**
 * Turns a like on or off. `withOptimisticLike` shows it immediately; the server's state shows again when no change is pending.
 * @throws the call's error; a NetworkError only if this device cannot store the like
 */
export async function like({ kind, id, known, about, onLikes }: Tap): Promise<LikeOutcome> {
  const name = likeName({ kind, id })
  const queue = queues.get(name) ?? { sure: known.liked, waiting: 0, before: Promise.resolve() }
  queues.set(name, queue)
  const request = optimisticLikes.get()[name]
  const on = !withOptimisticLike(known, request?.on).liked
  setOptimisticLike(name, { on, waits: request?.waits === true })
  queue.waiting += 1
  const mine = queue.before.then(() => send({ kind, id, on, about }, queue))
  queue.before = mine.catch(() => undefined)
  let outcome: LikeOutcome | undefined
  try {
    const now = await mine
    if (typeof now === 'string') {
      outcome = now
      return now
    }
    onLikes(now)
    return 'sent'
  } finally {
    queue.waiting -= 1
    if (queue.waiting === 0) {
      queues.delete(name)
      if (outcome === 'kept') setOptimisticLike(name, { on, waits: true })
      else dropOptimisticLike(name)
    } else if (outcome) {
      // A later tap determines the final state and is sent in the same way.
      const later = optimisticLikes.get()[name]
      if (later) setOptimisticLike(name, { on: later.on, waits: outcome === 'kept' })
    }
  }
}

async function send(request: LikeRequest & { about: string }, queue: LikeQueue): Promise<Likes | 'kept' | 'undone'> {
  await waitingKnown()
  // Only the outbox sends waiting likes, so that nothing overtakes them.
  if (optimisticLikes.get()[likeName(request)]?.waits) {
    const queued = await queueLike(request, queue.sure)
    if (queued) return queued
  }
  try {
    const now = await callLike(request)
    queue.sure = now.liked
    return now
  } catch (error) {
    if (!(error instanceof NetworkError)) throw error
    // The network was up, so the server may have applied it.
    if (globalThis.navigator?.onLine !== false) queue.sure = null
    const queued = await queueLike(request, queue.sure)
    if (!queued) throw error
    return queued
  }
}
