// Public interface of a player: sources, options and methods.
import type { EngineFigures } from './engine/engine.ts'
import type { QualityChoice } from './engine/quality.ts'
import type { Piece } from './engine/timeline-map.ts'
import type { Cell, PlayerState, PlayerTime } from './player-state.ts'

export interface Source {
  url: string | null
  /** live: a room. playback: a recording. */
  kind: 'live' | 'playback'
  /** For rooms: the stream state from the server. */
  state: 'idle' | 'live' | 'away' | 'over'
}

export interface PlayerOptions {
  /** One of several players on screen: muted until focused, lowest quality. */
  small?: boolean
  /** Called on playback trouble, so that the room is refetched. */
  onTrouble?(): void
}

export interface Player {
  readonly video: HTMLVideoElement
  readonly state: Cell<PlayerState>
  readonly time: Cell<PlayerTime>
  open(source: Source): void
  play(): void
  pause(): void
  /** Seeks to a position in player seconds; near the live edge it resumes following it. */
  seek(position: number): void
  /** Seeks to a server time; returns false if the stream no longer contains it. */
  seekTo(pictureTime: number): boolean
  toLive(): void
  /** Sets the playback rate, to align with other players; null: the engine's own. */
  setRate(rate: number | null): void
  setVolume(volume: number): void
  setMuted(muted: boolean): void
  choose(quality: QualityChoice): void
  setAudioOnly(on: boolean): void
  /** URL of the open source. */
  address(): string | null
  pieces(): readonly Piece[]
  pictureTime(): number | null
  figures(): EngineFigures | null
  close(): void
}
