// Pending decisions: executed without the desk, once, and not before they are due.
import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import type { DecisionPath } from '../../../contract/admin/pending-decision.ts'
import { buildApp } from '../../../server/app.ts'
import { silentLog, testConfig } from '../../support/app.ts'
import { adminRequests } from '../../support/people/admin-requests.ts'
import { adminScene } from '../../support/people/admin-scene.ts'

/** Milliseconds, long enough to observe on a busy machine. */
const undoWindowMs = 1_500
const world = await adminScene({ undoWindowMs })
const { first, second, member, done, refusal, pool } = world
// Grants the member coins.
await adminRequests(world)
let horns = 0
/** Each text is different: equal texts within seconds count as one. */
async function sendHorn(): Promise<string> {
  horns += 1
  return (await done('GET api/Member/sneHorn', { text: `今晚决赛 ${horns}`, confirm: '1' }, member)).horn.id
}

const decision = (path: DecisionPath, body: object, id: string = randomUUID()) => ({
  ...{ id, path, body, tab: 'horns', about: '看我的直播间', done: '拒绝', reason: '广告' },
})
const refuse = (horn: string) => decision('POST api/Desk/decideHorn', { id: horn, act: 'refuse', reason: '广告' })
const horn = async (id: string) =>
  (await done('GET api/Member/hornList', {}, member)).list.find((one: { id: string }) => one.id === id) as { state: string }
const balance = async (): Promise<number> => (await done('GET api/User/getUserInfo', {}, member)).balance
const pending = async (as = first) => (await done('GET api/Desk/pendingDecisions', {}, as)).list as { id: string; failure: string | null }[]

it('waits, is listed for its operator only, and takes effect without an open desk', async () => {
  const id = await sendHorn()
  const before = await balance()
  const wanted = refuse(id)
  expect(await done('POST api/Desk/scheduleDecision', wanted)).toMatchObject({
    ...wanted,
    row: `horns ${id}`,
    state: 'waiting',
    failure: null,
  })
  // A retry after a lost response creates no second one.
  await done('POST api/Desk/scheduleDecision', wanted)
  expect([(await horn(id)).state, (await pending()).map((one) => one.id), await pending(second)]).toEqual(['waiting', [wanted.id], []])
  await expect.poll(async () => (await horn(id)).state).toBe('refused')
  await expect.poll(() => pending()).toEqual([])
  expect((await balance()) - before).toBeGreaterThan(0)
  expect((await world.audit())[0]).toMatchObject({ by: first.id, act: 'horn.refuse', subject: `horn ${id}` })
  const { rows } = await pool.query('SELECT state, body, about, reason FROM pending_decision WHERE id = $1', [wanted.id])
  expect(rows).toEqual([{ state: 'done', body: {}, about: '', reason: '' }])
})

it('that is cancelled never takes effect, and no other operator can cancel or execute it', async () => {
  const [id, later] = [await sendHorn(), await sendHorn()]
  const wanted = refuse(id)
  await done('POST api/Desk/scheduleDecision', wanted)
  expect(await refusal('POST api/Desk/cancelDecision', { id: wanted.id }, second)).toBe('not-found')
  expect(await refusal('POST api/Desk/executeDecision', { id: wanted.id }, second)).toBe('not-found')
  await done('POST api/Desk/cancelDecision', { id: wanted.id })
  const last = refuse(later)
  await done('POST api/Desk/scheduleDecision', last)
  await expect.poll(async () => (await horn(later)).state).toBe('refused')
  expect((await horn(id)).state).toBe('waiting')
  expect(await refusal('POST api/Desk/cancelDecision', { id: last.id })).toBe('already-decided')
})

it('is executed once on request, however often requested; a subject has one pending decision', async () => {
  const id = await sendHorn()
  const wanted = refuse(id)
  await done('POST api/Desk/scheduleDecision', wanted)
  const other = decision('POST api/Desk/decideHorn', { id, act: 'approve' })
  expect(await refusal('POST api/Desk/scheduleDecision', other, second)).toBe('decision-pending')
  const before = await balance()
  const results = await Promise.all([1, 2, 3].map(() => done('POST api/Desk/executeDecision', { id: wanted.id })))
  expect(results).toEqual(Array(3).fill({ state: 'done', left: 0 }))
  const after = await balance()
  await done('POST api/Desk/executeDecision', { id: wanted.id })
  expect([(await horn(id)).state, await balance()]).toEqual(['refused', after])
  expect(after).toBeGreaterThan(before)
})

it('that fails stays until it is acknowledged; an invalid body is rejected at once', async () => {
  const gone = decision('POST api/Desk/decideHorn', { id: 'gone', act: 'approve' })
  await done('POST api/Desk/scheduleDecision', gone)
  expect(await refusal('POST api/Desk/executeDecision', { id: gone.id })).toBe('not-found')
  expect(await pending()).toMatchObject([{ id: gone.id, state: 'failed', failure: 'not-found' }])
  await done('POST api/Desk/cancelDecision', { id: gone.id })
  expect(await pending()).toEqual([])
  expect(await refusal('POST api/Desk/scheduleDecision', decision('POST api/Desk/decideHorn', { id: 'x', act: 'nonsense' }))).toBe(
    'invalid-input',
  )
  expect(await refusal('POST api/Desk/scheduleDecision', { ...gone, path: 'POST api/Desk/putConfig' })).toBe('invalid-input')
})

it('is executed after a restart, and only once if the server was killed during it', async () => {
  const [waits, begun] = [await sendHorn(), await sendHorn()]
  const [one, other] = [refuse(waits), refuse(begun)]
  await done('POST api/Desk/scheduleDecision', one)
  await done('POST api/Desk/scheduleDecision', other)
  await done('POST api/Desk/executeDecision', { id: other.id })
  const before = await balance()
  await world.app.stop()
  // Simulates a lost final state and lost jobs.
  await pool.query("UPDATE pending_decision SET state = 'running', body = $2 WHERE id = $1", [other.id, other.body])
  await pool.query('UPDATE pending_decision SET due_at = now() WHERE id = ANY ($1)', [[one.id, other.id]])
  await pool.query("DELETE FROM pgboss.job WHERE name = 'pending-decision'")
  const config = testConfig({ DATA_DIR: world.dataDir, RATE_LIMIT: '0' })
  const again = await buildApp(config, { log: silentLog, database: world })
  try {
    const states = async () =>
      (await pool.query<{ state: string }>('SELECT state FROM pending_decision WHERE id = ANY ($1)', [[one.id, other.id]])).rows.map(
        ({ state }) => state,
      )
    await expect.poll(states).toEqual(['done', 'done'])
    const { rows } = await pool.query('SELECT state FROM horn WHERE id = ANY ($1)', [[waits, begun]])
    expect(rows).toEqual([{ state: 'refused' }, { state: 'refused' }])
    const response = await again.http.inject({ url: '/api/User/getUserInfo', headers: { token: member.token } })
    const [price] = (await pool.query<{ price: string }>('SELECT price FROM horn WHERE id = $1', [waits])).rows
    // The executed one is not refunded twice.
    expect(response.json().data.balance - before).toBe(Number(price?.price))
  } finally {
    await again.stop()
  }
})
