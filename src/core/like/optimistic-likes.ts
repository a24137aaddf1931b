// Optimistic likes: the user's choice, shown over the server's last state until the server responds.
import { createListeners, createStore } from '../store/store.ts'

export interface Likes {
  liked: boolean
  likes: number
}
interface OptimisticLike {
  on: boolean
  /** Stored as a row of the outbox. */
  waits: boolean
}

/** By name (`likeName`). */
export const optimisticLikes = createStore<Readonly<Record<string, OptimisticLike>>>({})
/** Notified of the server's response to a waiting like. */
export const likeResponses = createListeners<[name: string, now: Likes]>()

export function setOptimisticLike(name: string, like: OptimisticLike): void {
  optimisticLikes.set({ ...optimisticLikes.get(), [name]: like })
}

/** Drops the choice, so that the server's state shows. `on`: only if the choice is still this one. */
export function dropOptimisticLike(name: string, on?: boolean): void {
  const { [name]: known, ...others } = optimisticLikes.get()
  if (known && (on === undefined || known.on === on)) optimisticLikes.set(others)
}

/** Replaces all waiting choices; those being sent stay. */
export function setWaiting(waiting: Readonly<Record<string, boolean>>): void {
  const sent = Object.entries(optimisticLikes.get()).filter(([, { waits }]) => !waits)
  const queued = Object.entries(waiting).map(([name, on]): [string, OptimisticLike] => [name, { on, waits: true }])
  optimisticLikes.set(Object.fromEntries([...queued, ...sent]))
}

/** The state to show: the server's, overridden by the user's choice. */
export function withOptimisticLike({ liked, likes }: Likes, on: boolean | undefined): Likes {
  return on === undefined || on === liked ? { liked, likes } : { liked: on, likes: Math.max(0, likes + (on ? 1 : -1)) }
}
