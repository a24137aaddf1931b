// hls.js: the one file that imports it.
import Hls, { ErrorDetails, ErrorTypes, Events, type Fragment, type HlsConfig, type LoadPolicy } from 'hls.js'
import workerPath from 'hls.js/dist/hls.worker.js?url'
import { BufferGaps } from './buffer-gaps.ts'
import type { Engine, EngineHearer } from './engine.ts'
import { hasSound } from './has-sound.ts'
import { isOwnStream } from './own-stream.ts'
import { qualitiesOf } from './quality.ts'
import { momentAt, type Piece } from './timeline-map.ts'

/**
 * Seconds that a viewer who follows the edge may be further behind it than where hls.js still makes up for it by speed, before he is
 * brought forward: between the two the delay would stay for good. Set while it plays, for in the settings it would ask for a delay of
 * its own as well, in place of the one that the playlist says.
 */
const slack = 0.5
/** The speed at which a picture that fell behind comes near the edge again. */
const hurry = 1.08
/** Pieces that were played last and are kept in mind: a frame that is still seen may be of the one before. */
const mostPlayed = 8

/** What this browser has no decoder for. */
const undecodable = new Set<string>([ErrorDetails.MANIFEST_INCOMPATIBLE_CODECS_ERROR, ErrorDetails.BUFFER_INCOMPATIBLE_CODECS_ERROR])

/** The address has nothing: asking again finds nothing either. */
const missing = new Set([403, 404, 410])
/** Times in a row, and milliseconds between them, that the newest piece is waited for before the attempt is given up. */
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
  // Repacks what engines elsewhere send. One from a blob would need a wider policy than the app has.
  workerPath,
  lowLatencyMode: true,
  // Rewinding is done from the playlist; what has been seen need not stay in memory for a whole match.
  backBufferLength: 30,
  maxBufferLength: 20,
  maxLiveSyncPlaybackRate: hurry,
  capLevelToPlayerSize: true,
  // Short tries: whatever is really broken is built anew by the session above.
  manifestLoadPolicy: policy(5_000, 8_000, 0),
  playlistLoadPolicy: policy(6_000, 8_000, 2),
  fragLoadPolicy: policy(5_000, 12_000, 3),
}

export function openHls(video: HTMLVideoElement, url: string, hearer: EngineHearer): Engine {
  // What we pack ourselves goes into the buffer as it is: a worker would have to be fetched and started before the first picture.
  const hls = new Hls({ ...settings, enableWorker: !isOwnStream(url) })
  let follows = true
  let isPaced = false
  let played: Fragment[] = []
  let tries = 0
  let trying: ReturnType<typeof setTimeout> | undefined
  const gaps = new BufferGaps(video)
  const keepNear = (): void => {
    const isKept = follows && !isPaced
    const { targetduration = Number.POSITIVE_INFINITY } = hls.latestLevelDetails ?? {}
    hls.config.liveMaxLatencyDuration = isKept ? (hls.targetLatency ?? 0) + targetduration + slack : Number.POSITIVE_INFINITY
    hls.config.maxLiveSyncPlaybackRate = isKept ? hurry : 1
  }
  keepNear()
  const qualities = () => qualitiesOf(hls.levels.map(({ name, height, bitrate }) => ({ name: name ?? '', height, bitrate })))
  const pieces = () => hls.latestLevelDetails?.fragments.map(pieceOf) ?? []
  for (const event of [Events.MANIFEST_LOADED, Events.FRAG_LOADED, Events.BUFFER_APPENDED] as const) hls.on(event, hearer.onSign)
  hls.on(Events.MANIFEST_PARSED, hearer.onQualities)
  hls.on(Events.LEVEL_SWITCHED, hearer.onQualities)
  hls.on(Events.FRAG_CHANGED, (_, { frag }) => {
    played = [...played.filter((one) => one !== frag), frag].slice(-mostPlayed)
  })
  hls.on(Events.LEVEL_UPDATED, (_, { details: { live } }) => {
    keepNear()
    if (!live) hearer.onEnd()
  })
  const skipGap = (): void => gaps.skip()
  video.addEventListener('waiting', skipGap)
  hls.on(Events.FRAG_BUFFERED, () => {
    tries = 0
    gaps.skip()
  })
  /** A piece that is not there costs itself alone: what comes after it is played. False: too many in a row. */
  function skipMissing(frag: Fragment, isFatal: boolean): boolean {
    gaps.add(frag.start, frag.start + Math.max(frag.duration, hls.latestLevelDetails?.targetduration ?? 0))
    // hls.js goes on by itself but at the newest piece, and in a recording.
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
    moment: (position) => momentAt(played.length > 0 ? played.map(pieceOf) : pieces(), position),
    pieces,
    window() {
      const known = hls.latestLevelDetails
      if (!known) return null
      return { start: known.fragmentStart, live: hls.liveSyncPosition ?? known.edge, end: known.edge, isLive: known.live }
    },
    followEdge(on) {
      follows = on
      keepNear()
    },
    hasSound: () => hasSound(hls.levels[hls.currentLevel] ?? {}, hls.audioTracks.length),
    pace(rate) {
      isPaced = rate !== null
      keepNear()
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
