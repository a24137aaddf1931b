// Fetches a file that the API answers in place of data.
import type { ApiKey, ApiQuery } from '../../../contract/api.ts'
import { addressOf, envelopeOf, NetworkError, refusal, tokenOf } from './api.ts'

/** Milliseconds in which a file has to be here whole: the server ends it earlier. */
const patience = 330_000

/**
 * The file under the name that the server gives it.
 * @throws ApiError for what is refused, NetworkError when it did not come whole
 */
export async function callFile<K extends ApiKey>(key: K, query: ApiQuery<K>): Promise<{ name: string; file: Blob }> {
  const token = tokenOf()
  let response: Response
  try {
    const options = { credentials: 'omit', cache: 'no-store', signal: AbortSignal.timeout(patience) } as const
    response = await fetch(addressOf(key, query), { ...options, headers: token ? { token } : {} })
    const name = /^attachment; filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1]
    const isFile = name !== undefined && !response.headers.get('content-type')?.startsWith('application/json')
    // Not the page of a network that wants a login first.
    if (isFile && response.ok) return { name, file: await response.blob() }
  } catch (error) {
    throw new NetworkError(error instanceof Error ? error.message : 'no answer', { cause: error })
  }
  throw refusal(await envelopeOf(response), response, key, token)
}
