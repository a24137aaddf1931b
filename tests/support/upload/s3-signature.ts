// Computes the signature that an S3-compatible service expects in a presigned URL, by AWS Signature Version 4: s3rver does not check it.
import { createHash, createHmac } from 'node:crypto'

const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest()
const encoded = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`)

/** Whether the URL was signed for this method and these headers with this secret. */
export function isSigned(address: string, method: string, headers: Record<string, string>, secret: string): boolean {
  const url = new URL(address)
  const given = url.searchParams.get('X-Amz-Signature') ?? ''
  const [, day = '', region = '', service = ''] = (url.searchParams.get('X-Amz-Credential') ?? '').split('/')
  const signed = (url.searchParams.get('X-Amz-SignedHeaders') ?? '').split(';')
  const query = [...url.searchParams]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .sort()
    .join('&')
  const all: Record<string, string> = { host: url.host, ...headers }
  const lines = signed.map((name) => `${name}:${all[name] ?? ''}\n`).join('')
  const request = [method, url.pathname, query, lines, signed.join(';'), 'UNSIGNED-PAYLOAD'].join('\n')
  const scope = `${day}/${region}/${service}/aws4_request`
  const text = [
    'AWS4-HMAC-SHA256',
    url.searchParams.get('X-Amz-Date') ?? '',
    scope,
    createHash('sha256').update(request).digest('hex'),
  ].join('\n')
  const key = [day, region, service, 'aws4_request'].reduce<string | Buffer>((last, part) => hmac(last, part), `AWS4${secret}`)
  return hmac(key, text).toString('hex') === given
}
