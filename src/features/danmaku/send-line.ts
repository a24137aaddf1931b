// Sends a line over a video. One whose answer was lost keeps its key and its moment: said again, it is the same line.
import type { ApiData } from '../../../contract/api.ts'
import { call, NetworkError } from '../../core/api/api.ts'
import { roomClock } from '../stream/clock/room-clock.ts'

interface Intention {
  id: string
  text: string
  key: string
  /** Undefined: there was no picture. */
  at?: string
}

function intend(id: string, text: string): Intention {
  const moment = roomClock.now()
  return { id, text, key: crypto.randomUUID(), ...(moment !== null && { at: new Date(Math.max(0, moment)).toISOString() }) }
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
