// The queue of the desk: one operator at a time claims an item, until it is released, decided or expired; a postponed item returns.
import { randomUUID } from 'node:crypto'
import { describe, expect, it, vi } from 'vitest'
import type { DecisionPath } from '../../../contract/admin/pending-decision.ts'
import type { QueueItem } from '../../../contract/admin/queue-admin.ts'
import { type WaitingKind, waitingKinds } from '../../../contract/admin/waiting-admin.ts'
import type { ApiKey } from '../../../contract/api.ts'
import { queueLimits } from '../../../contract/limits/admin-limits.ts'
import type { AdminRole } from '../../../contract/wire/role.ts'
import { grantRole } from '../../../server/features/account/store.ts'
import { insertFeedback } from '../../../server/features/feedback/store.ts'
import { adminRequests } from '../../support/people/admin-requests.ts'
import { adminScene } from '../../support/people/admin-scene.ts'
import type { Person } from '../../support/people/full-world.ts'

const world = await adminScene({ undoWindowMs: 600_000 })
const { app, first, second, member, other, done, refusal, send, pool, leave } = world
const { db, hub } = app.context
const asking = await adminRequests(world)
const hour = 3_600_000

async function withRole(role: AdminRole): Promise<Person> {
  const who = await world.person(role)
  await grantRole(db, who.id, role, true)
  return who
}
const moderator = await withRole('moderator')

const queue = (fields: object = {}, as = first) => done('GET api/Desk/workQueue', fields, as)
async function itemOf(key: string, as = first): Promise<QueueItem> {
  const { item } = await done('GET api/Desk/queueItem', { key }, as)
  expect([key, item?.key]).toEqual([key, key])
  return item
}
const keysOf = async (fields: object, as = first): Promise<string[]> => (await queue(fields, as)).list.map(({ key }: QueueItem) => key)
async function ticket(): Promise<string> {
  const about = { account_id: member.id, kind: 'idea', content: '比分再大一点', contact: '', pictures: [] } as const
  const id = randomUUID()
  await insertFeedback(db, { ...about, id, pictures: [], created_at: new Date() })
  return `feedback ${id}`
}
let horns = 0
/** Each text is different: equal texts within seconds count as one. */
async function sendHorn(): Promise<string> {
  horns += 1
  return (await done('GET api/Member/sneHorn', { text: `今晚决赛 ${horns}`, confirm: '1' }, member)).horn.id
}
const idOf = (key: string): string => key.split(' ')[1] ?? ''
const claim = (key: string, as = first) => done('POST api/Desk/claimItem', { key }, as)
const inHours = (hours: number): string => new Date(Date.now() + hours * hour).toISOString()
const decision = (path: DecisionPath, body: object) => ({
  ...{ id: randomUUID(), path, body, tab: 'feedback', about: '比分再大一点', done: '答复', reason: '下一版就有' },
})
const answer = (key: string) => decision('POST api/Desk/answerFeedback', { id: idOf(key), answer: '下一版就有' })

describe('an item', () => {
  it('is returned by its list only, for every kind, with its account and the actions taken', async () => {
    await asking.asked('POST api/Report/insert', member, { kind: 'person', id: other.id, reason: 'spam' })
    const made: Record<WaitingKind, string> = {
      verifications: await asking.verified(),
      applications: await asking.streamer(),
      experts: await asking.expert(),
      withdrawals: await asking.withdrawal(),
      parcels: await asking.parcel(),
      feedback: idOf(await ticket()),
      horns: await sendHorn(),
      reports: other.id,
      videos: await asking.video(),
    }
    for (const kind of waitingKinds) {
      const id = made[kind]
      const of = kind === 'reports' ? { kind: 'person' } : {}
      const key = [kind, ...Object.values(of), id].join(' ')
      const item = await itemOf(key)
      expect(item).toMatchObject({ kind, id })
      const list: ApiKey = `GET api/Desk/${kind}`
      const { list: rows, total } = await done(list, { ...of, id })
      expect([kind, total, rows[0].id ?? rows[0].account_id]).toEqual([kind, 1, id])
      expect([kind, (await done(list, { ...of, id: 'nobodys' })).total]).toEqual([kind, 0])
      await claim(key)
      const { account, steps } = await done('GET api/Desk/queueItem', { key })
      expect([kind, account.id]).toEqual([kind, item.account_id])
      expect(steps[0]).toMatchObject({ by: first.id, act: 'waiting.claim', note: '' })
      expect(steps[0].user_nickname).not.toBe('')
    }
    expect(await refusal('GET api/Desk/reports', { id: other.id })).toBe('invalid-input')
    expect((await done('GET api/Desk/queueItem', { key: `reports person ${other.id}` })).account.reports).toBe(1)
  })

  it('includes the account’s earlier requests and their outcomes', async () => {
    const answered = await ticket()
    await done('POST api/Desk/answerFeedback', { id: idOf(answered), answer: '下一版就有' })
    const { earlier } = await done('GET api/Desk/queueItem', { key: await ticket() })
    expect(earlier).toContainEqual(expect.objectContaining({ id: idOf(answered), state: 'answered', reason: '下一版就有' }))
    const { item, steps } = await done('GET api/Desk/queueItem', { key: answered })
    expect([item, steps[0]]).toMatchObject([null, { act: 'feedback.answer', note: '下一版就有' }])
  })
})

describe('a claim', () => {
  it('is granted to one of two concurrent requests, and the other is notified', async () => {
    const key = await ticket()
    const replies = await Promise.all([first, second].map((who) => send('POST api/Desk/claimItem', { key }, who)))
    expect(replies.map(({ error }) => error).toSorted()).toEqual(['claimed', undefined])
    const winner = replies[0]?.error === undefined ? first : second
    expect((await itemOf(key)).claim).toMatchObject({ by: winner.id })
    expect(await keysOf({ view: 'mine' }, winner)).toContain(key)
    expect(await keysOf({ view: 'mine' }, winner === first ? second : first)).not.toContain(key)
    // Everyone still sees it.
    for (const who of [first, second]) expect(await keysOf({}, who)).toContain(key)
  })

  it('blocks decisions, claims and postponements by others, and can be released', async () => {
    const key = await ticket()
    const { until } = await claim(key)
    expect(Math.abs(Date.parse(until) - Date.now() - queueLimits.claim)).toBeLessThan(60_000)
    expect(await refusal('POST api/Desk/scheduleDecision', answer(key), second)).toBe('claimed')
    expect((await done('GET api/Desk/pendingDecisions', {}, second)).list).toEqual([])
    for (const act of ['claimItem', 'releaseItem', 'resumeItem'] as const)
      expect([act, await refusal(`POST api/Desk/${act}`, { key }, second)]).toEqual([act, 'claimed'])
    expect(await refusal('POST api/Desk/postponeItem', { key, until: inHours(1) }, second)).toBe('claimed')
    // A second claim renews the deadline.
    expect(Date.parse((await claim(key)).until)).toBeGreaterThanOrEqual(Date.parse(until))
    await done('POST api/Desk/releaseItem', { key })
    expect(await refusal('POST api/Desk/releaseItem', { key })).toBe('not-found')
    await claim(key, second)
    expect((await itemOf(key)).claim).toMatchObject({ by: second.id })
  })

  it('expires by itself', async () => {
    const key = await ticket()
    await claim(key)
    await pool.query("UPDATE desk_hold SET claimed_until = now() - interval '1 second' WHERE key = $1", [key])
    expect((await itemOf(key)).claim).toBeNull()
    expect(await keysOf({ view: 'mine' })).not.toContain(key)
    await claim(key, second)
    expect((await itemOf(key)).claim).toMatchObject({ by: second.id })
  })

  it('ends with its holder’s decision; meanwhile nobody else can claim the decided item', async () => {
    const key = await ticket()
    await claim(key)
    const wanted = answer(key)
    await done('POST api/Desk/scheduleDecision', wanted)
    expect((await itemOf(key, second)).deciding).toMatchObject({ by: first.id })
    await done('POST api/Desk/releaseItem', { key })
    expect(await refusal('POST api/Desk/claimItem', { key }, second)).toBe('decision-pending')
    await done('POST api/Desk/cancelDecision', { id: wanted.id })
    expect((await itemOf(key, second)).deciding).toBeNull()
    await claim(key)
    const again = answer(key)
    await done('POST api/Desk/scheduleDecision', again)
    await done('POST api/Desk/executeDecision', { id: again.id })
    expect(await keysOf({})).not.toContain(key)
    expect((await pool.query('SELECT FROM desk_hold WHERE key = $1', [key])).rowCount).toBe(0)
    expect(await refusal('POST api/Desk/claimItem', { key }, second)).toBe('already-decided')
  })

  it('of an earlier request does not apply to a repeated one', async () => {
    const key = await ticket()
    await claim(key)
    await pool.query("UPDATE feedback SET created_at = created_at + interval '1 minute' WHERE id = $1", [idOf(key)])
    expect((await itemOf(key)).claim).toBeNull()
    await claim(key, second)
  })

  it('of an operator who leaves is released, and postponed items stay postponed', async () => {
    const who = await withRole('support')
    const [claimed, later] = [await ticket(), await ticket()]
    await claim(claimed, who)
    await done('POST api/Desk/postponeItem', { key: later, until: inHours(2) }, who)
    await grantRole(db, who.id, 'support', false)
    await leave(who)
    expect((await itemOf(claimed)).claim).toBeNull()
    expect((await itemOf(later)).later).toMatchObject({ by: null, user_nickname: '' })
  })
})

describe('a postponed item', () => {
  it('leaves the queue for everyone until its time, and returns early on request', async () => {
    const [key, sooner] = [await ticket(), await ticket()]
    await claim(key)
    const before = (await queue()).counts
    const until = inHours(2)
    expect(await done('POST api/Desk/postponeItem', { key, until })).toEqual({ until })
    await done('POST api/Desk/postponeItem', { key: sooner, until: inHours(1) }, second)
    expect(await itemOf(key, second)).toMatchObject({ claim: null, later: { by: first.id, until } })
    for (const who of [first, second]) expect(await keysOf({}, who)).not.toContain(key)
    // Items are sorted by the time at which they return.
    const later = await keysOf({ view: 'later' })
    expect([later.indexOf(sooner), later.indexOf(key)].every((place) => place >= 0)).toBe(true)
    expect(later.indexOf(sooner)).toBeLessThan(later.indexOf(key))
    const counts = (await queue()).counts
    expect([counts.open - before.open, counts.mine - before.mine, counts.later - before.later]).toEqual([-2, -1, 2])
    await done('POST api/Desk/resumeItem', { key }, second)
    expect(await keysOf({})).toContain(key)
    expect(await refusal('POST api/Desk/resumeItem', { key })).toBe('not-found')
    await pool.query("UPDATE desk_hold SET later_until = now() - interval '1 second' WHERE key = $1", [sooner])
    expect(await keysOf({})).toContain(sooner)
    expect(await keysOf({ view: 'later' })).not.toContain(sooner)
  })

  it('returns to the queue when it is claimed', async () => {
    const key = await ticket()
    await done('POST api/Desk/postponeItem', { key, until: inHours(2) })
    await claim(key, second)
    expect(await itemOf(key)).toMatchObject({ later: null, claim: { by: second.id } })
  })

  it('is postponed for a week at most, and not to a past time', async () => {
    const key = await ticket()
    for (const until of [inHours(-1), inHours(7 * 24 + 1)])
      expect([until, await refusal('POST api/Desk/postponeItem', { key, until })]).toEqual([until, 'invalid-input'])
  })
})

describe('access', () => {
  it('allows only roles that may settle a kind to claim and postpone it', async () => {
    const key = `withdrawals ${await asking.withdrawal()}`
    const acts = ['claimItem', 'releaseItem', 'resumeItem'] as const
    for (const act of acts) expect([act, await refusal(`POST api/Desk/${act}`, { key }, moderator)]).toEqual([act, 'forbidden'])
    expect(await refusal('POST api/Desk/postponeItem', { key, until: inHours(1) }, moderator)).toBe('forbidden')
    expect(await refusal('GET api/Desk/queueItem', { key }, moderator)).toBe('forbidden')
    expect(await refusal('POST api/Desk/claimItem', { key }, member)).toBe('forbidden')
    expect(await refusal('POST api/Desk/claimItem', { key: 'nonsense x' })).toBe('invalid-input')
    const horn = `horns ${await sendHorn()}`
    await claim(horn, moderator)
    expect(await keysOf({ view: 'mine' }, moderator)).toEqual([horn])
  })

  it('notifies an account with the queue open of each change it may settle', async () => {
    await queue({}, moderator)
    await queue({}, second)
    const publishSpy = vi.spyOn(hub, 'publish')
    await claim(`withdrawals ${await asking.withdrawal()}`)
    expect(publishSpy).toHaveBeenCalledWith(`account:${second.id}`, 'desk_queue', {})
    expect(publishSpy).not.toHaveBeenCalledWith(`account:${moderator.id}`, 'desk_queue', {})
    const horn = await sendHorn()
    const wanted = decision('POST api/Desk/decideHorn', { id: horn, act: 'refuse', reason: '广告' })
    for (const step of [
      () => done('POST api/Desk/scheduleDecision', wanted),
      () => done('POST api/Desk/executeDecision', { id: wanted.id }),
    ]) {
      publishSpy.mockClear()
      await step()
      expect(publishSpy).toHaveBeenCalledWith(`account:${moderator.id}`, 'desk_queue', {})
    }
    publishSpy.mockRestore()
  })
})
