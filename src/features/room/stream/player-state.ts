// Observable state of a player: one store for rare changes, one for changes with playback time.
import { createStore } from '../../../core/store/store.ts'
import type { Quality, QualityChoice } from './engine/quality.ts'

/**
 * not-started, away (the streamer left), over: nothing to play. weak: it should play and does not. blocked: the browser requires a tap
 * first. unplayable: this browser cannot decode the stream. ended: a recording has played to its end.
 */
export type Phase = 'opening' | 'playing' | 'buffering' | 'weak' | 'away' | 'not-started' | 'over' | 'blocked' | 'unplayable' | 'ended'

export interface PlayerState {
  phase: Phase
  paused: boolean
  muted: boolean
  volume: number
  /** The browser allowed autoplay only without audio. */
  silenced: boolean
  qualities: readonly Quality[]
  choice: QualityChoice
  shown: Quality | null
  audioOnly: boolean
  /** The stream has no video. */
  soundAlone: boolean
  /** The stream has no decodable audio. */
  pictureAlone: boolean
}
export interface PlayerTime {
  /** In player seconds. */
  position: number
  start: number
  live: number
  end: number
  isLive: boolean
  /** Whether the viewer follows the live edge. */
  atEdge: boolean
  /** Playback time in server milliseconds. */
  pictureTime: number | null
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
export const closedTime: PlayerTime = { position: 0, start: 0, live: 0, end: 0, isLive: true, atEdge: true, pictureTime: null }

export interface Cell<T> {
  get(): T
  subscribe(listener: () => void): () => void
  /** Notifies only if a value has changed. */
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
