// Tells the server now and then that the room is watched: my history, and how far behind its viewers are.
import { useEffect } from 'react'
import { call } from '../../../core/api/api.ts'
import { roomClock } from '../../stream/clock/room-clock.ts'

const every = 60_000

/** `seconds` of a shown picture since it was last told, and the milliseconds that it is behind. */
type Told = (seconds: number, behind: number) => void

/** Counts only what is in sight: a page that is hidden tells what was watched, and counts again when it is shown. Answers how to end it. */
export function countWatched(clock: { behindMs(): number | null }, told: Told): () => void {
  let since = Date.now()
  const tell = (): void => {
    const now = Date.now()
    const seconds = Math.min(300, Math.round((now - since) / 1_000))
    const behind = clock.behindMs()
    if (seconds < 5 || behind === null) return
    since = now
    told(seconds, Math.min(86_400_000, Math.round(behind)))
  }
  const tellShown = (): void => {
    if (!document.hidden) tell()
  }
  const onVisibility = (): void => {
    if (document.hidden) tell()
    else since = Date.now()
  }
  const timer = setInterval(tellShown, every)
  document.addEventListener('visibilitychange', onVisibility)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', onVisibility)
    tellShown()
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
