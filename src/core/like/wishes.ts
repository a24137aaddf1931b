// Likes as their reader wants them, until the server has answered: they are drawn over what it said last.
import { createListeners, createStore } from '../store.ts'

export interface Likes {
  liked: boolean
  likes: number
}
interface Wish {
  on: boolean
  /** It is a row of the outbox. */
  waits: boolean
}

/** By name (`likeName`). */
export const wishes = createStore<Readonly<Record<string, Wish>>>({})
/** Hears what the server answered to a like that waited. */
export const answers = createListeners<[name: string, now: Likes]>()

export function setWish(name: string, wish: Wish): void {
  wishes.set({ ...wishes.get(), [name]: wish })
}

/** It stands as the server has it. `on`: only where nothing else is wished by now. */
export function dropWish(name: string, on?: boolean): void {
  const { [name]: known, ...others } = wishes.get()
  if (known && (on === undefined || known.on === on)) wishes.set(others)
}

/** What waits is all of this; what is being sent stays as it is. */
export function setWaiting(waiting: Readonly<Record<string, boolean>>): void {
  const sent = Object.entries(wishes.get()).filter(([, { waits }]) => !waits)
  const kept = Object.entries(waiting).map(([name, on]): [string, Wish] => [name, { on, waits: true }])
  wishes.set(Object.fromEntries([...kept, ...sent]))
}

/** As it is drawn: what the server said, with what is wished. */
export function withWish({ liked, likes }: Likes, on: boolean | undefined): Likes {
  return on === undefined || on === liked ? { liked, likes } : { liked: on, likes: Math.max(0, likes + (on ? 1 : -1)) }
}
