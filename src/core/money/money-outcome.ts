// Looks up the result of a payment by its key.
import { call, NetworkError } from '../api/api.ts'

/** Milliseconds before each look-up: the first response may only be late. */
const waits = [0, 1_000, 3_000]
const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** done: with its response. nothing: the server knows no such call. unheard: the look-up failed. */
export type Outcome = { type: 'done'; answer: unknown } | { type: 'nothing' } | { type: 'unheard' }

/** Looks up the result, three times at most. @throws ApiError if the server rejects the look-up */
export async function findOutcome(key: string): Promise<Outcome> {
  let last: Outcome = { type: 'unheard' }
  for (const wait of waits) {
    await pause(wait)
    try {
      const outcome = await call('GET api/Balance/outcome', { query: { key } })
      if (outcome.known) return { type: 'done', answer: outcome.answer }
      last = { type: 'nothing' }
    } catch (error) {
      if (!(error instanceof NetworkError)) throw error
      last = { type: 'unheard' }
    }
  }
  return last
}
