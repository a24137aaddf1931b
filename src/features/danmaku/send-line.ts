// Sends a danmaku over a video. After a lost response, a retry reuses its key and time, so that it stays the same danmaku.
import type { ApiData, ApiQuery } from '../../../contract/api.ts'
import { call, NetworkError } from '../../core/api/api.ts'
import { allowedLook, danmakuLook } from '../../core/danmaku-look.ts'
import { sessionStore } from '../../core/session/session.ts'
import { roomClock } from '../stream/clock/room-clock.ts'

/** Without `at`, no video was playing. */
type Intention = ApiQuery<'GET api/Barrage/send'>

function intend(id: string, text: string): Intention {
  const moment = roomClock.now()
  const look = allowedLook(danmakuLook.get(), sessionStore.get().user?.userlevel ?? 0)
  return { id, text, key: crypto.randomUUID(), ...look, ...(moment !== null && { at: new Date(Math.max(0, moment)).toISOString() }) }
}

/** Creates the sender of one input field. @throws ApiError, NetworkError */
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
