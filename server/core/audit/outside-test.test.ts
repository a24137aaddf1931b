import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { expect, it } from 'vitest'
import { outsideTests } from './outside-test.ts'

const db = { transaction: async () => undefined } as unknown as NodePgDatabase
const runTest = outsideTests({ db, log: { warn: () => undefined } }, () => 0)

it('reports the cause of a failure without the password in a URL', async () => {
  const address = 'https://desk:hunter2@sms.example.com/send'
  const refused = new TypeError(`Request cannot be constructed from a URL that includes credentials: ${address}`)
  const failed = await runTest('1', 'sms', () => Promise.reject(new Error('fetch failed', { cause: refused })))
  expect(failed).toMatchObject({ result: 'failed', detail: expect.stringContaining('fetch failed: Request cannot be constructed') })
  const answered = await runTest('1', 'payment', async () => ({ result: 'failed', detail: ` ${address} is not there${'.'.repeat(400)}` }))
  expect(answered.detail).toHaveLength(300)
  // An error for a host name with several unreachable addresses has no message.
  const nobody = Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' })
  expect((await runTest('1', 'domain', () => Promise.reject(nobody))).detail).toBe('ECONNREFUSED')
  expect([failed, answered].map(({ detail }) => /hunter2/.test(detail))).toEqual([false, false])
})
