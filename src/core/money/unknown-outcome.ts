// A payment whose result is unknown.
import { NetworkError } from '../api/api.ts'
import { createListeners } from '../store/store.ts'

/** The response was lost and the server cannot be asked: the app retries the look-up, and the same payment keeps its key. */
export class UnknownOutcome extends NetworkError {}

/** Notified of each such call when its page stops waiting for it. */
export const doubts = createListeners()
