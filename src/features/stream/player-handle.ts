// What a player is given, and what can be done with one.
import type { EngineFigures } from './engine/engine.ts'
import type { QualityChoice } from './engine/quality.ts'
import type { Piece } from './engine/timeline-map.ts'
import type { Cell, PlayerState, PlayerTime } from './player-state.ts'

export interface Source {
  url: string | null
  /** live: a room. playback: a recording. */
  kind: 'live' | 'playback'
  /** Of a room: what the server says of it. */
  state: 'idle' | 'live' | 'away' | 'over'
}

export interface PlayerOptions {
  /** One of several on screen: no sound of its own until it has the focus, the smallest quality. */
  small?: boolean
  /** It does not play as it should: what the server says of the room is to be asked again. */
  onTrouble?(): void
}

export interface Player {
  readonly video: HTMLVideoElement
  readonly state: Cell<PlayerState>
  readonly time: Cell<PlayerTime>
  open(source: Source): void
  play(): void
  pause(): void
  /** To a second of the player; near the live edge it follows that again. */
  seek(position: number): void
  /** To a moment; false when the stream does not have it any more. */
  seekTo(moment: number): boolean
  toLive(): void
  /** Plays at this speed, to be at a moment with others; null: at its own again. */
  pace(rate: number | null): void
  setVolume(volume: number): void
  setMuted(muted: boolean): void
  choose(quality: QualityChoice): void
  setAudioOnly(on: boolean): void
  /** Of what is open. */
  address(): string | null
  pieces(): readonly Piece[]
  moment(): number | null
  figures(): EngineFigures | null
  close(): void
}
