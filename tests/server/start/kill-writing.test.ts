// Kills the whole server while it writes follows, orders and alerts, with its PostgreSQL and without: what it acknowledged exists, and what
// exists is complete. R-SERVER-2.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Pool } from 'pg'
import { afterAll, expect, inject, it } from 'vitest'
import type { DeviceKey } from '../../../contract/alert.ts'
import type { Follow } from '../../../contract/follow/follow.ts'
import type { MatchList } from '../../../contract/match/match.ts'
import { openPool } from '../../../server/core/database/database.ts'
import { startCluster } from '../../../server/core/postgres/cluster.ts'
import { proveLedger } from '../../../server/features/money/ledger/proof.ts'
import { type ServerProcess, spawnServer } from '../../support/app/server-process.ts'
import { copyFolder } from '../../support/database/empty-cluster.ts'
import { callApp, registerMember } from '../../support/people/app-member.ts'
import { chance, figures, seed, soak } from '../../support/soak.ts'

const kills = soak(2, 60)
/** Number of follows in each list. A write replaces the complete list by its next version. */
const length = 30
const devices = 3
const firstDay = '2025-06-06'
/** The first goals fall within a few seconds. */
const feed = { FEED: 'replay:tests/support/world/cup.json', FEED_FROM: `${firstDay}T10:55:00Z`, FEED_SPEED: '3000' }
/** Number of goals of the first match. */
const goals = 5

const folder = await mkdtemp(join(tmpdir(), 'kill-writing-'))
await copyFolder(inject('made'), folder)
const servers: ServerProcess[] = []
afterAll(async () => {
  for (const server of servers) server.kill('SIGKILL')
  await Promise.all(servers.map(({ ended }) => ended))
  await (await startCluster({ folder })).stop()
  await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
})

interface Server extends ServerProcess {
  url: string
  /** Process id of its PostgreSQL. */
  pid: number
  pool: Pool
}
async function start(): Promise<Server> {
  const server = spawnServer({ ...feed, DATA_DIR: folder, RATE_LIMIT: '0', PAYMENT: 'sandbox' })
  servers.push(server)
  const url = await server.ready
  const { connection, pid } = await startCluster({ folder })
  const pool = openPool(connection)
  // The test kills the database too.
  pool.on('connect', (client) => void client.on('error', () => undefined))
  return { ...server, url, pid, pool }
}

/** A list of follows under one name: the last acknowledged version, and the last one sent. */
interface List {
  answered: number
  sent: number
  device?: DeviceKey
}
const listOf = (version: number): Follow[] =>
  Array.from({ length }, (_, index) => ({ kind: 'match', id: `v${version}-${index}`, events: [] }))
const lists: List[] = Array.from({ length: devices }, () => ({ answered: 0, sent: 0 }))
const account: List = { answered: 0, sent: 0 }
const orders = new Set<string>()
const paid = new Set<string>()
/** The highest sequence number that a reader has received of each match. */
const shown = new Map<string, number>()
let member: { id: string; token: string }

const settings = { value1: true, value2: true, value3: true, value4: true }
async function subscribeDevice({ url }: Server, list: List): Promise<void> {
  list.sent += 1
  const version = list.sent
  const body = { lang: 'en', follows: listOf(version), settings, ...(list.device && { device: list.device }) }
  list.device = await callApp<DeviceKey>({ url }, 'POST api/Push/device', body)
  list.answered = version
}
async function followInAccount({ url }: Server): Promise<void> {
  // Also deletes what the last unacknowledged write left.
  const before = Array.from({ length: account.sent - account.answered + 1 }, (_, index) => listOf(account.answered + index)).flat()
  account.sent += 1
  const version = account.sent
  const remove = before.map(({ kind, id }) => ({ kind, id }))
  await callApp({ url }, 'POST api/Member/follow', { put: listOf(version), remove }, member.token)
  account.answered = version
}
async function buy({ url }: Server): Promise<void> {
  const order = await callApp({ url }, 'GET api/chargerules/payUrl?id=p30&type=0', {}, member.token)
  orders.add(order.order_id)
  const way = await fetch(url + order.url, { redirect: 'manual' })
  const checkout = way.headers.get('location') ?? ''
  expect(checkout).toMatch(/^\/pay\/sandbox\//)
  const form = new URLSearchParams({ sign: new URL(checkout, url).searchParams.get('sign') ?? '', act: 'pay' })
  const done = await fetch(url + checkout.split('?')[0], { method: 'POST', body: form, redirect: 'manual' })
  expect(done.status).toBe(303)
  paid.add(order.order_id)
}
async function read({ url }: Server): Promise<void> {
  const { list } = await callApp<MatchList>({ url }, 'POST api/hot_match/all_match', { day: firstDay, tz: 'Asia/Shanghai' })
  for (const { id, seq } of list) shown.set(id, Math.max(shown.get(id) ?? 0, seq))
}

const writersOn = (server: Server): (() => Promise<void>)[] => [
  ...lists.map((list) => () => subscribeDevice(server, list)),
  () => followInAccount(server),
  () => buy(server),
  () => read(server),
]

/** Runs all writers concurrently, each as fast as it gets responses, until the server is killed after this many. */
async function writeUntilKilled(server: Server, enough: number, withDatabase: boolean): Promise<void> {
  let left = enough
  async function goOn(write: () => Promise<void>): Promise<void> {
    while (left > 0) {
      try {
        await write()
      } catch (error) {
        // fetch throws a TypeError when the server is gone; any other error is a fault.
        if (left > 0 || !(error instanceof TypeError)) throw error
      }
      left -= 1
      if (left !== 0) continue
      server.kill('SIGKILL')
      if (withDatabase) process.kill(server.pid, 'SIGKILL')
    }
  }
  await Promise.all(writersOn(server).map(goOn))
  expect(await server.ended).toBe('SIGKILL')
  await server.pool.end()
}

/** The single version of these rows. */
function versionOf(rows: readonly { ref_id: string }[]): number {
  expect(rows).toHaveLength(length)
  const versions = new Set(rows.map(({ ref_id }) => Number(/^v(\d+)-/.exec(ref_id)?.[1])))
  expect(versions.size).toBe(1)
  return [...versions][0] ?? 0
}

async function allIsWhole({ pool }: Server): Promise<void> {
  for (const { device, answered, sent } of lists) {
    const { rows } = await pool.query('SELECT ref_id FROM device_follow WHERE device_id = $1', [device?.device_id])
    const version = versionOf(rows)
    expect(version).toBeGreaterThanOrEqual(answered)
    expect(version).toBeLessThanOrEqual(sent)
  }
  // Also those that were created and never acknowledged.
  const { rows: made } = await pool.query<{ total: number; versions: number }>(
    `SELECT count(ref_id)::int AS total, count(DISTINCT split_part(ref_id, '-', 1))::int AS versions
     FROM device LEFT JOIN device_follow ON device_id = device.id GROUP BY device.id`,
  )
  expect(made.filter(({ total, versions }) => total !== length || versions !== 1)).toEqual([])
  const mine = await pool.query('SELECT ref_id FROM account_follow WHERE account_id = $1', [member.id])
  const version = versionOf(mine.rows)
  expect(version).toBeGreaterThanOrEqual(account.answered)
  expect(version).toBeLessThanOrEqual(account.sent)

  const { rows: stored } = await pool.query<{ id: string; state: string; credits: number }>(
    `SELECT id, state, (SELECT count(*)::int FROM ledger_tx WHERE key = 'recharge:' || recharge_order.id) AS credits
     FROM recharge_order`,
  )
  const states = new Map(stored.map(({ id, state }) => [id, state]))
  expect([...orders].filter((id) => !states.has(id))).toEqual([])
  expect([...paid].filter((id) => states.get(id) !== 'paid')).toEqual([])
  expect(stored.filter(({ state, credits }) => credits !== (state === 'paid' ? 1 : 0))).toEqual([])
  expect(await proveLedger(pool)).toEqual([])
  // Orders that kills leave unpaid would soon reach the limit of open orders.
  await pool.query("UPDATE recharge_order SET state = 'closed' WHERE state = 'open'")

  // A goal, its score and its alert are atomic.
  const { rows: torn } = await pool.query(
    `SELECT match_id, seq FROM match_event
       WHERE data->>'type' IN ('goal', 'penalty-goal', 'own-goal')
       AND NOT EXISTS (SELECT FROM alert WHERE alert.match_id = match_event.match_id AND alert.seq = match_event.seq)
     UNION ALL SELECT match_id, seq FROM alert
       WHERE kind = 'goal' AND NOT EXISTS (SELECT FROM match_event WHERE match_event.match_id = alert.match_id AND match_event.seq = alert.seq)
     UNION ALL SELECT id, ("row"->>'seq')::int FROM match
       WHERE ("row"->>'home_score')::int + ("row"->>'away_score')::int <> (
         SELECT count(*) FROM match_event WHERE match_id = match.id AND cancelled_by IS NULL
         AND data->>'type' IN ('goal', 'penalty-goal', 'own-goal'))`,
  )
  expect(torn).toEqual([])
  const { rows: matches } = await pool.query<{ id: string; seq: number }>(`SELECT id, ("row"->>'seq')::int AS seq FROM match`)
  const seqs = new Map(matches.map(({ id, seq }) => [id, seq]))
  expect([...shown].filter(([id, seq]) => (seqs.get(id) ?? -1) < seq)).toEqual([])
}

it(`after ${kills} kills during writes, no acknowledged write is lost and none is half-written`, {
  timeout: soak(120_000, 3_600_000),
}, async () => {
  let server = await start()
  await expect.poll(server.output).toContain('/outbox/')
  member = await registerMember(server)
  await server.pool.query(`INSERT INTO recharge_package (id, coin, give, money) VALUES ('p30', 3000, 90, 3000)`)
  // Each writer has one acknowledged write.
  await Promise.all(writersOn(server).map((write) => write()))
  const draw = chance()
  for (let kill = 0; kill < kills; kill += 1) {
    await writeUntilKilled(server, 40 + draw(160), kill % 2 === 1)
    server = await start()
    await allIsWhole(server)
  }
  // Goals during the downtime are notified too, and none stays pending.
  const countAlerts = async () => (await server.pool.query("SELECT count(*)::int AS n FROM alert WHERE kind = 'goal'")).rows[0].n
  await expect.poll(countAlerts, { timeout: 30_000 }).toBeGreaterThanOrEqual(goals)
  await expect
    .poll(async () => (await server.pool.query('SELECT count(*)::int AS n FROM alert WHERE NOT done')).rows[0].n, { timeout: 30_000 })
    .toBe(0)
  await allIsWhole(server)
  const answered = { lists: lists.reduce((sum, list) => sum + list.answered, 0), account: account.answered, orders: orders.size }
  expect(
    Object.entries(answered).filter(([, count]) => count === 0),
    `SEED=${seed}`,
  ).toEqual([])
  expect(paid.size).toBeGreaterThan(0)
  expect(Math.max(...shown.values())).toBeGreaterThan(0)
  figures({ proof: 'R-SERVER-2 kills while writing', kills, ...answered, paid: paid.size, alerts: await countAlerts() })
  await server.pool.end()
})
