// The sound of the wall: whether the room that is looked at is heard, and which one that is. Two at once would be understood by nobody.
import { useEffect, useSyncExternalStore } from 'react'
import { createStore } from '../../../core/store.ts'
import { useStore } from '../../../ui/use-store.ts'

/** Kept as long as the app is open. */
export const wallSound = createStore(true)

/** The room that was looked at last; null: none is. */
const heardRoom = createStore<string | null>(null)

/** Answers whether the room is the one to be heard. `isWatched`: it is looked at. */
export function useHeard(roomId: string, isWatched: boolean): boolean {
  useEffect(() => {
    if (!isWatched) return
    heardRoom.set(roomId)
    return () => {
      if (heardRoom.get() === roomId) heardRoom.set(null)
    }
  }, [roomId, isWatched])
  // By the one room: the others are not drawn again with each look.
  const isHeard = useSyncExternalStore(
    heardRoom.subscribe,
    () => heardRoom.get() === roomId,
    () => false,
  )
  return useStore(wallSound) && isHeard
}
