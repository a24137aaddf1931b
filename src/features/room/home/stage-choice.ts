// Which stand of which match the stage of the home page previews: picture and list say the same.
import { useSyncExternalStore } from 'react'

let choice: { matchId: string; roomId: string } | null = null
const listeners = new Set<() => void>()
const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function choosePreview(matchId: string, roomId: string): void {
  choice = { matchId, roomId }
  for (const listener of listeners) listener()
}

/** Null: nothing was chosen of this match. */
export const usePreviewed = (matchId: string): string | null =>
  useSyncExternalStore(
    subscribe,
    () => (choice?.matchId === matchId ? choice.roomId : null),
    () => null,
  )
