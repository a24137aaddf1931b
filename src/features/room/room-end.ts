// Handles the end of a broadcast: the socket sends the reason (`endRoom`), then the room's state (`room_state`). Both wait for the video,
// and either is sufficient.
import type { EndRoomFrame, RoomInfo, RoomStateFrame } from '../../../contract/room/room.ts'
import { createStore } from '../../core/store/store.ts'
import { holdEnd } from './hold-end.ts'
import type { RoomClock } from './stream/clock/room-clock.ts'

/** The last broadcast end in this window that came with a reason. */
export const lastEnd = createStore<EndRoomFrame | null>(null)

interface EndDeps {
  clock: Pick<RoomClock, 'behindMs' | 'isFollowing' | 'subscribe'>
  /** The stream as cached; undefined: the room is not loaded yet, and the read will return its state. */
  known(): RoomInfo['stream'] | undefined
  /** Called when the video reaches the end. */
  notify(state: RoomStateFrame): void
}

export function createRoomEnd({ clock, known, notify }: EndDeps) {
  let over: EndRoomFrame | null = null
  let drop = (): void => undefined
  const end = (state: RoomStateFrame): void => {
    drop()
    drop = holdEnd(clock, () => {
      lastEnd.set(over)
      notify(state)
    })
  }
  return {
    onEnd(frame: EndRoomFrame): void {
      over = frame
      const stream = known()
      if (stream) end({ room_id: frame.room_id, is_live: false, started_at: null, stream: { ...stream, state: 'over', url: null } })
    },
    /** Returns true if the state is an end and has been handled. */
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
