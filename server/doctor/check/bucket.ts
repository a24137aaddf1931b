// Checks that the bucket of uploads exists and accepts the keys. Writes nothing.
import type { Config } from '../../config.ts'
import { type Finding, failure, okay, reasonOf, warning } from '../finding.ts'

export interface BucketResponse {
  status: number
  /** S3's error code; empty if none. */
  code: string
}

/** Advice to the operator by error code. All other codes concern bucket rules, which not every storage supports. */
const faults: Readonly<Record<string, string>> = {
  NoSuchBucket: 'Make the bucket, or set S3_URL to the address of one that there is.',
  InvalidAccessKeyId: 'Set S3_KEY_ID to a key that there is.',
  SignatureDoesNotMatch: 'Set S3_SECRET to the secret of that key.',
  RequestTimeTooSkewed: 'Let a time service set the clock of this machine.',
  AuthorizationHeaderMalformed: 'Set S3_REGION to the region of the bucket.',
  PermanentRedirect: 'Set S3_URL and S3_REGION to those of the bucket.',
}

/** `ask` reads a rule of the bucket, as the server does at its start. */
export async function checkBucket({ storage }: Pick<Config, 'storage'>, ask: () => Promise<BucketResponse>): Promise<Finding> {
  if (!storage) return okay('S3_URL is not set: uploads lie in DATA_DIR.')
  const { host } = new URL(storage.url)
  let response: BucketResponse
  try {
    response = await ask()
  } catch (error) {
    return failure(`${host} cannot be reached: ${reasonOf(error)}.`, 'Look at S3_URL, and at what leaves this machine.')
  }
  const { status, code } = response
  const todo = faults[code]
  if (todo !== undefined) return failure(`${host} answered ${code}.`, todo)
  if (status >= 500 && code !== 'NotImplemented') return failure(`${host} answered ${status}.`, 'Try again, and look at the storage.')
  if (code === 'AccessDenied')
    return warning(`${host} does not show its rules to this key.`, 'Set CORS and lifecycle by hand, or let the key.')
  return okay(`${host} takes our keys.`)
}
