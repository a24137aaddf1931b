// What a player shows of itself: two stores, one for what changes now and then, one for what changes with the picture.
import { createStore } from '../../core/store.ts'
import type { Quality, QualityChoice } from './engine/quality.ts'

/**
 * not-started, away (the streamer left), over: nothing to play. weak: it should play and does not. blocked: the browser
 * wants a tap first. unplayable: its browser does not decode what is sent. ended: a recording has been seen to its end.
 */
export type Phase = 'opening' | 'playing' | 'buffering' | 'weak' | 'away' | 'not-started' | 'over' | 'blocked' | 'unplayable' | 'ended'

export interface PlayerState {
  phase: Phase
  paused: boolean
  muted: boolean
  volume: number
  /** The browser let it begin without sound only. */
  silenced: boolean
  qualities: readonly Quality[]
  choice: QualityChoice
  shown: Quality | null
  audioOnly: boolean
  /** What plays has no picture at all. */
  soundAlone: boolean
  /** What plays has no sound that can be heard. */
  pictureAlone: boolean
}
export interface PlayerTime {
  /** Seconds of the player. */
  position: number
  start: number
  live: number
  end: number
  isLive: boolean
  /** Whether the viewer follows the live picture. */
  atEdge: boolean
  /** Real milliseconds of the server that the picture shows. */
  moment: number | null
}

export const closedState: PlayerState = {
  phase: 'opening',
  paused: false,
  muted: false,
  volume: 1,
  silenced: false,
  qualities: [],
  choice: 'auto',
  shown: null,
  audioOnly: false,
  soundAlone: false,
  pictureAlone: false,
}
export const closedTime: PlayerTime = { position: 0, start: 0, live: 0, end: 0, isLive: true, atEdge: true, moment: null }

export interface Cell<T> {
  get(): T
  subscribe(listener: () => void): () => void
  /** Tells only when something is another than before. */
  set(patch: Partial<T>): void
}

export function cell<T extends object>(initial: T): Cell<T> {
  const { get, subscribe, set } = createStore(initial)
  return {
    get,
    subscribe,
    set(patch) {
      const value = get()
      const differs = (Object.keys(patch) as (keyof T)[]).some((key) => !isSame(patch[key], value[key]))
      if (differs) set({ ...value, ...patch })
    },
  }
}

const isSame = (one: unknown, other: unknown): boolean =>
  Object.is(one, other) ||
  (Array.isArray(one) && Array.isArray(other) && one.length === other.length && one.every((entry, index) => entry === other[index]))
