// Native playback by the browser: files, and HLS where there is no MSE, as in Safari on older iPhones.
import type { Engine, EngineHearer, OpenEngine } from './engine.ts'

/** Seconds that browsers stay behind the newest position, which advances one segment at a time. */
const usualDelay = 5

/** HLS: the playlist carries the start date. */
export const openNative: OpenEngine = (video: HTMLVideoElement & { getStartDate?(): Date }, url, hearer) =>
  open(video, url, hearer, () => video.getStartDate?.().getTime() ?? Number.NaN)

/** File: times count from its first frame. */
export const openFile: OpenEngine = (video, url, hearer) => open(video, url, hearer, () => 0)

/** `startOf`: the time of second 0, in milliseconds; NaN if unknown. */
function open(video: HTMLVideoElement, url: string, hearer: EngineHearer, startOf: () => number): Engine {
  const left = new AbortController()
  const { signal } = left
  for (const event of ['loadedmetadata', 'progress', 'canplay']) video.addEventListener(event, hearer.onSign, { signal })
  video.addEventListener('loadedmetadata', hearer.onQualities, { signal })
  video.addEventListener('ended', hearer.onEnd, { signal })
  video.addEventListener(
    'error',
    () => {
      const { code = 0, message = '' } = video.error ?? {}
      hearer.onFailed(code === MediaError.MEDIA_ERR_NETWORK ? 'network' : code === MediaError.MEDIA_ERR_DECODE ? 'media' : 'gone', message)
    },
    { signal },
  )
  video.src = url
  /** Time of second 0; null until the playlist has it. */
  const origin = (): number | null => {
    const time = startOf()
    return Number.isNaN(time) ? null : time
  }
  const range = () => (video.seekable.length > 0 ? { start: video.seekable.start(0), end: video.seekable.end(0) } : null)
  const isLive = (): boolean => !Number.isFinite(video.duration)
  return {
    qualities: () => ['original'],
    shown: () => 'original',
    choose: () => undefined,
    pictureTime: (position) => {
      const at = origin()
      return at === null || video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA ? null : at + position * 1_000
    },
    pieces: () => {
      const known = range()
      const at = origin()
      return known ? [{ ...known, duration: known.end - known.start, at: at === null ? null : at + known.start * 1_000 }] : []
    },
    window: () => {
      const known = range()
      return known && { ...known, live: isLive() ? Math.max(known.start, known.end - usualDelay) : known.end, isLive: isLive() }
    },
    followEdge: () => undefined,
    hasSound: () => null,
    setRate: (rate) => {
      video.playbackRate = rate ?? 1
    },
    figures: () => ({ bitrate: null, bandwidth: null, targetLatency: null, codecs: '', engine: 'native' }),
    destroy() {
      left.abort()
      video.removeAttribute('src')
      video.load()
    },
  }
}
