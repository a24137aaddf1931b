// A money call of which nobody can say yet whether it was done.
import { NetworkError } from '../api/api.ts'

/** The answer was lost and the server could not be asked: it is asked again by itself, and the same act keeps its key. */
export class UnknownOutcome extends NetworkError {}
