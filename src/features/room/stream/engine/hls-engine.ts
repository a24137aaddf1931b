// hls.js engine: the only file that imports hls.js.
import Hls, { ErrorDetails, ErrorTypes, Events, type Fragment, type HlsConfig, type LoadPolicy } from 'hls.js'
import workerPath from 'hls.js/dist/hls.worker.js?url'
import { BufferGaps } from './buffer-gaps.ts'
import type { Engine, EngineHearer } from './engine.ts'
import { hasSound } from './has-sound.ts'
import { isOwnStream } from './own-stream.ts'
import { qualitiesOf } from './quality.ts'
import { type Piece, timeAt } from './timeline-map.ts'

/**
 * Seconds beyond the range that hls.js corrects by playback rate, after which a viewer who follows the edge is seeked forward: without the
 * seek the delay in between would be permanent. Set during playback, because in the initial settings it would require an explicit target
 * latency, which would override the playlist's.
 */
const slack = 0.5
/** Playback rate while catching up with the live edge. */
const hurry = 1.08
/** Number of recently played fragments to keep: a frame still on screen may belong to the previous one. */
const mostPlayed = 8

/** Errors of streams that this browser cannot decode. */
const undecodable = new Set<string>([ErrorDetails.MANIFEST_INCOMPATIBLE_CODECS_ERROR, ErrorDetails.BUFFER_INCOMPATIBLE_CODECS_ERROR])

/** HTTP statuses that a retry cannot fix. */
const missing = new Set([403, 404, 410])
/** Consecutive retries for the newest fragment before the attempt fails, and the milliseconds between them. */
const missingTries = 6
const missingDelay = 400

const pieceOf = ({ start, duration, programDateTime }: Fragment): Piece => ({ start, duration, at: programDateTime })

const policy = (first: number, whole: number, tries: number): LoadPolicy => ({
  default: {
    maxTimeToFirstByteMs: first,
    maxLoadTimeMs: whole,
    timeoutRetry: { maxNumRetry: 1, retryDelayMs: 0, maxRetryDelayMs: 0 },
    errorRetry: { maxNumRetry: tries, retryDelayMs: 400, maxRetryDelayMs: 1_600 },
  },
})

const settings: Partial<HlsConfig> = {
  // Transmuxes streams of other packagers. A blob: worker would need a wider CSP than the app has.
  workerPath,
  lowLatencyMode: true,
  // Seeking back reloads from the server; a full match need not stay in memory.
  backBufferLength: 30,
  maxBufferLength: 20,
  maxLiveSyncPlaybackRate: hurry,
  capLevelToPlayerSize: true,
  // Few retries: on a lasting failure the player rebuilds the stream.
  manifestLoadPolicy: policy(5_000, 8_000, 0),
  playlistLoadPolicy: policy(6_000, 8_000, 2),
  fragLoadPolicy: policy(5_000, 12_000, 3),
}

export function openHls(video: HTMLVideoElement, url: string, hearer: EngineHearer): Engine {
  // Streams of our own packager are appended without transmuxing: a worker would only delay the first frame.
  const hls = new Hls({ ...settings, enableWorker: !isOwnStream(url) })
  let follows = true
  let hasOwnRate = false
  let played: Fragment[] = []
  let tries = 0
  let trying: ReturnType<typeof setTimeout> | undefined
  const gaps = new BufferGaps(video)
  const limitLatency = (): void => {
    const isLimited = follows && !hasOwnRate
    const { targetduration = Number.POSITIVE_INFINITY } = hls.latestLevelDetails ?? {}
    hls.config.liveMaxLatencyDuration = isLimited ? (hls.targetLatency ?? 0) + targetduration + slack : Number.POSITIVE_INFINITY
    hls.config.maxLiveSyncPlaybackRate = isLimited ? hurry : 1
  }
  limitLatency()
  const qualities = () => qualitiesOf(hls.levels.map(({ name, height, bitrate }) => ({ name: name ?? '', height, bitrate })))
  const pieces = () => hls.latestLevelDetails?.fragments.map(pieceOf) ?? []
  for (const event of [Events.MANIFEST_LOADED, Events.FRAG_LOADED, Events.BUFFER_APPENDED] as const) hls.on(event, hearer.onSign)
  hls.on(Events.MANIFEST_PARSED, hearer.onQualities)
  hls.on(Events.LEVEL_SWITCHED, hearer.onQualities)
  hls.on(Events.FRAG_CHANGED, (_, { frag }) => {
    played = [...played.filter((one) => one !== frag), frag].slice(-mostPlayed)
  })
  hls.on(Events.LEVEL_UPDATED, (_, { details: { live } }) => {
    limitLatency()
    if (!live) hearer.onEnd()
  })
  const skipGap = (): void => gaps.skip()
  video.addEventListener('waiting', skipGap)
  hls.on(Events.FRAG_BUFFERED, () => {
    tries = 0
    gaps.skip()
  })
  /** Skips a missing fragment and continues with the next. Returns false after too many in a row. */
  function skipMissing(frag: Fragment, isFatal: boolean): boolean {
    gaps.add(frag.start, frag.start + Math.max(frag.duration, hls.latestLevelDetails?.targetduration ?? 0))
    // hls.js continues by itself, except at the newest fragment and in a recording.
    if (!isFatal) return true
    tries += 1
    if (tries > missingTries) return false
    if (hls.latestLevelDetails?.live === false) {
      frag.tagList.push(['GAP'])
      frag.gap = true
    }
    clearTimeout(trying)
    trying = setTimeout(() => hls.startLoad(), missingDelay)
    return true
  }
  hls.on(Events.ERROR, (_, error) => {
    const status = error.response?.code ?? 0
    if (error.details === ErrorDetails.FRAG_LOAD_ERROR && error.frag && missing.has(status) && skipMissing(error.frag, error.fatal)) return
    if (!error.fatal) return
    const isPlaylist = error.details === ErrorDetails.MANIFEST_LOAD_ERROR || error.details === ErrorDetails.LEVEL_LOAD_ERROR
    const isGone = isPlaylist && missing.has(status)
    const isForeign = undecodable.has(error.details)
    hearer.onFailed(isForeign ? 'codec' : isGone ? 'gone' : error.type === ErrorTypes.NETWORK_ERROR ? 'network' : 'media', error.details)
  })
  hls.attachMedia(video)
  hls.loadSource(url)
  return {
    qualities,
    shown: () => qualities()[hls.currentLevel] ?? null,
    choose(quality) {
      hls.nextLevel = quality === 'auto' ? -1 : qualities().indexOf(quality)
    },
    pictureTime: (position) => timeAt(played.length > 0 ? played.map(pieceOf) : pieces(), position),
    pieces,
    window() {
      const known = hls.latestLevelDetails
      if (!known) return null
      return { start: known.fragmentStart, live: hls.liveSyncPosition ?? known.edge, end: known.edge, isLive: known.live }
    },
    followEdge(on) {
      follows = on
      limitLatency()
    },
    hasSound: () => hasSound(hls.levels[hls.currentLevel] ?? {}, hls.audioTracks.length),
    setRate(rate) {
      hasOwnRate = rate !== null
      limitLatency()
      video.playbackRate = rate ?? 1
    },
    figures: () => ({
      bitrate: hls.levels[hls.currentLevel]?.bitrate ?? null,
      bandwidth: Number.isFinite(hls.bandwidthEstimate) ? hls.bandwidthEstimate : null,
      targetLatency: hls.targetLatency,
      codecs: [hls.levels[hls.currentLevel]?.videoCodec, hls.levels[hls.currentLevel]?.audioCodec].filter(Boolean).join(', '),
      engine: 'hls.js',
    }),
    destroy() {
      clearTimeout(trying)
      video.removeEventListener('waiting', skipGap)
      hls.destroy()
    },
  }
}
