// The roles of the desk: which calls each may make, how they are granted and revoked, and what ends with them.
import { randomUUID } from 'node:crypto'
import { describe, expect, it, vi } from 'vitest'
import { adminRights } from '../../../contract/admin/admin-rights.ts'
import type { DecisionPath } from '../../../contract/admin/pending-decision.ts'
import { type ApiKey, api } from '../../../contract/api.ts'
import { type AdminRole, adminRoles } from '../../../contract/wire/role.ts'
import { grantRole } from '../../../server/features/account/store.ts'
import { PendingDecisions } from '../../../server/features/admin/decision/pending-decisions.ts'
import { insertDanmaku } from '../../../server/features/room/danmaku/store.ts'
import { fillRow } from '../../support/database/fill-row.ts'
import { adminRequests } from '../../support/people/admin-requests.ts'
import { adminScene } from '../../support/people/admin-scene.ts'
import { type Person, password } from '../../support/people/full-world.ts'

const world = await adminScene({ undoWindowMs: 600_000 })
const { app, first, second, member, other, done, refusal, send, pool, audit } = world
const { db, hub } = app.context
const asking = await adminRequests(world)
async function withRole(role: AdminRole, name: string = role): Promise<Person> {
  const who = await world.person(name)
  await grantRole(db, who.id, role, true)
  return who
}
const people = { operator: first } as Record<AdminRole, Person>
for (const role of adminRoles) if (role !== 'operator') people[role] = await withRole(role)
const { support, moderator, treasurer, editor } = people

const keys = (Object.keys(api) as ApiKey[]).filter((key) => api[key].who === 'operator')
/** The permission matrix of the contract. */
const rights: Partial<Record<ApiKey, readonly AdminRole[]>> = adminRights
const mayBe = (key: ApiKey): AdminRole[] => adminRoles.filter((role) => role === 'operator' || rights[key]?.includes(role))

describe('the matrix', () => {
  it('covers exactly the calls of the admin desk', () => {
    const named = (Object.keys(api) as ApiKey[]).filter((key) => key.includes(' api/Desk/'))
    expect([...keys].sort()).toEqual([...named].sort())
  })

  it.each(keys)('allows only the permitted roles to do %s', async (key) => {
    const heard = await Promise.all(adminRoles.map(async (role) => [role, await refusal(key, { nonsense: '1' }, people[role])]))
    expect(heard).toEqual(adminRoles.map((role) => [role, mayBe(key).includes(role) ? 'invalid-input' : 'forbidden']))
    expect([await refusal(key, { nonsense: '1' }, member), (await send(key, { nonsense: '1' }, null)).code]).toEqual(['forbidden', 700])
  })

  it.each(keys.filter((key) => key.startsWith('GET ')))('does not reject any permitted role for %s', async (key) => {
    for (const role of mayBe(key)) expect([role, await refusal(key, {}, people[role])]).not.toEqual([role, 'forbidden'])
  })

  it('combines two roles for an account that has both', async () => {
    const both = await withRole('support', 'both')
    await grantRole(db, both.id, 'editor', true)
    for (const key of ['GET api/Desk/feedback', 'GET api/Desk/news'] as const) await done(key, {}, both)
    expect(await refusal('GET api/Desk/horns', {}, both)).toBe('forbidden')
  })
})

describe('roles', () => {
  const set = (fields: object, as?: Person) => refusal('POST api/Desk/setRoles', fields, as)

  it('are granted and revoked by an operator, apply from the next call, and are logged', async () => {
    const published = vi.spyOn(hub, 'publish')
    expect(await refusal('GET api/Desk/feedback', {}, member)).toBe('forbidden')
    const given = await done('POST api/Desk/setRoles', { id: member.id, give: ['editor', 'support'] })
    expect(given).toMatchObject({ id: member.id, roles: ['support', 'editor'] })
    expect(published).toHaveBeenCalledWith(`account:${member.id}`, 'roles', {})
    published.mockRestore()
    await done('GET api/Desk/feedback', {}, member)
    expect((await done('GET api/User/getUserInfo', {}, member)).roles).toEqual(['support', 'editor'])
    expect((await done('GET api/Member/info', {}, member)).roles).toEqual(['support', 'editor'])
    const staff = (await done('GET api/Desk/users', { state: 'staff' })).list.map(({ id }: { id: string }) => id)
    expect(staff).toEqual(expect.arrayContaining([member.id, first.id, treasurer.id]))
    expect(staff).not.toContain(other.id)
    await done('POST api/Desk/setRoles', { id: member.id, take: ['editor', 'support'] })
    expect(await refusal('GET api/Desk/feedback', {}, member)).toBe('forbidden')
    const [taken, entry] = await audit({ act: 'user.roles', subject: `user ${member.id}` })
    expect(entry).toMatchObject({ by: first.id, before: { roles: [] }, after: { roles: ['support', 'editor'] } })
    expect(taken).toMatchObject({ before: { roles: ['support', 'editor'] }, after: { roles: [] } })
  })

  it('cannot be changed for oneself, or for an account that does not exist', async () => {
    expect(await set({ id: first.id, take: ['operator'] })).toBe('forbidden')
    expect(await set({ id: first.id, give: ['treasurer'] })).toBe('forbidden')
    expect(await set({ id: moderator.id, give: ['operator'] }, moderator)).toBe('forbidden')
    expect(await set({ id: 'nobody', give: ['editor'] })).toBe('not-found')
    expect(await set({ id: other.id })).toBe('invalid-input')
    expect(await set({ id: other.id, give: ['editor'], take: ['editor'] })).toBe('invalid-input')
    expect(await set({ id: other.id, give: ['owner'] })).toBe('invalid-input')
    expect(await set({ id: other.id, take: ['editor'] })).toBe('already-decided')
    const out = await world.person('out')
    await done('POST api/Desk/blockUser', { id: out.id, on: true, reason: '刷屏' })
    expect(await set({ id: out.id, give: ['editor'] })).toBe('account-blocked')
  })

  it('keep one operator when two revoke each other’s role concurrently', async () => {
    const [one, two] = [await withRole('operator', 'one'), await withRole('operator', 'two')]
    const responses = await Promise.all([set({ id: two.id, take: ['operator'] }, one), set({ id: one.id, take: ['operator'] }, two)])
    expect(responses.filter((error) => error === undefined)).toHaveLength(1)
    expect(responses.filter((error) => error === 'forbidden')).toHaveLength(1)
    const left = await Promise.all([one, two].map((who) => refusal('GET api/Desk/config', {}, who)))
    expect(left.filter((error) => error === undefined)).toHaveLength(1)
  })
})

describe('a decision', () => {
  const decision = (path: DecisionPath, body: object) => ({
    ...{ id: randomUUID(), path, body, tab: 'horns', about: '看我的直播间', done: '拒绝', reason: '广告' },
  })
  const rowOf = async (id: string) => (await pool.query('SELECT state, failure FROM pending_decision WHERE id = $1', [id])).rows[0]

  it('is rejected without the required role', async () => {
    const paid = decision('POST api/Desk/decideWithdrawal', { id: 'w1', act: 'approve' })
    expect(await refusal('POST api/Desk/scheduleDecision', paid, moderator)).toBe('forbidden')
    expect(await refusal('POST api/Desk/scheduleDecision', decision('POST api/Desk/endUserSessions', { id: other.id }), editor)).toBe(
      'forbidden',
    )
  })

  it('is rejected when due if the role was revoked', async () => {
    const former = await withRole('moderator', 'former')
    const horn = await asking.horn()
    const wanted = decision('POST api/Desk/decideHorn', { id: horn, act: 'refuse', reason: '广告' })
    await done('POST api/Desk/scheduleDecision', wanted, former)
    await done('POST api/Desk/setRoles', { id: former.id, give: ['editor'], take: ['moderator'] }, second)
    await pool.query("DELETE FROM pgboss.job WHERE name = 'pending-decision' AND data->>'id' = $1", [wanted.id])
    await pool.query("UPDATE pending_decision SET due_at = now() - interval '1 second' WHERE id = $1", [wanted.id])
    await new PendingDecisions(app.http, app.context, { now: Date.now }).sweep()
    await expect.poll(() => rowOf(wanted.id)).toEqual({ state: 'failed', failure: 'forbidden' })
    expect((await pool.query('SELECT state FROM horn WHERE id = $1', [horn])).rows).toEqual([{ state: 'waiting' }])
    // While still at the desk, the former operator sees the failure.
    expect((await done('GET api/Desk/pendingDecisions', {}, former)).list).toMatchObject([{ id: wanted.id, failure: 'forbidden' }])
  })
})

describe('pending items', () => {
  it('are counted and listed for roles that may settle them', async () => {
    const ticket = await asking.ticket()
    const kindsOf = async (as: Person): Promise<string[]> => [
      ...new Set<string>((await done('GET api/Desk/workQueue', {}, as)).list.map(({ kind }: { kind: string }) => kind)),
    ]
    const countsOf = async (as: Person) => {
      const { horns, feedback } = await done('GET api/Desk/waiting', {}, as)
      return [horns > 0, feedback > 0]
    }
    expect([await kindsOf(moderator), await countsOf(moderator)]).toEqual([['horns'], [true, false]])
    expect([await kindsOf(support), await countsOf(support)]).toEqual([['feedback'], [false, true]])
    expect([await kindsOf(editor), await countsOf(editor)]).toEqual([[], [false, false]])
    expect(await refusal('GET api/Desk/workQueue', { kind: 'feedback' }, moderator)).toBe('forbidden')
    await done('POST api/Desk/answerFeedback', { id: ticket }, support)
  })
})

describe('users', () => {
  const block = (who: Person, fields: object, as: Person) => refusal('POST api/Desk/blockUser', { id: who.id, ...fields }, as)
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()

  it('are banned for a term and unbanned by a moderator, and banned permanently by an operator only', async () => {
    const who = await world.person('blocked')
    expect(await block(who, { on: true, reason: '刷屏' }, moderator)).toBe('forbidden')
    expect(await block(who, { on: true, reason: '刷屏', until: inDays(400) }, moderator)).toBe('forbidden')
    expect(await block(who, { on: true, reason: '刷屏', until: inDays(365) }, moderator)).toBeUndefined()
    expect(await block(who, { on: false }, moderator)).toBeUndefined()
    expect(await block(who, { on: true, reason: '刷屏' }, first)).toBeUndefined()
    expect(await block(who, { on: false }, moderator)).toBe('forbidden')
    expect(await block(who, { on: false }, first)).toBeUndefined()
    expect(await block(who, { on: true, reason: '刷屏', until: inDays(1) }, support)).toBe('forbidden')
  })

  it('with a role can be banned or signed out by operators only', async () => {
    const term = { on: true, reason: '刷屏', until: inDays(1) }
    for (const who of [support, first, moderator]) expect(await block(who, term, moderator)).toBe('forbidden')
    expect(await refusal('POST api/Desk/endUserSessions', { id: first.id }, support)).toBe('forbidden')
    expect(await refusal('POST api/Desk/endUserSessions', { id: editor.id }, support)).toBe('forbidden')
    const who = await world.person('elsewhere')
    expect(await done('POST api/Desk/endUserSessions', { id: who.id }, support)).toEqual({ ended: 1 })
    const helper = await withRole('support', 'helper')
    expect(await block(helper, term, first)).toBeUndefined()
    expect((await send('GET api/Desk/feedback', {}, helper)).code).toBe(50008)
    expect((await send('POST api/user/login', { mobile: helper.mobile, password }, null)).error).toBe('account-blocked')
  })

  it('can have their content removed by a moderator, whose name is logged', async () => {
    const danmaku = { id: 'taken-danmaku', room_id: 'video.nobodys', uid: other.id, nickname: '', userlevel: 0, text: '加我微信' }
    const style = { color: '#ffffff', size: 'medium', position: 'scroll', advert: false } as const
    await insertDanmaku(db, { ...danmaku, ...style, at: new Date(0).toISOString(), time: new Date().toISOString() }, null)
    for (const as of [support, treasurer, editor])
      expect(await refusal('POST api/Barrage/remove', { id: danmaku.id }, as)).toBe('forbidden')
    await done('POST api/Barrage/remove', { id: danmaku.id }, moderator)
    expect((await audit({ act: 'danmaku.remove' }))[0]).toMatchObject({ by: moderator.id, subject: `danmaku ${danmaku.id}` })
  })

  it('who moderate cannot decide on their own content, or restrict anyone with a role', async () => {
    const reported = async (who: Person) => {
      const about = { kind: 'person', subject_id: who.id, person_id: who.id, account_id: other.id, reason: 'spam' }
      await fillRow(pool, 'report', { ...about, decision: null, decided_by: null, decided_at: null })
      return { kind: 'person', id: who.id, decision: 'kept' }
    }
    const decide = (fields: object, as: Person) => refusal('POST api/Desk/decideReport', fields, as)
    const [own, theirs] = [await reported(moderator), await reported(editor)]
    expect(await decide(own, moderator)).toBe('forbidden')
    for (const hours of [0, 2]) expect(await decide({ ...theirs, hours }, moderator)).toBe('forbidden')
    expect(await decide(theirs, moderator)).toBeUndefined()
    for (const hours of [2, 0]) expect(await decide({ ...own, hours }, first)).toBeUndefined()

    const { room } = await asking.onAir()
    const mute = (who: Person, hours: number, as: Person) => refusal('POST api/Desk/muteInRoom', { id: room, uid: who.id, hours }, as)
    expect(await mute(moderator, 1, first)).toBeUndefined()
    for (const who of [moderator, editor]) for (const hours of [0, 1]) expect(await mute(who, hours, moderator)).toBe('forbidden')
    expect(await mute(moderator, 0, first)).toBeUndefined()

    const video = await asking.video()
    await pool.query('UPDATE video SET account_id = $2 WHERE id = $1', [video, moderator.id])
    expect(await refusal('POST api/Desk/decideVideo', { id: video, act: 'show' }, moderator)).toBe('forbidden')
    await done('POST api/Desk/decideVideo', { id: video, act: 'show' })
  })

  it('who set shares cannot set their own', async () => {
    expect(await refusal('POST api/Desk/incomeShare', { uid: treasurer.id, percent: 100 }, treasurer)).toBe('forbidden')
    await done('POST api/Desk/incomeShare', { uid: other.id, percent: 40 }, treasurer)
  })
})
