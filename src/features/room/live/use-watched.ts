// Tells the server now and then that the room is watched: my history, and how far behind its viewers are.
import { useEffect } from 'react'
import { call } from '../../../core/api/api.ts'
import { roomClock } from '../../stream/clock/room-clock.ts'

const every = 60_000

export function useWatched(roomId: string, isLive: boolean): void {
  useEffect(() => {
    if (!isLive) return
    let last = Date.now()
    const tell = (): void => {
      const now = Date.now()
      const seconds = Math.min(300, Math.round((now - last) / 1_000))
      const behind = roomClock.behindMs()
      if (seconds < 5 || document.hidden || behind === null) return
      last = now
      const body = { id: roomId, seconds, behind: Math.min(86_400_000, Math.round(behind)) }
      call('POST api/live/watched', { body }).catch((error: unknown) => console.info('the watching was not counted', error))
    }
    const timer = setInterval(tell, every)
    return () => {
      clearInterval(timer)
      tell()
    }
  }, [roomId, isLive])
}
