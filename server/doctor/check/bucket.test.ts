import { expect, it } from 'vitest'
import { readConfig } from '../../config.ts'
import { checkBucket } from './bucket.ts'

const config = readConfig({ S3_URL: 'https://s3.example.com/site', S3_KEY_ID: 'k', S3_SECRET: 's' }, '/app')

it.each([
  [200, '', 'ok'],
  [404, 'NoSuchCORSConfiguration', 'ok'],
  [501, 'NotImplemented', 'ok'],
  [404, 'NoSuchBucket', 'fail'],
  [403, 'InvalidAccessKeyId', 'fail'],
  [403, 'SignatureDoesNotMatch', 'fail'],
  [403, 'RequestTimeTooSkewed', 'fail'],
  [403, 'AccessDenied', 'warn'],
  [503, '', 'fail'],
])('response %s %s: %s', async (status, code, verdict) => {
  expect((await checkBucket(config, async () => ({ status, code }))).verdict).toBe(verdict)
})

it('passes without a bucket, and fails when it cannot be reached', async () => {
  const refuse = () => Promise.reject(new Error('ECONNREFUSED'))
  expect((await checkBucket(readConfig({}, '/app'), refuse)).verdict).toBe('ok')
  expect((await checkBucket(config, refuse)).verdict).toBe('fail')
})
