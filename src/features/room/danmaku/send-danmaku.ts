// Sends a danmaku over a video. After a lost response, a retry reuses its key and time, so that it stays the same danmaku.
import type { ApiData, ApiQuery } from '../../../../contract/api.ts'
import { call, NetworkError } from '../../../core/api/api.ts'
import { sessionStore } from '../../../core/session/session.ts'
import { allowedStyle, danmakuStyle } from '../../../core/store/danmaku-style.ts'
import { roomClock } from '../stream/clock/room-clock.ts'

/** Without `at`, no video was playing. */
type Intention = ApiQuery<'GET api/Barrage/send'>

function intend(id: string, text: string): Intention {
  const pictureTime = roomClock.now()
  const style = allowedStyle(danmakuStyle.get(), sessionStore.get().user?.userlevel ?? 0)
  return {
    id,
    text,
    key: crypto.randomUUID(),
    ...style,
    ...(pictureTime !== null && { at: new Date(Math.max(0, pictureTime)).toISOString() }),
  }
}

/** Creates the sender of one input field. @throws ApiError, NetworkError */
export function danmakuSender(): (place: string, text: string) => Promise<ApiData<'GET api/Barrage/send'>> {
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
