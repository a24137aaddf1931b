// Playback engine of a <video>: hls.js, or the browser itself where it has no MSE. One interface over both.
import { isSavingData } from '../../../../core/store/saving-data.ts'
import type { Quality, QualityChoice } from './quality.ts'
import type { Piece } from './timeline-map.ts'

/** Positions in player seconds. */
export interface PlayWindow {
  /** Earliest seekable position. */
  start: number
  /** Playback position of viewers who follow the live edge. */
  live: number
  /** Newest available position. */
  end: number
  isLive: boolean
}

/** For the statistics panel; null: unknown. */
export interface EngineFigures {
  /** Bits per second. */
  bitrate: number | null
  bandwidth: number | null
  /** In seconds. */
  targetLatency: number | null
  codecs: string
  engine: 'hls.js' | 'native'
}

export interface Engine {
  qualities(): readonly Quality[]
  /** The quality that is playing. */
  shown(): Quality | null
  choose(quality: QualityChoice): void
  /** Converts a recently played position to server time, in milliseconds; null if unknown. */
  pictureTime(position: number): number | null
  pieces(): readonly Piece[]
  window(): PlayWindow | null
  /** Whether to follow the live edge: a viewer who seeked back is not pulled forward. */
  followEdge(on: boolean): void
  /** False: no audio that browsers can decode. Null: unknown. */
  hasSound(): boolean | null
  /** Sets the playback rate; null: the engine's own, which keeps it near the live edge. */
  setRate(rate: number | null): void
  figures(): EngineFigures
  destroy(): void
}

/** gone: the URL does not exist. codec: this browser cannot decode the stream. */
export type FailureReason = 'gone' | 'network' | 'media' | 'codec'

export interface EngineHearer {
  /** Data has arrived. */
  onSign(): void
  /** A fatal error: the attempt has ended. */
  onFailed(why: FailureReason, detail: string): void
  onQualities(): void
  /** The playlist has ended. */
  onEnd(): void
}

export type OpenEngine = (video: HTMLVideoElement, url: string, hearer: EngineHearer) => Engine

const isNative = (): boolean => {
  const scope = globalThis as { MediaSource?: unknown; ManagedMediaSource?: unknown }
  return (
    !scope.MediaSource && !scope.ManagedMediaSource && document.createElement('video').canPlayType('application/vnd.apple.mpegurl') !== ''
  )
}

/** True for an HLS playlist, false for a file that every browser plays natively. */
const isPlaylist = (url: string): boolean => /\.m3u8($|\?)/.test(url)

/** Loads the engine with the first stream: hls.js is large, and iPhones with native HLS do not need it. */
export async function findEngine(url: string): Promise<OpenEngine> {
  if (!isPlaylist(url)) return (await import('./native-engine.ts')).openFile
  return isNative() ? (await import('./native-engine.ts')).openNative : (await import('./hls-engine.ts')).openHls
}

/** Preloads the engine while the room's stream URL is being fetched. */
export function warmEngine(): void {
  if (isSavingData()) return
  findEngine('.m3u8').catch((error: unknown) => console.info('player engine preload failed', error))
}
