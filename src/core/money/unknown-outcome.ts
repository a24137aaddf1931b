// A money call of which nobody can say yet whether it was done.
import { NetworkError } from '../api/api.ts'
import { createListeners } from '../store.ts'

/** The answer was lost and the server could not be asked: it is asked again by itself, and the same act keeps its key. */
export class UnknownOutcome extends NetworkError {}

/** Told of each such call in the moment in which nobody waits for it any more. */
export const doubts = createListeners()
