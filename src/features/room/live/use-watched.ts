// Reports watch time to the server periodically: for the watch history, and for the delay of the room's viewers.
import { useEffect } from 'react'
import { call } from '../../../core/api/api.ts'
import { roomClock } from '../stream/clock/room-clock.ts'

/** Milliseconds between two samples of whether a video is shown, and samples per report. */
const sampleInterval = 5_000
const samplesPerReport = 12

/** `seconds` of video shown since the last report, and its delay in milliseconds. */
type OnWatched = (seconds: number, behind: number) => void

/**
 * Counts time only while the page is visible and shows a video: reports when the page is hidden, and resumes when it is visible again.
 * Returns a function that stops it.
 */
export function countWatched(clock: { behindMs(): number | null }, onWatched: OnWatched): () => void {
  let seen = 0
  let behind: number | null = null
  let last = Date.now()
  let hadPicture = false
  const see = (): void => {
    const now = Date.now()
    const shown = document.hidden ? null : clock.behindMs()
    // A suspended device has shown nothing in the meantime.
    if (hadPicture) seen += Math.max(0, Math.min(now - last, 2 * sampleInterval))
    last = now
    hadPicture = shown !== null
    behind = shown ?? behind
  }
  const notify = (): void => {
    see()
    const seconds = Math.min(300, Math.round(seen / 1_000))
    if (seconds < 5 || behind === null) return
    seen = 0
    onWatched(seconds, Math.min(86_400_000, Math.round(behind)))
  }
  let looked = 0
  const timer = setInterval(() => {
    looked = (looked + 1) % samplesPerReport
    if (looked === 0 && !document.hidden) notify()
    else see()
  }, sampleInterval)
  const onVisibility = (): void => (document.hidden ? notify() : see())
  document.addEventListener('visibilitychange', onVisibility)
  see()
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', onVisibility)
    if (!document.hidden) notify()
  }
}

export function useWatched(roomId: string, isLive: boolean): void {
  useEffect(() => {
    if (!isLive) return
    return countWatched(roomClock, (seconds, behind) => {
      call('POST api/live/watched', { body: { id: roomId, seconds, behind } }).catch((error: unknown) =>
        console.info('watch time not reported', error),
      )
    })
  }, [roomId, isLive])
}
