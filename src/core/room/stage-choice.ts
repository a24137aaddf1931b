// The match and room that the stage of the home page shows, and whether it plays: keeps picture and list consistent.
import { createStore } from '../store/store.ts'

/** Null: the stage is empty. */
export const stageChoice = createStore<{ matchId: string; roomId: string } | null>(null)

/** The room whose picture is playing; null while a cover is shown. */
export const stagePlaying = createStore<string | null>(null)
