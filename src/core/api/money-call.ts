// A money call whose answer may be lost: what became of it is asked by its key, never guessed, never done twice.
import type { ApiData, ApiKey } from '../../../contract/api.ts'
import { ApiError, type CallParams, call, NetworkError } from './api.ts'

export interface MoneyParams<K extends ApiKey> extends CallParams<K> {
  /** A UUID of one intention, kept over its retries. */
  idempotencyKey: string
}

/** Milliseconds before each asking: the first answer may only be late. */
const waits = [0, 1_000, 3_000]
const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds))

/**
 * Calls and answers its data, also when only the answer was lost. @throws ApiError when it was refused, NetworkError when
 * nothing happened that is known of: trying again with the same key is safe.
 */
export async function moneyCall<K extends ApiKey>(key: K, params: MoneyParams<K>): Promise<ApiData<K>> {
  try {
    return await call(key, params)
  } catch (error) {
    // The same intention with another ticket of the payment password: the first try had got through after all.
    const isKnown = error instanceof ApiError && error.error === 'key-reused'
    if (!isKnown && !(error instanceof NetworkError)) throw error
    const answer = await findAnswer(params.idempotencyKey)
    if (answer === undefined) throw error
    return answer as ApiData<K>
  }
}

/** What the server keeps under the key; undefined while it cannot be asked, or knows of nothing. */
async function findAnswer(key: string): Promise<unknown> {
  for (const wait of waits) {
    await pause(wait)
    try {
      const outcome = await call('GET api/Balance/outcome', { query: { key } })
      if (outcome.known) return outcome.answer
    } catch (error) {
      if (!(error instanceof NetworkError)) throw error
    }
  }
  return undefined
}
