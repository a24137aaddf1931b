// Optimistic likes: the user's choice, shown over the server's last state until the server responds.
import { createListeners, createStore } from '../store.ts'

export interface Likes {
  liked: boolean
  likes: number
}
interface Wish {
  on: boolean
  /** Stored as a row of the outbox. */
  waits: boolean
}

/** By name (`likeName`). */
export const wishes = createStore<Readonly<Record<string, Wish>>>({})
/** Notified of the server's response to a waiting like. */
export const answers = createListeners<[name: string, now: Likes]>()

export function setWish(name: string, wish: Wish): void {
  wishes.set({ ...wishes.get(), [name]: wish })
}

/** Drops the choice, so that the server's state shows. `on`: only if the choice is still this one. */
export function dropWish(name: string, on?: boolean): void {
  const { [name]: known, ...others } = wishes.get()
  if (known && (on === undefined || known.on === on)) wishes.set(others)
}

/** Replaces all waiting choices; those being sent stay. */
export function setWaiting(waiting: Readonly<Record<string, boolean>>): void {
  const sent = Object.entries(wishes.get()).filter(([, { waits }]) => !waits)
  const kept = Object.entries(waiting).map(([name, on]): [string, Wish] => [name, { on, waits: true }])
  wishes.set(Object.fromEntries([...kept, ...sent]))
}

/** The state to show: the server's, overridden by the user's choice. */
export function withWish({ liked, likes }: Likes, on: boolean | undefined): Likes {
  return on === undefined || on === liked ? { liked, likes } : { liked: on, likes: Math.max(0, likes + (on ? 1 : -1)) }
}
