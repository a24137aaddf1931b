// Configures a bucket for the app's direct uploads: our pages may PUT, and pending files expire after a day. Rules that the operator has
// set stay unchanged.
import { createHash } from 'node:crypto'
import { AwsClient } from 'aws4fetch'
import type { Logger } from 'pino'
import type { Config } from '../../config.ts'

type Bucket = NonNullable<Config['storage']>

const within = 10_000
const escaped = (text: string): string => text.replace(/[&<>]/g, (letter) => `&#${letter.charCodeAt(0)};`)

/** Allows only PUT, from our own pages. A server without PUBLIC_URL allows every page: the signed URL is what authorizes an upload. */
export function corsRules({ publicUrl, mobileUrl }: Pick<Config, 'publicUrl' | 'mobileUrl'>): string {
  const origins = [publicUrl, mobileUrl].filter(Boolean).map((address) => new URL(address).origin)
  const allowed = (origins.length > 0 ? [...new Set(origins)] : ['*']).map((origin) => `<AllowedOrigin>${escaped(origin)}</AllowedOrigin>`)
  return `<CORSConfiguration><CORSRule>${allowed.join('')}<AllowedMethod>PUT</AllowedMethod><AllowedHeader>content-type</AllowedHeader><MaxAgeSeconds>3600</MaxAgeSeconds></CORSRule></CORSConfiguration>`
}
const lifecycleRules =
  '<LifecycleConfiguration><Rule><ID>grandstand-waiting</ID><Filter><Prefix>waiting/</Prefix></Filter><Status>Enabled</Status><Expiration><Days>1</Days></Expiration></Rule></LifecycleConfiguration>'

/** Requests a rule of the bucket. `code`: S3's error code; empty if none. */
export async function askBucket({ url, keyId, secret, region }: Bucket): Promise<{ status: number; code: string }> {
  const client = new AwsClient({ accessKeyId: keyId, secretAccessKey: secret, service: 's3', region, retries: 0 })
  const found = await client.fetch(`${url}?cors`, { signal: AbortSignal.timeout(within), redirect: 'manual' })
  const [, code = ''] = /<Code>(\w+)<\/Code>/.exec(await found.text()) ?? []
  return { status: found.status, code }
}

/** Sets each rule that the bucket lacks. A refusal is logged once, and uploads continue to work. */
export async function setBucketRules(
  { url, keyId, secret, region }: Bucket,
  config: Pick<Config, 'publicUrl' | 'mobileUrl'>,
  log: Logger,
): Promise<void> {
  const client = new AwsClient({ accessKeyId: keyId, secretAccessKey: secret, service: 's3', region, retries: 1 })
  const ask = (address: string, init: RequestInit = {}) =>
    client.fetch(address, { ...init, signal: AbortSignal.timeout(within), redirect: 'error' })

  async function setRule(name: 'cors' | 'lifecycle', body: string): Promise<void> {
    const found = await ask(`${url}?${name}`)
    await found.body?.cancel()
    if (found.ok) return
    // 404: the rule does not exist. For any other status the attempt to set it decides.
    const md5 = createHash('md5').update(body).digest('base64')
    const set = await ask(`${url}?${name}`, { method: 'PUT', body, headers: { 'content-type': 'application/xml', 'content-md5': md5 } })
    await set.body?.cancel()
    if (!set.ok) throw new Error(`it answered ${set.status}`)
    log.info({ rule: name }, 'upload bucket rule set')
  }
  for (const [name, body] of [
    ['cors', corsRules(config)],
    ['lifecycle', lifecycleRules],
  ] as const)
    await setRule(name, body).catch((error: unknown) =>
      log.warn({ err: error, rule: name, wanted: body }, 'setting an upload bucket rule failed: set it manually'),
    )
}
