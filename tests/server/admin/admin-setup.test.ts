// A site without the demonstration world: what it lacks, and how the desk creates all that the demonstration seeds.
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { presetKinds, type SetupItem, type SetupItemId, setupItems } from '../../../contract/admin/setup-admin.ts'
import type { ApiKey } from '../../../contract/api.ts'
import { alertDefaults } from '../../../rules/alert/alert-choice.ts'
import { grantRole } from '../../../server/features/account/store.ts'
import { upsertLeagues, upsertTeams } from '../../../server/features/match/store.ts'
import { takeCategoryPresets } from '../../../server/features/video/presets.ts'
import { seedGifts } from '../../../server/world/gifts.ts'
import { seedMoney } from '../../../server/world/money.ts'
import { startPushService } from '../../support/alert/push-service.ts'
import { testConfig } from '../../support/app.ts'
import { contractErrors } from '../../support/contract/spec-check.ts'
import { aLeague, aTeam, name } from '../../support/match/match-build.ts'
import { fullWorld, type Person } from '../../support/people/full-world.ts'

/** Messages that a message service received; `messageStatus` sets how it responds. */
const sent: { to: string; code: string }[] = []
let messageStatus = 200
const messages = createServer((request, response) => {
  let body = ''
  request.on('data', (chunk: Buffer) => {
    body += chunk.toString()
  })
  request.on('end', () => {
    sent.push(JSON.parse(body))
    response.writeHead(messageStatus).end()
  })
})
await new Promise<void>((done) => messages.listen(0, '127.0.0.1', done))
const backups = await mkdtemp(join(tmpdir(), 'grandstand-setup-'))
const push = await startPushService()
afterAll(async () => {
  messages.close()
  await push.close()
  await rm(backups, { recursive: true, force: true })
})

const world = await fullWorld(
  {
    DEMO: 'off',
    BACKUP_DIR: backups,
    SMS_URL: `http://127.0.0.1:${(messages.address() as AddressInfo).port}`,
    PUSH_ALLOW_HOSTS: push.host,
  },
  {
    async prepare({ db }) {
      await upsertLeagues(db, [aLeague('l1', { name: name('River League'), short: name('River') })])
      await upsertTeams(db, [aTeam('t1', { name: name('Old Harbour'), short: name('Harbour') }), aTeam('t2', { name: name('Hill Town') })])
    },
  },
)
const { db } = world.app.context
let operators = 0
let operator: Person
// Each operator may test only a few times a minute.
beforeEach(async () => {
  operators += 1
  operator = await world.operator(`setup${operators}`)
})

async function send(key: ApiKey, fields: object = {}, as: Person | null = operator) {
  return world.call(key, { as, ...(key.startsWith('GET') ? { query: fields as Record<string, string> } : { body: fields }) })
}
async function done(key: ApiKey, fields: object = {}, as?: Person | null) {
  const { data, error } = await send(key, fields, as)
  expect([key, error ?? 'done', ...contractErrors(key, data)]).toEqual([key, 'done'])
  return data
}
const refusal = async (key: ApiKey, fields: object): Promise<string | undefined> => (await send(key, fields)).error
const setup = (): Promise<{ list: SetupItem[]; lacks: boolean }> => done('GET api/Desk/setup')
const stateOf = async (id: SetupItemId): Promise<Partial<SetupItem> | undefined> => (await setup()).list.find((one) => one.id === id)

describe('presets', () => {
  it('fill an empty site with the demo content once, and keep what the operator has changed', async () => {
    expect((await setup()).lacks).toBe(true)
    expect((await setup()).list.map(({ id }) => id)).toEqual([...setupItems])
    const about = { icon: '', color: '#0B5A8A', league_id: null, team_id: null, place: 0, on: true }
    await done('POST api/Desk/putCircle', { id: 'mine', name: { zh: '正在看', en: 'On now', vi: 'Đang đá' }, summary: name('x'), ...about })
    // The tier ladder creates the gifts that it awards.
    const { added: tiers } = await done('POST api/Desk/takePreset', { kind: 'tiers' })
    expect(tiers).toHaveLength(8)
    const [scarf] = (await done('GET api/Desk/gifts')).list
    await done('POST api/Desk/putGift', { ...scarf, price: 77 })
    for (const kind of presetKinds) await done('POST api/Desk/takePreset', { kind })
    const all = async () => [
      (await done('GET api/Desk/gifts')).list,
      (await done('GET api/Desk/gifts')).tiers,
      (await done('GET api/Desk/packages')).list,
      (await done('GET api/Desk/goods')).list,
      await done('GET api/Desk/tasks'),
      (await done('GET api/Desk/videos')).categories,
      (await done('GET api/Desk/circles')).list,
    ]
    const taken = await all()
    for (const kind of presetKinds) expect([kind, (await done('POST api/Desk/takePreset', { kind })).added]).toEqual([kind, []])
    const demo = { db, config: testConfig({ DEMO: 'on' }) }
    await seedMoney(demo)
    await seedGifts(demo)
    await takeCategoryPresets(demo.db)
    expect(await all()).toEqual(taken)
    const gifts = (await done('GET api/Desk/gifts')).list
    expect([gifts.length, gifts.find(({ id }: { id: string }) => id === scarf.id).price]).toEqual([16, 77])
    const nobles = (await done('GET api/Guard/getList', {}, null)).noble
    expect(nobles.map(({ adverts }: { adverts: number }) => adverts)).toEqual([30, 30, 30, 30, 30])
    // A circle of this name exists already.
    const circles: string[] = (await done('GET api/Desk/circles')).list.map(({ id }: { id: string }) => id)
    expect([circles.length, circles.includes('mine'), circles.includes('live')]).toEqual([10, true, false])
    for (const id of ['gifts', 'tiers', 'packages', 'goods', 'tasks', 'categories', 'circles'] as const)
      expect([id, (await stateOf(id))?.state]).toEqual([id, 'done'])
  })
})

/** Notifications of a member's role, applied for or granted. */
const isOfRole = (event: string): boolean => /^(streamer|expert)-/.test(event)

describe('the first streamers and experts', () => {
  it('are appointed once from the admin desk, and nobody by themselves', async () => {
    expect(await stateOf('streamers')).toMatchObject({ state: 'lacking', count: 0 })
    const [streamer, expert] = [await world.person('streamer'), await world.person('expert')]
    await world.operator('setup-another')
    const { room, user_nickname } = await done('POST api/Desk/appointStreamer', { account: streamer.id })
    expect((await done('GET api/Live_streaming/getRoomInfo', { id: room }, null)).nickname).toBe(user_nickname)
    expect((await done('GET api/Live/getStudio', {}, streamer)).room.id).toBe(room)
    expect(await stateOf('streamers')).toMatchObject({ state: 'done', count: 1 })
    await done('POST api/Desk/appointExpert', { account: expert.id })
    expect((await done('GET api/Expert/labels', { id: expert.id }, null)).labels).toEqual(['expert'])
    expect(await stateOf('experts')).toMatchObject({ state: 'done', count: 1 })
    const notificationsOf = async (who: Person) =>
      (await done('GET api/Notification/getList', {}, who)).list.map(({ event }: { event: string }) => event).filter(isOfRole)
    expect([await notificationsOf(streamer), await notificationsOf(expert)]).toEqual([['streamer-appointed'], ['expert-appointed']])
    for (const [key, account] of [
      ['POST api/Desk/appointStreamer', streamer.id],
      ['POST api/Desk/appointExpert', expert.id],
    ] as const) {
      expect(await refusal(key, { account })).toBe('already-decided')
      expect(await refusal(key, { account: operator.id })).toBe('forbidden')
      expect(await refusal(key, { account: 'nobody' })).toBe('account-unknown')
    }
  })

  it('can be the operator while there are no others, which is logged', async () => {
    const { pool } = world.app.context
    const { rows: others } = await pool.query<{ id: string }>(
      "UPDATE account SET roles = array_remove(roles, 'operator') WHERE 'operator' = ANY (roles) AND id <> $1 RETURNING id",
      [operator.id],
    )
    try {
      const { room } = await done('POST api/Desk/appointStreamer', { account: operator.id })
      await done('POST api/Desk/appointExpert', { account: operator.id })
      const { list } = await done('GET api/Desk/audit', { subject: `user ${operator.id}` })
      expect(list.slice(0, 2)).toMatchObject([
        { by: operator.id, act: 'expert.appoint', after: { expert: true, only_operator: true } },
        { by: operator.id, act: 'anchor.appoint', after: { room, only_operator: true } },
      ])
      expect(await refusal('POST api/Desk/appointStreamer', { account: operator.id })).toBe('already-decided')
    } finally {
      for (const { id } of others) await grantRole(db, id, 'operator', true)
    }
  })

  it('have no pending application once appointed', async () => {
    const applicant = await world.person('applicant')
    const form = { real_name: '李小红', id_number: 'E8123456', kind: 'passport', wechat: 'coach_li' }
    await done('POST api/Live/apply', { ...form, experience: '我解说足球已经三年，每周两场比赛' }, applicant)
    expect((await done('GET api/Desk/waiting')).applications).toBe(1)
    await done('POST api/Desk/appointStreamer', { account: applicant.id })
    expect((await done('GET api/Desk/waiting')).applications).toBe(0)
    expect((await done('GET api/Live/application', {}, applicant)).state).toBe('approved')
  })
})

describe('discovery', () => {
  const hot = async (): Promise<string[]> =>
    (await done('GET api/universal/getHot', {}, null)).hot_match.map(({ id }: { id: string }) => id)

  it('lists pinned hot searches first, and no banned words', async () => {
    const { found } = await done('GET api/Desk/searches', { name: 'Harbour' })
    expect(found).toContainEqual({ kind: 'team', id: 't1', name: name('Old Harbour') })
    const pinned = [
      { kind: 'team', id: 't2' },
      { kind: 'team', id: 't1' },
    ]
    expect((await done('POST api/Desk/putSearches', { pinned })).pinned).toMatchObject(pinned)
    expect((await hot()).slice(0, 2)).toEqual(['t2', 't1'])
    expect(await stateOf('searches')).toMatchObject({ state: 'done', count: 2 })
    expect(await refusal('POST api/Desk/putSearches', { pinned: [...pinned, { kind: 'team', id: 'nobody' }] })).toBe('not-found')
    await done('POST api/Desk/putSearches', { banned: ['Hill'] })
    expect(await hot()).not.toContain('t2')
    expect((await done('GET api/Desk/searches')).pinned).toMatchObject(pinned)
    expect(await refusal('POST api/Desk/putSearches', { banned: ['   '] })).toBe('invalid-input')
  })

  it('lists recommended groups first', async () => {
    const [owner, other, reader] = [await world.person('owner'), await world.person('other'), await world.person('reader')]
    const large = await done('POST api/group/addgroup', { name: '北看台' }, owner)
    const small = await done('POST api/group/addgroup', { name: '南看台' }, owner)
    await done('POST api/group/addGroupUser', { id: large.id }, other)
    const seen = async (): Promise<string[]> =>
      (await done('POST api/group/getRecommendGroupList', {}, reader)).list.map(({ id }: { id: string }) => id)
    expect(await seen()).toEqual([large.id, small.id])
    expect((await done('POST api/Desk/recommendGroup', { id: small.id, on: true })).list[0]).toMatchObject({
      ...{ id: small.id, name: '南看台', owner_id: owner.id, recommended: true },
    })
    expect(await seen()).toEqual([small.id, large.id])
    expect((await done('GET api/Desk/groups', { name: '北' })).list).toMatchObject([{ id: large.id, members: 2, recommended: false }])
    expect(await stateOf('groups')).toMatchObject({ state: 'done', count: 1 })
    await done('POST api/Desk/recommendGroup', { id: small.id, on: false })
    expect(await seen()).toEqual([large.id, small.id])
    expect(await refusal('POST api/Desk/recommendGroup', { id: 'nobody', on: true })).toBe('not-found')
  })
})

describe('a test of an external service', () => {
  it('writes into the backup folder and leaves nothing there', async () => {
    expect(await done('POST api/Desk/testBackup')).toEqual({ result: 'done', target: backups, missing: [], detail: '' })
    expect(await readdir(backups)).toEqual([])
  })

  it('names the missing variable of the domain', async () => {
    expect(await done('POST api/Desk/testDomain')).toEqual({ result: 'unset', target: '', missing: ['PUBLIC_URL'], detail: '' })
  })

  it('sends a message to the operator’s number, and reports how it was rejected', async () => {
    expect((await done('POST api/Desk/testSms')).result).toBe('no-target')
    const number = `138001380${String(operators).padStart(2, '0')}`
    await world.pool.query('UPDATE account SET mobile = $2 WHERE id = $1', [operator.id, `86-${number}`])
    expect(await done('POST api/Desk/testSms')).toMatchObject({ result: 'done', target: `86-138****${number.slice(-4)}` })
    const last = sent.at(-1)
    expect(last?.to).toBe(`+86${number}`)
    // The test code is valid for nothing.
    const taken = { mobile: `86-${number}`, code: last?.code, password: 'plum-harbour-92', repassword: 'plum-harbour-92' }
    expect(await refusal('POST api/user/editPassword', taken)).toBe('code-expired')
    messageStatus = 403
    expect(await done('POST api/Desk/testSms')).toMatchObject({ result: 'failed', detail: 'the message service answered 403' })
    messageStatus = 200
  })

  it('names the missing variables for mail', async () => {
    expect(await done('POST api/Desk/testMail')).toMatchObject({ result: 'unset', missing: ['SMTP_URL', 'MAIL_FROM'] })
  })

  it('reports that no payment method is configured', async () => {
    expect(await done('POST api/Desk/testPayment')).toMatchObject({ result: 'unset', missing: ['PAYMENT'] })
  })

  it('reaches the device by push, and reports what Apple’s service still requires', async () => {
    const { endpoint, keys } = push.subscribe('desk')
    const body = { endpoint, keys, lang: 'zh', follows: [], settings: alertDefaults }
    const device = await done('POST api/Push/subscribe', body, null)
    expect(await done('POST api/Desk/testPush', { device })).toMatchObject({ result: 'done', missing: ['VAPID_SUBJECT'] })
    push.behave('desk', 400)
    expect(await done('POST api/Desk/testPush', { device })).toMatchObject({ result: 'failed' })
  })

  it('is limited to a few times a minute, each one logged', async () => {
    for (let times = 0; times < 5; times += 1) await done('POST api/Desk/testBackup')
    expect(await refusal('POST api/Desk/testBackup', {})).toBe('too-many')
    const { list } = await done('GET api/Desk/audit', { by: operator.id, act: 'outside.test' })
    expect(list).toHaveLength(5)
  })
})
