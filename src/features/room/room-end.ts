// How a broadcast ends for who watches it: the socket says why (`endRoom`), then how the room stands (`room_state`). Both wait for
// the picture, and either is enough.
import type { EndRoomFrame, RoomInfo, RoomStateFrame } from '../../../contract/room/room.ts'
import { createStore } from '../../core/store.ts'
import type { RoomClock } from '../stream/clock/room-clock.ts'
import { tellEnd } from './told-end.ts'

/** The last end of a broadcast that this window saw and was told why of. */
export const lastEnd = createStore<EndRoomFrame | null>(null)

interface EndParts {
  clock: Pick<RoomClock, 'behindMs' | 'isFollowing' | 'subscribe'>
  /** The stream as the page knows it; undefined: the room is not read yet, and the reading will say how it stands. */
  known(): RoomInfo['stream'] | undefined
  /** The end is seen now. */
  tell(state: RoomStateFrame): void
}

export function createRoomEnd({ clock, known, tell }: EndParts) {
  let over: EndRoomFrame | null = null
  let drop = (): void => undefined
  const end = (state: RoomStateFrame): void => {
    drop()
    drop = tellEnd(clock, () => {
      lastEnd.set(over)
      tell(state)
    })
  }
  return {
    onEnd(frame: EndRoomFrame): void {
      over = frame
      const stream = known()
      if (stream) end({ room_id: frame.room_id, is_live: false, started_at: null, stream: { ...stream, state: 'over', url: null } })
    },
    /** Answers whether it is an end, and was taken care of. */
    onState(state: RoomStateFrame): boolean {
      const isOver = !state.is_live || state.stream.state === 'over'
      if (isOver) end(state)
      else {
        drop()
        over = null
        if (lastEnd.get()?.room_id === state.room_id) lastEnd.set(null)
      }
      return isOver
    },
    drop: (): void => drop(),
  }
}
