// Tells the server now and then that the room is watched: my history, and how far behind its viewers are.
import { useEffect } from 'react'
import { call } from '../../../core/api/api.ts'
import { roomClock } from '../../stream/clock/room-clock.ts'

/** Milliseconds between two looks whether there is a picture, and looks until it is told. */
const look = 5_000
const looks = 12

/** `seconds` of a shown picture since it was last told, and the milliseconds that it is behind. */
type Told = (seconds: number, behind: number) => void

/**
 * Counts only what is in sight, and shows a picture: a page that is hidden tells what was watched, and counts again when it is shown.
 * Answers how to end it.
 */
export function countWatched(clock: { behindMs(): number | null }, told: Told): () => void {
  let seen = 0
  let behind: number | null = null
  let last = Date.now()
  let hadPicture = false
  const see = (): void => {
    const now = Date.now()
    const shown = document.hidden ? null : clock.behindMs()
    // A device that slept has shown nothing meanwhile.
    if (hadPicture) seen += Math.max(0, Math.min(now - last, 2 * look))
    last = now
    hadPicture = shown !== null
    behind = shown ?? behind
  }
  const tell = (): void => {
    see()
    const seconds = Math.min(300, Math.round(seen / 1_000))
    if (seconds < 5 || behind === null) return
    seen = 0
    told(seconds, Math.min(86_400_000, Math.round(behind)))
  }
  let looked = 0
  const timer = setInterval(() => {
    looked = (looked + 1) % looks
    if (looked === 0 && !document.hidden) tell()
    else see()
  }, look)
  const onVisibility = (): void => (document.hidden ? tell() : see())
  document.addEventListener('visibilitychange', onVisibility)
  see()
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', onVisibility)
    if (!document.hidden) tell()
  }
}

export function useWatched(roomId: string, isLive: boolean): void {
  useEffect(() => {
    if (!isLive) return
    return countWatched(roomClock, (seconds, behind) => {
      call('POST api/live/watched', { body: { id: roomId, seconds, behind } }).catch((error: unknown) =>
        console.info('the watching was not counted', error),
      )
    })
  }, [roomId, isLive])
}
