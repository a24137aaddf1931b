// Pending decisions under faults: a busy server, a killed one, a revoked session.
import { randomUUID } from 'node:crypto'
import { drizzle } from 'drizzle-orm/node-postgres'
import { expect, it, vi } from 'vitest'
import { type DecisionPath, decisionPaths } from '../../../contract/admin/pending-decision.ts'
import { fail } from '../../../server/core/http/fail.ts'
import { RateLimiter } from '../../../server/core/http/rate-limit.ts'
import { PendingDecisions } from '../../../server/features/admin/decision/pending-decisions.ts'
import { postponeDecision } from '../../../server/features/admin/decision/store.ts'
import { subjectKeyOf } from '../../../server/features/admin/decision/subject-key.ts'
import { fillRow } from '../../support/database/fill-row.ts'
import { adminRequests } from '../../support/people/admin-requests.ts'
import { adminScene } from '../../support/people/admin-scene.ts'
import { password } from '../../support/people/full-world.ts'

const world = await adminScene({ undoWindowMs: 600_000 })
const { app, first, second, member, other, done, refusal, pool, call } = world
await adminRequests(world)
const decisions = new PendingDecisions(app.http, app.context, { now: Date.now })
let horns = 0
async function sendHorn(): Promise<string> {
  horns += 1
  return (await done('GET api/Member/sneHorn', { text: `加时赛 ${horns}`, confirm: '1' }, member)).horn.id
}
const decision = (path: DecisionPath, body: object) => ({
  ...{ id: randomUUID(), path, body, tab: 'horns', about: '看我的直播间', done: '拒绝', reason: '广告' },
})
const refuse = (horn: string) => decision('POST api/Desk/decideHorn', { id: horn, act: 'refuse', reason: '广告' })
const schedule = (wanted: object, as = first) => done('POST api/Desk/scheduleDecision', wanted, as)
const rowOf = async (id: string) => (await pool.query('SELECT * FROM pending_decision WHERE id = $1', [id])).rows[0]
const jobsOf = async (id: string) =>
  (await pool.query("SELECT FROM pgboss.job WHERE name = 'pending-decision' AND data->>'id' = $1 AND state < 'active'", [id])).rowCount
const set = (id: string, state: string) => pool.query('UPDATE pending_decision SET state = $2 WHERE id = $1', [id, state])

it('that fails transiently waits again, and can be cancelled', async () => {
  const wanted = refuse(await sendHorn())
  await schedule(wanted)
  const busy = new PendingDecisions(app.http, app.context, { now: Date.now, call: () => Promise.reject(fail('busy')) })
  const result = await busy.execute({ id: first.id, roles: ['operator'] }, wanted.id)
  expect(result.state).toBe('waiting')
  expect(result.left).toBeGreaterThan(50_000)
  expect([(await rowOf(wanted.id)).state, await jobsOf(wanted.id)]).toEqual(['waiting', 2])
  await done('POST api/Desk/cancelDecision', { id: wanted.id })
})

it('that is done is not postponed', async () => {
  const wanted = refuse(await sendHorn())
  await schedule(wanted)
  await done('POST api/Desk/executeDecision', { id: wanted.id })
  expect(await drizzle(pool).transaction((tx) => postponeDecision(tx, wanted.id, 'waiting', new Date()))).toBe(false)
  expect((await rowOf(wanted.id)).state).toBe('done')
})

it('that failed is not retried while another one about its subject is pending', async () => {
  const horn = await sendHorn()
  const [wanted, later] = [refuse(horn), refuse(horn)]
  await schedule(wanted)
  await set(wanted.id, 'failed')
  await schedule(later, second)
  expect(await refusal('POST api/Desk/executeDecision', { id: wanted.id })).toBe('decision-pending')
  expect((await rowOf(wanted.id)).state).toBe('failed')
})

it('has the subject key that the admin desk uses', () => {
  const body = { id: 'a', account: 'a', uid: 'a', kind: 'post' }
  expect(decisionPaths.map((path) => subjectKeyOf(path, body))).toEqual([
    ...['withdrawals a', 'horns a', 'parcels a', 'users a gift', 'experts scheme a', 'verifications a', 'applications a', 'experts a'],
    ...['feedback a', 'reports post a', 'videos a', 'users a', 'users a all', 'wall a'],
  ])
})

it('counts against its account’s money limit when its call would', async () => {
  const take = vi.spyOn(RateLimiter.prototype, 'take').mockImplementation((who, kind) => (kind === 'money' && who === first.id ? 9 : 0))
  const gift = decision('POST api/Desk/grantGift', { uid: other.id, gift_id: 'rose', num: 1, days: 1, note: '' })
  expect(await refusal('POST api/Desk/scheduleDecision', gift)).toBe('too-many')
  const ending = decision('POST api/Desk/endUserSessions', { id: other.id })
  await schedule(ending)
  take.mockRestore()
  await done('POST api/Desk/cancelDecision', { id: ending.id })
})

it('is not executed once its session was revoked, unless its operator retries it', async () => {
  const stranger = await call('POST api/user/login', { body: { mobile: first.mobile, password } })
  const thief = { ...first, token: stranger.data.token as string }
  const wanted = refuse(await sendHorn())
  await schedule(wanted, thief)
  const { session_id } = await rowOf(wanted.id)
  await pool.query("UPDATE session SET ended_at = now(), end_reason = 'ended' WHERE id = $1", [session_id])
  expect(await refusal('POST api/Desk/executeDecision', { id: wanted.id })).toBe('login-ended')
  expect(await done('POST api/Desk/executeDecision', { id: wanted.id })).toEqual({ state: 'done', left: 0 })
  const own = refuse(await sendHorn())
  await schedule(own)
  // A sign-out does not revoke it.
  await pool.query('UPDATE pending_decision SET session_id = $2 WHERE id = $1', [own.id, session_id])
  await pool.query("UPDATE session SET end_reason = 'signed-out' WHERE id = $1", [session_id])
  expect((await done('POST api/Desk/executeDecision', { id: own.id })).state).toBe('done')
})

it('that was executed before a kill is done if nothing is left to do', async () => {
  const login = await call('POST api/user/login', { body: { mobile: other.mobile, password } })
  const [{ id: session }] = (await pool.query('SELECT id FROM session WHERE account_id = $1 ORDER BY created_at DESC LIMIT 1', [other.id]))
    .rows
  expect(login.code).toBe(0)
  const wanted = decision('POST api/Desk/endUserSessions', { id: other.id, session })
  await schedule(wanted)
  await done('POST api/Desk/executeDecision', { id: wanted.id })
  await pool.query("UPDATE pending_decision SET state = 'running', body = $2 WHERE id = $1", [wanted.id, wanted.body])
  expect((await done('POST api/Desk/executeDecision', { id: wanted.id })).state).toBe('done')
})

it('about a report is executed once: a later decision is not overwritten', async () => {
  const target = { kind: 'person', id: other.id }
  await fillRow(pool, 'report', { kind: 'person', subject_id: other.id, person_id: other.id, account_id: member.id, reason: 'spam' })
  const body = { ...target, decision: 'kept', hours: 2, decided_at: null }
  const wanted = decision('POST api/Desk/decideReport', body)
  await schedule(wanted)
  await done('POST api/Desk/executeDecision', { id: wanted.id })
  const state = async () => [
    (await pool.query('SELECT until FROM silence WHERE account_id = $1', [other.id])).rows,
    (await pool.query("SELECT FROM desk_audit WHERE act = 'report.decide'")).rowCount,
  ]
  const before = await state()
  expect(before[1]).toBe(1)
  await pool.query("UPDATE pending_decision SET state = 'running', body = $2 WHERE id = $1", [wanted.id, body])
  expect((await done('POST api/Desk/executeDecision', { id: wanted.id })).state).toBe('done')
  expect(await state()).toEqual(before)
  expect(await refusal('POST api/Desk/decideReport', body, second)).toBe('already-decided')
  const { decided_at } = (await done('GET api/Desk/reports', { state: 'decided' })).list[0]
  await done('POST api/Desk/decideReport', { ...body, hours: 0, decided_at }, second)
})

it('whose job was lost takes effect at the next sweep', async () => {
  const wanted = refuse(await sendHorn())
  await schedule(wanted)
  await pool.query("DELETE FROM pgboss.job WHERE name = 'pending-decision' AND data->>'id' = $1", [wanted.id])
  await pool.query("UPDATE pending_decision SET due_at = now() - interval '1 second' WHERE id = $1", [wanted.id])
  await decisions.sweep()
  await expect.poll(async () => (await rowOf(wanted.id)).state).toBe('done')
})

it('that failed is kept 30 days', async () => {
  const wanted = refuse(await sendHorn())
  await schedule(wanted)
  await set(wanted.id, 'failed')
  const moved = (days: number) =>
    pool.query(`UPDATE pending_decision SET due_at = now() - interval '${days} days' WHERE id = $1`, [wanted.id])
  await moved(29)
  await decisions.deleteOld()
  expect(await rowOf(wanted.id)).toBeDefined()
  await moved(31)
  await decisions.deleteOld()
  expect(await rowOf(wanted.id)).toBeUndefined()
})
