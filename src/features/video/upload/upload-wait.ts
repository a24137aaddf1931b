// What an interrupted upload waits for.
import { NetworkError } from '../../../core/api/api.ts'
import { failureOf } from '../../../core/api/failure.ts'

/** `waiting`: for the network; `away`: for the server; null: the error is not temporary. */
export const waitsFor = (reason: unknown): 'waiting' | 'away' | null =>
  reason instanceof NetworkError ? (failureOf(reason) === 'offline' ? 'waiting' : 'away') : null
