// What plays a stream in a <video>: hls.js, or the browser itself where it has no MSE. One interface over both.
import { isSavingData } from '../../../core/saving-data.ts'
import type { Quality, QualityChoice } from './quality.ts'
import type { Piece } from './timeline-map.ts'

/** Seconds of the player. */
export interface PlayWindow {
  /** The earliest picture that can still be shown. */
  start: number
  /** Where the viewer stands who follows the live picture. */
  live: number
  /** The newest picture there is. */
  end: number
  isLive: boolean
}

/** For the statistics: null is not known. */
export interface EngineFigures {
  /** Bits a second. */
  bitrate: number | null
  bandwidth: number | null
  /** Seconds. */
  targetLatency: number | null
  codecs: string
  engine: 'hls.js' | 'native'
}

export interface Engine {
  qualities(): readonly Quality[]
  /** The quality that is shown now. */
  shown(): Quality | null
  choose(quality: QualityChoice): void
  /** The moment of a second of the player that has been played just now, real milliseconds of the server. */
  moment(position: number): number | null
  pieces(): readonly Piece[]
  window(): PlayWindow | null
  /** Whether the picture is to stay at the live edge: a viewer who went back is not pulled forward. */
  followEdge(on: boolean): void
  /** False: what plays has no sound that browsers decode. Null: not known. */
  hasSound(): boolean | null
  /** Plays at this speed; null: at one of its own, that keeps it near the edge. */
  pace(rate: number | null): void
  figures(): EngineFigures
  destroy(): void
}

/** gone: the address has nothing. codec: this browser does not decode it. */
export type FailureReason = 'gone' | 'network' | 'media' | 'codec'

export interface EngineHearer {
  /** Something arrived. */
  onSign(): void
  /** The attempt is over. */
  onFailed(why: FailureReason, detail: string): void
  onQualities(): void
  /** The playlist says that nothing more comes. */
  onEnd(): void
}

export type OpenEngine = (video: HTMLVideoElement, url: string, hearer: EngineHearer) => Engine

const isNative = (): boolean => {
  const scope = globalThis as { MediaSource?: unknown; ManagedMediaSource?: unknown }
  return (
    !scope.MediaSource && !scope.ManagedMediaSource && document.createElement('video').canPlayType('application/vnd.apple.mpegurl') !== ''
  )
}

/** A playlist, not a file that every browser plays by itself. */
const isPlaylist = (url: string): boolean => /\.m3u8($|\?)/.test(url)

/** Fetched with the first stream: hls.js is large, and Safari on phones needs none of it. */
export async function findEngine(url: string): Promise<OpenEngine> {
  if (!isPlaylist(url)) return (await import('./native-engine.ts')).openFile
  return isNative() ? (await import('./native-engine.ts')).openNative : (await import('./hls-engine.ts')).openHls
}

/** So that the engine is there when the room's address is. */
export function warmEngine(): void {
  if (isSavingData()) return
  findEngine('.m3u8').catch((error: unknown) => console.info('the player is fetched again with its stream', error))
}
