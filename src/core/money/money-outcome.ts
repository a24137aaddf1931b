// What became of a money call, asked by its key.
import { call, NetworkError } from '../api/api.ts'

/** Milliseconds before each asking: the first answer may only be late. */
const waits = [0, 1_000, 3_000]
const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** done: with its answer. nothing: the server knows of no such call. unheard: it could not be asked. */
export type Outcome = { is: 'done'; answer: unknown } | { is: 'nothing' } | { is: 'unheard' }

/** Asks until it is known, three times at most. @throws ApiError when the server does not let it be asked. */
export async function findOutcome(key: string): Promise<Outcome> {
  let last: Outcome = { is: 'unheard' }
  for (const wait of waits) {
    await pause(wait)
    try {
      const outcome = await call('GET api/Balance/outcome', { query: { key } })
      if (outcome.known) return { is: 'done', answer: outcome.answer }
      last = { is: 'nothing' }
    } catch (error) {
      if (!(error instanceof NetworkError)) throw error
      last = { is: 'unheard' }
    }
  }
  return last
}
