// Downloads a file from an endpoint that returns one instead of an envelope.
import type { ApiKey, ApiQuery } from '../../../contract/api.ts'
import { addressOf, envelopeOf, NetworkError, refusal, tokenOf } from './api.ts'

/** Timeout of the whole download in milliseconds; the server's own is shorter. */
const patience = 330_000

/**
 * Downloads the file under the name that the server gives it.
 * @throws ApiError if the server refuses, NetworkError if the download is incomplete
 */
export async function callFile<K extends ApiKey>(key: K, query: ApiQuery<K>): Promise<{ name: string; file: Blob }> {
  const token = tokenOf()
  let response: Response
  try {
    const options = { credentials: 'omit', cache: 'no-store', signal: AbortSignal.timeout(patience) } as const
    response = await fetch(addressOf(key, query), { ...options, headers: token ? { token } : {} })
    const name = /^attachment; filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1]
    const isFile = name !== undefined && !response.headers.get('content-type')?.startsWith('application/json')
    // Excludes the login page of a captive portal.
    if (isFile && response.ok) return { name, file: await response.blob() }
  } catch (error) {
    throw new NetworkError(error instanceof Error ? error.message : 'no answer', { cause: error })
  }
  throw refusal(await envelopeOf(response), response, key, token)
}
