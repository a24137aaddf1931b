import fastify from 'fastify'
import { expect, it } from 'vitest'
import { serveHealth } from './health.ts'

it('queries the database at most once per second, for any number of requests', async () => {
  let now = 0
  let asked = 0
  let there = true
  const app = fastify()
  const check = async (): Promise<boolean> => {
    asked += 1
    return there
  }
  serveHealth(app, { database: true, feed: true, disk: true }, { database: check, disk: async () => true }, () => now)
  const status = async () => (await app.inject('/readyz')).statusCode
  expect(await Promise.all([status(), status(), status()])).toEqual([200, 200, 200])
  there = false
  now = 999
  expect([await status(), asked]).toEqual([200, 1])
  now = 1_000
  expect([await status(), asked]).toEqual([503, 2])
})
