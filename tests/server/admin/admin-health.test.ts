// Server health at the desk: each figure follows real events.
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Counter, Gauge } from 'prom-client'
import { afterAll, expect, it } from 'vitest'
import { alertDefaults } from '../../../rules/alert/alert-choice.ts'
import type { SocketHub } from '../../../server/core/live/hub.ts'
import { attachLive } from '../../../server/core/live/server.ts'
import { createRegistry } from '../../../server/core/registry.ts'
import { registerHealth } from '../../../server/features/admin/health-routes.ts'
import { startPushService } from '../../support/alert/push-service.ts'
import { testApp } from '../../support/app.ts'
import { contractErrors } from '../../support/contract/spec-check.ts'
import { liveClient } from '../../support/live-server.ts'
import { fullWorld } from '../../support/people/full-world.ts'

const service = await startPushService()
afterAll(() => service.close())
const world = await fullWorld({ PUSH_ALLOW_HOSTS: service.host })
const { context } = world.app
const operator = await world.operator('doctor')
async function health() {
  const { data, error } = await world.call('GET api/Desk/health', { as: operator })
  expect([error ?? 'done', ...contractErrors('GET api/Desk/health', data)]).toEqual(['done'])
  return data
}

it('is restricted to operators', async () => {
  expect((await world.call('GET api/Desk/health', { as: await world.person('member') })).error).toBe('forbidden')
})

it('counts the open sockets', async () => {
  expect((await health()).sockets.open).toBe(0)
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  attachLive(server, context.hub as SocketHub, { publicUrl: '', trustProxy: false })
  const { ws, closed } = await liveClient((server.address() as AddressInfo).port)
  await expect.poll(async () => (await health()).sockets.open).toBe(1)
  ws.close()
  await closed
  await expect.poll(async () => (await health()).sockets.open).toBe(0)
  server.close()
})

it('distinguishes waiting, scheduled and failed jobs', async () => {
  const before = (await health()).jobs
  expect(before).toEqual({ waiting: 0, oldest_at: null, planned: 0, failed: 0 })
  const { jobs, db, pool } = context
  const queue = { name: 'health', order: () => 0 }
  await jobs.open(queue)
  const began = Date.now()
  await db.transaction(async (tx) => {
    await jobs.sendIn(tx, queue, { what: 'fails' })
    await jobs.sendIn(tx, queue, { what: 'later' }, { at: Date.now() + 3_600_000 })
    await jobs.sendIn(tx, queue, { what: 'now' })
  })
  // The state of a job that has used up its retries.
  await pool.query(`UPDATE pgboss.job SET state = 'failed' WHERE name = 'health' AND data ->> 'what' = 'fails'`)
  const { oldest_at, ...counts } = (await health()).jobs
  expect(counts).toEqual({ waiting: 1, planned: 1, failed: 1 })
  const oldest = Date.parse(oldest_at)
  expect([oldest >= began - 1, oldest <= Date.now() + 1]).toEqual([true, true])
})

it('counts what push services accepted and rejected', async () => {
  expect((await health()).pushes).toEqual({ sent: 0, failed: 0, last_at: null })
  const test = async (name: string) => {
    const { endpoint, keys } = service.subscribe(name)
    const body = { endpoint, keys, lang: 'zh', follows: [], settings: alertDefaults }
    const { data: device } = await world.call('POST api/Push/subscribe', { body })
    return world.call('POST api/Push/test', { body: { device } })
  }
  const { data } = await test('reader')
  service.behave('refused', 400)
  expect((await test('refused')).error).toBe('push-failed')
  const { sent, failed, last_at } = (await health()).pushes
  expect({ sent, failed }).toEqual({ sent: 1, failed: 1 })
  expect(Date.parse(last_at)).toBeGreaterThanOrEqual(Date.parse(data.sent_at))
})

it('identifies the feed by name, and reports nothing for one that was not started', async () => {
  expect((await health()).feed).toEqual({ name: 'simulator grandstand', heard_at: null, failures: 0, failed_at: null })
})

it('reports the feed’s last success, its number of failures, and their time', async () => {
  // Set as a running feed sets them: server/feed/feed-watch.ts.
  const metric = (name: string) => context.metrics.getSingleMetric(name)
  const heard = metric('feed_heard_seconds') as Gauge
  heard.set(Date.parse('2026-11-23T11:59:40Z') / 1_000)
  const failed = metric('feed_failed_seconds') as Gauge
  failed.set(Date.parse('2026-11-23T10:00:00Z') / 1_000)
  const failures = metric('feed_failures_total') as Counter
  failures.inc(2)
  const feedTimes = { heard_at: '2026-11-23T11:59:40.000Z', failed_at: '2026-11-23T10:00:00.000Z' }
  expect((await health()).feed).toEqual({ name: 'simulator grandstand', failures: 2, ...feedTimes })
})

it('measures disk, database and memory', async () => {
  const { disk, database, memory, at, started_at } = await health()
  expect(disk.writable).toBe(true)
  expect(disk.total).toBeGreaterThan(disk.free)
  expect(disk.free).toBeGreaterThan(0)
  const { rows } = await world.pool.query('SELECT pg_database_size(current_database()) AS bytes')
  expect(Math.abs(database.bytes - Number(rows[0].bytes))).toBeLessThan(database.bytes / 2)
  expect(database.connections).toBeGreaterThan(0)
  expect(memory).toBeGreaterThan(10_000_000)
  expect(Date.parse(at)).toBeGreaterThan(Date.parse(started_at))
})

it('lists who was rejected for an invalid stream key', async () => {
  expect((await health()).publishers).toEqual([])
  const refused = [{ way: 'rtmp' as const, fault: 'unknown' as const, address: '203.0.113.*', count: 3, at: '2026-11-23T11:59:40.000Z' }]
  const deps = { writable: async () => true, feed: 'none', publishers: () => refused }
  const app = await testApp((http) => registerHealth(http, { ...context, metrics: createRegistry() }, deps), {
    authenticate: async () => ({ id: operator.id, roles: ['operator'] }),
  })
  const { data } = (await app.inject({ url: '/api/Desk/health', headers: { token: 'any' } })).json()
  expect([data.publishers, contractErrors('GET api/Desk/health', data)]).toEqual([refused, []])
})

it('reports backups if the server makes them', async () => {
  expect((await health()).backup).toBeUndefined()
  const config = { ...context.config, backupDir: '/backups' }
  const metrics = createRegistry()
  for (const [name, value] of [
    ['backup_made_seconds', Date.parse('2026-11-23T04:00:00Z') / 1_000],
    ['backup_failed_seconds', 0],
    ['backup_failures_total', 0],
    ['backup_ledger_faults', 2],
  ] as const)
    new Gauge({ name, help: name, registers: [metrics] }).set(value)
  const app = await testApp((http) => registerHealth(http, { ...context, config, metrics }, { writable: async () => true, feed: 'none' }), {
    authenticate: async () => ({ id: operator.id, roles: ['operator'] }),
  })
  const { data } = (await app.inject({ url: '/api/Desk/health', headers: { token: 'any' } })).json()
  expect([data.backup, ...contractErrors('GET api/Desk/health', data)]).toEqual([
    { made_at: '2026-11-23T04:00:00.000Z', failures: 0, failed_at: null, ledger_faults: 2 },
  ])
})
