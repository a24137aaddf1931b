// The log of the desk: every writing call adds one entry with actor, action, before and after. A call without a case fails.
import { expect, it } from 'vitest'
import type { AdminAction } from '../../../contract/admin/admin-audit.ts'
import { type ApiKey, api } from '../../../contract/api.ts'
import { proveAudit } from '../../../server/core/audit/store.ts'
import { fillRow } from '../../support/database/fill-row.ts'
import { adminRequests, good, texts } from '../../support/people/admin-requests.ts'
import { adminScene } from '../../support/people/admin-scene.ts'

const ranked = { id: 'audited', sport: 'football', name: texts('联赛'), short: texts('联'), table_kind: 'league' }
const world = await adminScene({ prepare: async ({ pool }) => void (await fillRow(pool, 'league', ranked)) })
const { first: operator, member, other, done } = world
const { context } = world.app
const asking = await adminRequests(world)

interface Case {
  fields: object
  act: AdminAction
  subject: string
  /** The minimum content of the entry. */
  before: object | null
  after: object | null
}
type Making = () => Promise<Case>

const banner = (id: string) => ({
  ...{ id, img: '/banner/a.svg', url: '/football', title: texts('横幅'), langs: [], place: 1, on: true },
  ...{ regions: [], from: null, until: null },
})
const task = (id: string) => ({
  ...{ id, name: texts('看球'), act: 'watch', period: 'day', img: '/tasks/watch.svg', gold: 20, goal: 3 },
  ...{ path: '/football', place: 40, on: false },
})
const article = (id: string) => ({
  ...{
    id,
    sport: 'football',
    topic: 'flash',
    title: texts('标题'),
    summary: texts('摘要'),
    author: texts('作者'),
    cover: '',
    match_id: null,
  },
  body: [{ type: 'p', text: texts('正文') }],
})

/** A test for something that the environment does not configure. */
const outside = (subject: string, missing: string[]): Case => ({
  fields: {},
  act: 'outside.test',
  subject,
  before: null,
  after: { result: 'unset', missing },
})

const cases: Partial<Record<ApiKey, Making>> = {
  'POST api/Desk/seeVerification': async () => {
    const account = await asking.verified()
    return { fields: { account }, act: 'verification.see', subject: `user ${account}`, before: null, after: null }
  },
  'POST api/Desk/decideVerification': async () => {
    const account = await asking.verified()
    const states = { before: { state: 'waiting' }, after: { state: 'refused', reason: '号码已失效' } }
    return { fields: { account, act: 'refuse', reason: '号码已失效' }, act: 'verification.refuse', subject: `user ${account}`, ...states }
  },
  'POST api/Desk/seeApplication': async () => {
    const account = await asking.streamer()
    return { fields: { account }, act: 'anchor.see', subject: `user ${account}`, before: null, after: null }
  },
  'POST api/Desk/decideApplication': async () => {
    const account = await asking.streamer()
    const states = { before: { state: 'waiting' }, after: { state: 'approved', room: expect.any(String) } }
    return { fields: { account, act: 'approve' }, act: 'anchor.approve', subject: `user ${account}`, ...states }
  },
  'POST api/Desk/seeExpert': async () => {
    const account = await asking.expert()
    return { fields: { account }, act: 'expert.see', subject: `user ${account}`, before: null, after: null }
  },
  'POST api/Desk/decideExpert': async () => {
    const account = await asking.expert()
    const states = { before: { state: 'waiting' }, after: { state: 'approved' } }
    return { fields: { account, act: 'approve' }, act: 'expert.approve', subject: `user ${account}`, ...states }
  },
  'POST api/Desk/appointStreamer': async () => {
    const { id: account } = await asking.person()
    const states = { before: { application: 'none' }, after: { room: expect.any(String) } }
    return { fields: { account }, act: 'anchor.appoint', subject: `user ${account}`, ...states }
  },
  'POST api/Desk/appointExpert': async () => {
    const account = await asking.expert()
    const states = { before: { application: 'waiting' }, after: { expert: true } }
    return { fields: { account }, act: 'expert.appoint', subject: `user ${account}`, ...states }
  },
  'POST api/Desk/expertTerms': async () => {
    const states = { before: { open: expect.any(Boolean) }, after: { share: 61 } }
    return { fields: { share: 61 }, act: 'expert.terms', subject: 'experts', ...states }
  },
  'POST api/Desk/removeScheme': async () => {
    const id = await asking.scheme()
    const states = { before: { expert: other.id, title: '稳' }, after: { reason: '引流', refunded: 0 } }
    return { fields: { id, reason: '引流' }, act: 'scheme.remove', subject: `scheme ${id}`, ...states }
  },
  'POST api/Desk/channelProvider': async () => {
    const states = { before: { labels: '' }, after: { labels: 'channel' } }
    return { fields: { account: other.id, on: true }, act: 'channel.put', subject: `user ${other.id}`, ...states }
  },
  'POST api/Desk/decideWithdrawal': async () => {
    const id = await asking.withdrawal()
    const states = { before: { state: 'waiting' }, after: { state: 'approved' } }
    return { fields: { id, act: 'approve' }, act: 'withdrawal.approve', subject: `withdrawal ${id}`, ...states }
  },
  'POST api/Desk/withdrawalTerms': async () => {
    const states = { before: { open: false }, after: { open: true, least: 100 } }
    return { fields: { open: true, least: 100 }, act: 'withdrawal.terms', subject: 'withdrawal terms', ...states }
  },
  'POST api/Desk/endParcel': async () => {
    const id = await asking.parcel()
    const states = { before: { state: 'waiting' }, after: { state: 'sent', note: 'SF9', account: member.id } }
    return { fields: { id, state: 'sent', note: 'SF9' }, act: 'parcel.sent', subject: `parcel ${id}`, ...states }
  },
  'POST api/Desk/putPackage': async () => {
    const fields = { id: 'audited', coin: 100, give: 0, money: 100, hot: false, place: 0, on_sale: true }
    return { fields, act: 'package.put', subject: 'package audited', before: null, after: fields }
  },
  'POST api/Desk/putGoods': async () => {
    await done('POST api/Desk/putGoods', good('changed', 'parcel'))
    const states = { before: { stock: 2 }, after: { stock: 7, name: '围巾' } }
    return { fields: { ...good('changed', 'parcel'), stock: 7 }, act: 'goods.put', subject: 'goods changed', ...states }
  },
  'POST api/Desk/addCodes': async () => {
    await done('POST api/Desk/putGoods', good('coded', 'code'))
    const states = { before: { stock: 0 }, after: { stock: 2, added: 2 } }
    return { fields: { id: 'coded', codes: ['SECRET-1', 'SECRET-2'] }, act: 'goods.codes', subject: 'goods coded', ...states }
  },
  'POST api/Desk/putTask': async () => {
    const fields = { ...task('audited'), gold: 30 }
    await done('POST api/Desk/putTask', task('audited'))
    const states = { before: { gold: 20, name: '看球' }, after: { gold: 30, name: '看球' } }
    return { fields, act: 'task.put', subject: 'task audited', ...states }
  },
  'POST api/Desk/putActivity': async () => {
    const fields = {
      ...{ id: 'audited', title: texts('周末'), path: '/schedule' },
      ...{ starts_at: '2020-01-01T00:00:00.000Z', ends_at: '2020-01-03T00:00:00.000Z' },
    }
    return { fields, act: 'activity.put', subject: 'activity audited', before: null, after: { ...fields, title: '周末' } }
  },
  'POST api/Desk/answerFeedback': async () => {
    const id = await asking.ticket()
    const states = { before: { state: 'open' }, after: { state: 'answered', answer: '下一版就有' } }
    return { fields: { id, answer: '下一版就有' }, act: 'feedback.answer', subject: `feedback ${id}`, ...states }
  },
  'POST api/Desk/putBanner': async () => {
    const fields = banner('put')
    return { fields, act: 'banner.put', subject: 'banner put', before: null, after: fields }
  },
  'POST api/Desk/removeBanner': async () => {
    await done('POST api/Desk/putBanner', banner('gone'))
    return { fields: { id: 'gone' }, act: 'banner.remove', subject: 'banner gone', before: banner('gone'), after: null }
  },
  'POST api/Desk/putNews': async () => {
    const states = { before: null, after: { title: '标题', state: 'draft' } }
    return { fields: article('put'), act: 'news.put', subject: 'news put', ...states }
  },
  'POST api/Desk/publishNews': async () => {
    await done('POST api/Desk/putNews', article('told'))
    const at = new Date(context.clock.now() + 86_400_000).toISOString()
    const states = { before: { state: 'draft' }, after: { state: 'published', published_at: at } }
    return { fields: { id: 'told', on: true, at }, act: 'news.publish', subject: 'news told', ...states }
  },
  'POST api/Desk/putLegal': async () => {
    const states = {
      before: { version: null, product: true },
      after: { version: expect.any(Number), product: false, characters_zh: 3, characters_en: 3, characters_vi: 3 },
    }
    return { fields: { kind: 'agreement', text: texts('新协议'), base: null }, act: 'legal.put', subject: 'legal agreement', ...states }
  },
  'POST api/Desk/restoreLegal': async () => {
    const { version } = await done('POST api/Desk/putLegal', { kind: 'privacy', text: texts('新政策'), base: null })
    const states = { before: { version: version.id, product: false }, after: { product: true } }
    return { fields: { kind: 'privacy', version: null, base: version.id }, act: 'legal.restore', subject: 'legal privacy', ...states }
  },
  'POST api/Desk/putConfig': async () => {
    const service = { email: 'help@example.com', phone: '', link: '', hours: '' }
    return { fields: { service }, act: 'config.put', subject: 'config', before: {}, after: { service } }
  },
  'POST api/Desk/putSite': async () => {
    const states = { before: { accent: '' }, after: { accent: '#0b5a8a' } }
    return { fields: { accent: '#0b5a8a' }, act: 'site.put', subject: 'site', ...states }
  },
  'POST api/Desk/blockUser': async () => {
    const { id } = await asking.person()
    const states = { before: { blocked: false }, after: { blocked: true, reason: '刷屏', ended: 1 } }
    return { fields: { id, on: true, reason: '刷屏' }, act: 'user.block', subject: `user ${id}`, ...states }
  },
  'POST api/Desk/endUserSessions': async () => {
    const { id } = await asking.person()
    return { fields: { id }, act: 'user.sessions', subject: `user ${id}`, before: { logins: 1 }, after: { logins: 0, ended: 1 } }
  },
  'POST api/Desk/setRoles': async () => {
    const { id } = await asking.person()
    const states = { before: { roles: [] }, after: { roles: ['editor'] } }
    return { fields: { id, give: ['editor'] }, act: 'user.roles', subject: `user ${id}`, ...states }
  },
  'POST api/Desk/decideHorn': async () => {
    const id = await asking.horn()
    const states = { before: { state: 'waiting' }, after: { state: 'refused', reason: '不合适', account: member.id } }
    return { fields: { id, act: 'refuse', reason: '不合适' }, act: 'horn.refuse', subject: `horn ${id}`, ...states }
  },
  'POST api/Desk/hornTerms': async () => {
    const states = { before: { open: true, price: 1_000 }, after: { open: true, price: 900 } }
    return { fields: { price: 900 }, act: 'horn.terms', subject: 'horn', ...states }
  },
  'POST api/Desk/putWords': async () => {
    const states = { before: { vi: 0 }, after: { vi: 2 } }
    return { fields: { lang: 'vi', words: ['cờ bạc', 'lừa đảo'], built_in: true }, act: 'words.put', subject: 'words vi', ...states }
  },
  'POST api/Desk/putGift': async () => {
    const fields = { id: 'audited', name: texts('灯'), img: '/gift/lamp.svg', price: 10, effect: 'none', place: 1, on_sale: true }
    const { list } = await done('GET api/Desk/gifts')
    const { effect } = list[0]
    return { fields: { ...fields, effect }, act: 'gift.put', subject: 'gift audited', before: null, after: { ...fields, effect } }
  },
  'POST api/Desk/putTier': async () => {
    const [tier] = (await done('GET api/Desk/gifts')).tiers
    const fields = { ...tier, price: tier.price + 10 }
    return { fields, act: 'tier.put', subject: `tier ${tier.id}`, before: { price: tier.price }, after: { price: tier.price + 10 } }
  },
  'POST api/Desk/giftTerms': async () => {
    const { terms } = await done('GET api/Desk/gifts')
    const states = { before: { advert_price: terms.advert_price }, after: { advert_price: terms.advert_price + 5 } }
    return { fields: { advert_price: terms.advert_price + 5 }, act: 'gift.terms', subject: 'gifts', ...states }
  },
  'POST api/Desk/incomeShare': async () => {
    const states = { before: { percent: null }, after: { percent: 33 } }
    return { fields: { uid: other.id, percent: 33 }, act: 'income.share', subject: `user ${other.id}`, ...states }
  },
  'POST api/Desk/grantGift': async () => {
    const fields = { uid: other.id, gift_id: 'flag', num: 3, days: 0, note: '谢谢' }
    const states = { before: { bag: 0 }, after: { bag: 3, gift_id: 'flag', num: 3, note: '谢谢' } }
    return { fields, act: 'gift.grant', subject: `user ${other.id}`, ...states }
  },
  'POST api/Desk/decideVideo': async () => {
    const id = await asking.video()
    const states = { before: { state: 'waiting' }, after: { state: 'shown' } }
    return { fields: { id, act: 'show' }, act: 'video.decide', subject: `video ${id}`, ...states }
  },
  'POST api/Desk/putVideoCategory': async () => {
    const fields = { id: 'audited', name: texts('花絮'), results: false, place: 9, shown: true }
    return { fields, act: 'video.category', subject: 'video category audited', before: null, after: fields }
  },
  'POST api/Desk/videoReview': async () => {
    return { fields: { on: true }, act: 'video.review', subject: 'videos', before: { review: false }, after: { review: true } }
  },
  'POST api/Desk/putCircle': async () => {
    const about = { id: 'audited', name: texts('看台圈'), summary: texts('看台'), icon: '', color: '#0B5A8A' }
    const fields = { ...about, league_id: null, team_id: null, place: 0, on: true }
    return { fields, act: 'circle.put', subject: 'circle audited', before: null, after: fields }
  },
  'POST api/Desk/takePreset': async () => {
    const states = { before: null, after: { added: expect.arrayContaining(['live', 'stands']) } }
    return { fields: { kind: 'circles' }, act: 'preset.take', subject: 'preset circles', ...states }
  },
  'POST api/Desk/putSearches': async () => {
    const states = { before: { pinned: [], banned: 0 }, after: { pinned: [], banned: 2 } }
    return { fields: { banned: ['赌球', '外挂'] }, act: 'search.put', subject: 'hot searches', ...states }
  },
  'POST api/Desk/recommendGroup': async () => {
    const { id } = await asking.asked('POST api/group/addgroup', member, { name: '北看台' })
    const states = { before: { recommended: false }, after: { recommended: true, name: '北看台' } }
    return { fields: { id, on: true }, act: 'group.recommend', subject: `group ${id}`, ...states }
  },
  'POST api/Desk/testMail': async () => outside('mail', ['SMTP_URL', 'MAIL_FROM']),
  'POST api/Desk/testSms': async () => outside('sms', ['SMS_URL']),
  'POST api/Desk/testPayment': async () => ({ ...outside('payment', []), after: { result: 'done', missing: [] } }),
  'POST api/Desk/testPush': async () => {
    const device = { device_id: 'nobody', secret: 'A'.repeat(43) }
    const after = { result: 'no-target', missing: [] }
    return { ...outside('push', []), fields: { device }, after }
  },
  'POST api/Desk/testDomain': async () => outside('domain', ['PUBLIC_URL']),
  'POST api/Desk/testBackup': async () => outside('backup', ['BACKUP_DIR']),
  'POST api/Desk/putLeagueRules': async () => {
    const rules = { order: ['points', 'goals'], zones: [{ from: -1, to: -1, tone: 'relegation', name: texts('降级') }], deductions: [] }
    const states = { before: { order: expect.any(Array) }, after: rules }
    return { fields: { id: 'audited', ...rules }, act: 'league.rules', subject: 'league audited', ...states }
  },
  'POST api/Desk/decideReport': async () => {
    await asking.asked('POST api/Report/insert', member, { kind: 'person', id: other.id, reason: 'spam' })
    const states = { before: { decision: null }, after: { decision: 'kept', silence_hours: 2 } }
    const fields = { kind: 'person', id: other.id, decision: 'kept', hours: 2 }
    return { fields, act: 'report.decide', subject: `person ${other.id}`, ...states }
  },
  'POST api/Desk/endBroadcast': async () => {
    const { room, broadcast } = await asking.onAir()
    const states = { before: { on_air: true }, after: { on_air: false, reason: '盗播' } }
    return { fields: { id: room, broadcast, reason: '盗播' }, act: 'broadcast.end', subject: `room ${room}`, ...states }
  },
  'POST api/Desk/removeLine': async () => {
    const { room, line } = await asking.onAir()
    return { fields: { id: room, line }, act: 'line.remove', subject: `line ${line}`, before: { room, by: member.id }, after: {} }
  },
  'POST api/Desk/claimItem': async () => {
    const key = `feedback ${await asking.ticket()}`
    const states = { before: { claimed_by: null }, after: { claimed_by: operator.id, claimed_until: expect.any(String) } }
    return { fields: { key }, act: 'waiting.claim', subject: key, ...states }
  },
  'POST api/Desk/releaseItem': async () => {
    const key = `feedback ${await asking.ticket()}`
    await done('POST api/Desk/claimItem', { key })
    const states = { before: { claimed_by: operator.id }, after: { claimed_by: null, claimed_until: null } }
    return { fields: { key }, act: 'waiting.release', subject: key, ...states }
  },
  'POST api/Desk/postponeItem': async () => {
    const key = `feedback ${await asking.ticket()}`
    const until = new Date(Date.now() + 3_600_000).toISOString()
    const states = { before: { later_until: null }, after: { later_until: until } }
    return { fields: { key, until }, act: 'waiting.postpone', subject: key, ...states }
  },
  'POST api/Desk/resumeItem': async () => {
    const key = `feedback ${await asking.ticket()}`
    const until = new Date(Date.now() + 3_600_000).toISOString()
    await done('POST api/Desk/postponeItem', { key, until })
    return { fields: { key }, act: 'waiting.resume', subject: key, before: { later_until: until }, after: { later_until: null } }
  },
  'POST api/Desk/muteInRoom': async () => {
    const { room } = await asking.onAir()
    const states = { before: { room, until: null }, after: { room, hours: 2, reason: '刷屏' } }
    return { fields: { id: room, uid: member.id, hours: 2, reason: '刷屏' }, act: 'room.mute', subject: `user ${member.id}`, ...states }
  },
}

/** A pending decision's own call logs it, when it is executed. */
const pendingDecisionCalls = /Desk\/(schedule|execute|cancel)Decision$/
const writing = (Object.keys(api) as ApiKey[]).filter((key) => key.startsWith('POST api/Desk/') && !pendingDecisionCalls.test(key))

it('has a case for every writing call of the admin desk, and for nothing else', () => {
  expect(Object.keys(cases).sort()).toEqual([...writing].sort())
})

it.each(writing)('%s writes one entry: actor, action, before, after', async (key) => {
  const { fields, act, subject, before, after } = await (cases[key] as Making)()
  const total = async (): Promise<number> => (await done('GET api/Desk/audit')).total
  const known = await total()
  const began = Date.now()
  await done(key, fields)
  expect(await total()).toBe(known + 1)
  const [entry] = await world.audit()
  expect(entry).toMatchObject({ by: operator.id, act, subject, before, after })
  expect(Date.parse(entry.at)).toBeGreaterThanOrEqual(began)
  // Every action except a view changes something that the entry names.
  if (!act.endsWith('.see')) expect([entry.before, entry.after]).not.toEqual([null, null])
  // No secret is ever stored in it.
  expect(JSON.stringify(entry)).not.toMatch(/SECRET|陈小明|李小红|陆白|coach_li|lubai|payee@/)
})

it('still verifies after all of them', async () => {
  expect(await proveAudit(context.db)).toEqual([])
})
