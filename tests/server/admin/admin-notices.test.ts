// Notices about actions of the desk and about completed tasks: one for each, in the user's list.
import { expect, it } from 'vitest'
import { endow } from '../../support/money/ledger-scene.ts'
import { adminScene } from '../../support/people/admin-scene.ts'
import type { Person } from '../../support/people/full-world.ts'

const world = await adminScene()
const { member, other, done } = world
const localized = { zh: '围巾', en: 'Scarf', vi: 'Khăn' }
const noticesOf = async (who: Person, event: string) =>
  (await done('GET api/Notification/getList', {}, who)).list.filter((one: { event: string }) => one.event === event)

it('notifies of a completed task, with its name and coins, and not again that day', async () => {
  const tasks = await done('POST api/Activity/pcSignTaskList', { tz: 'UTC' }, member)
  const seat = tasks.sign.find(({ state }: { state: string }) => state === 'today')
  await done('POST api/Activity/task_handle_sign', { id: seat.id, tz: 'UTC' }, member)
  const name = { zh: '今日入座签到', en: 'Take your seat today', vi: 'Điểm danh hôm nay' }
  expect(await noticesOf(member, 'task-done')).toMatchObject([{ kind: 'system', amount: 5, name, read: false }])
  expect(await noticesOf(other, 'task-done')).toEqual([])
  await world.refusal('POST api/Activity/task_handle_sign', { id: seat.id, tz: 'UTC' }, member)
  expect(await noticesOf(member, 'task-done')).toHaveLength(1)
})

it('notifies of a parcel when shipped, with its number, and when rejected, with the reason', async () => {
  const good = {
    ...{ id: 'told', kind: 'parcel', name: localized, summary: localized, img: '/mall/scarf.svg', gold: 5, price: 0, stock: 9 },
    ...{ limit: 0, place: 9, on_sale: true },
  }
  await done('POST api/Desk/putGoods', good)
  await endow(world.app.context.db, [member.id], { coin: 0, income: 0, gold: 100 })
  const to = { name: '陈小明', phone: '13800138000' }
  for (const end of [
    { state: 'sent', note: 'SF9' },
    { state: 'refused', note: '缺货' },
  ]) {
    await done('POST api/goods/exchange', { id: 'told', num: 1, ...to, address: `临江路 ${end.note} 号` }, member)
    const [parcel] = (await done('GET api/Desk/parcels')).list
    await done('POST api/Desk/endParcel', { id: parcel.id, ...end })
    // A double click counts once.
    await done('POST api/Desk/endParcel', { id: parcel.id, ...end })
    expect(await noticesOf(member, `parcel-${end.state}`)).toMatchObject([{ kind: 'system', name: localized, reason: end.note }])
  }
})

it('notifies of feedback when it is answered, and not when it is closed', async () => {
  const { id } = await done('POST api/Universal/feedback', { kind: 'idea', content: '比分再大一点' }, member)
  await done('POST api/Desk/answerFeedback', { id, answer: '下一版就有' })
  await done('POST api/Desk/answerFeedback', { id })
  expect(await noticesOf(member, 'feedback-answered')).toMatchObject([{ reason: '下一版就有' }])
})

it('notifies of a verification when it is rejected, with the reason, and when it is approved', async () => {
  const asked = { real_name: '陈小明', id_number: 'E7000001', kind: 'passport' }
  for (const decision of [{ act: 'refuse', reason: '号码已失效' }, { act: 'approve' }]) {
    await done('POST api/Member/verified', asked, member)
    await done('POST api/Desk/decideVerification', { account: member.id, ...decision })
  }
  expect(await noticesOf(member, 'verification-refused')).toMatchObject([{ kind: 'system', reason: '号码已失效' }])
  expect(await noticesOf(member, 'verified')).toMatchObject([{ kind: 'system', reason: '' }])
})

it('notifies of a horn when approved, and when rejected with reason and refund, but not while pending', async () => {
  await endow(world.app.context.db, [member.id], { coin: 2_000, income: 0, gold: 0 })
  const balance = async () => (await done('GET api/User/getUserInfo', {}, member)).balance
  for (const [text, decision, left] of [
    ['主队加油', { act: 'approve' }, 1_000],
    ['看我的直播间', { act: 'refuse', reason: '广告' }, 1_000],
  ] as const) {
    const { horn } = await done('GET api/Member/sneHorn', { text, confirm: '1' }, member)
    const event = decision.act === 'approve' ? 'horn-approved' : 'horn-refused'
    expect(horn.state).toBe('waiting')
    expect(await noticesOf(member, event)).toEqual([])
    await done('POST api/Desk/decideHorn', { id: horn.id, ...decision })
    expect(await balance()).toBe(left)
    const { list } = await done('GET api/Member/hornList', {}, member)
    expect(list[0]).toMatchObject({ id: horn.id, state: decision.act === 'approve' ? 'approved' : 'refused' })
    await world.refusal('POST api/Desk/decideHorn', { id: horn.id, ...decision })
    expect(await noticesOf(member, event)).toHaveLength(1)
  }
  expect(await noticesOf(member, 'horn-approved')).toMatchObject([{ kind: 'system', amount: null, reason: '' }])
  expect(await noticesOf(member, 'horn-refused')).toMatchObject([{ kind: 'system', amount: 1_000, reason: '广告' }])
})

it('sends no notice that the user has turned off', async () => {
  await done('POST api/Notification/choose', { kind: 'system', on: false }, other)
  const { id } = await done('POST api/Universal/feedback', { kind: 'idea', content: '字太小' }, other)
  await done('POST api/Desk/answerFeedback', { id, answer: '好' })
  expect((await done('GET api/Notification/getList', {}, other)).list).toEqual([])
})
