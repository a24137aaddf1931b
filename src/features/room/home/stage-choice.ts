// Which stand of which match the stage of the home page shows, and whether it plays there: picture and list say the same.
import { useSyncExternalStore } from 'react'
import { createStore } from '../../../core/store.ts'

const choice = createStore<{ matchId: string; roomId: string } | null>(null)

/** The room whose picture is seen to move; null while a cover stands there. */
export const playing = createStore<string | null>(null)

export const choosePreview = (matchId: string, roomId: string): void => choice.set({ matchId, roomId })

function roomOf(matchId: string): string | null {
  const chosen = choice.get()
  return chosen?.matchId === matchId ? chosen.roomId : null
}

/** Null: nothing was chosen of this match. */
export const usePreviewed = (matchId: string): string | null =>
  useSyncExternalStore(
    choice.subscribe,
    () => roomOf(matchId),
    () => null,
  )
