// Which stand of which match the stage of the home page shows, and whether it plays there: picture and list say the same.
import { createStore } from '../store.ts'

/** Null: nothing stands there yet. */
export const stageChoice = createStore<{ matchId: string; roomId: string } | null>(null)

/** The room whose picture is seen to move; null while a cover stands there. */
export const stagePlaying = createStore<string | null>(null)
