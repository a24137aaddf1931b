// Sends a line over a video. One whose answer was lost keeps its key and its moment: said again, it is the same line.
import type { ApiData, ApiQuery } from '../../../contract/api.ts'
import { call, NetworkError } from '../../core/api/api.ts'
import { allowedLook, danmakuLook } from '../../core/danmaku-look.ts'
import { sessionStore } from '../../core/session/session.ts'
import { roomClock } from '../stream/clock/room-clock.ts'

/** Without `at` there was no picture. */
type Intention = ApiQuery<'GET api/Barrage/send'>

function intend(id: string, text: string): Intention {
  const moment = roomClock.now()
  const look = allowedLook(danmakuLook.get(), sessionStore.get().user?.userlevel ?? 0)
  return { id, text, key: crypto.randomUUID(), ...look, ...(moment !== null && { at: new Date(Math.max(0, moment)).toISOString() }) }
}

/** Of one field. @throws ApiError, NetworkError */
export function lineSender(): (place: string, text: string) => Promise<ApiData<'GET api/Barrage/send'>> {
  let unheard: Intention | null = null
  return async (place, text) => {
    const query: Intention = unheard?.id === place && unheard.text === text ? unheard : intend(place, text)
    unheard = null
    try {
      return await call('GET api/Barrage/send', { query: { ...query } })
    } catch (error) {
      if (error instanceof NetworkError) unheard = query
      throw error
    }
  }
}
