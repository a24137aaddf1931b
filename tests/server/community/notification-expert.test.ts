// Notifications of experts and fun-guess: a new scheme, the result of a bought one, a guess, and the corrections of each.
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { GuessOption } from '../../../contract/guess.ts'
import type { Notification } from '../../../contract/notification.ts'
import { moneyAfter } from '../../../server/features/expert/settle.ts'
import { endow } from '../../support/money/ledger-scene.ts'
import { type ExpertScene, expertScene, hour, over25 } from '../../support/people/expert-scene.ts'

let scene: ExpertScene
beforeAll(async () => {
  scene = await expertScene()
})
afterAll(() => scene.stop())

const notifications = async (as: string): Promise<Notification[]> => (await scene.call('GET api/Notification/getList', as)).data.list
const events = async (as: string): Promise<string[]> => (await notifications(as)).map(({ event }) => event)
const follow = (as: string, id: string) => scene.call('POST api/Expert/follow', as, { body: { id, on: true } })
const rich = async (): Promise<string> => {
  const id = await scene.person()
  await endow(scene.db, [id], { coin: 1_000, income: 0, gold: 1_000 })
  return id
}
const off = (as: string, kind: 'scheme') => scene.call('POST api/Notification/choose', as, { body: { kind, on: false } })

it('a new scheme notifies the expert’s followers once, except those who turned it off or blocked the expert', async () => {
  const [expert, match] = [await scene.expert(), await scene.match()]
  const [fan, quiet, blocker, stranger] = [await scene.person(), await scene.person(), await scene.person(), await scene.person()]
  for (const one of [fan, quiet, blocker]) await follow(one, expert)
  await off(quiet, 'scheme')
  await scene.db.execute(sql`insert into account_block (account_id, blocked_id) values (${blocker}, ${expert})`)
  const id = await scene.publish(expert, match, { title: '主队能赢' })
  expect(await notifications(fan)).toMatchObject([
    { kind: 'scheme', event: 'scheme', person: { uid: expert }, subject: { kind: 'scheme', id }, text: '主队能赢', match: { id: match } },
  ])
  expect([await events(quiet), await events(blocker), await events(stranger)]).toEqual([[], [], []])
})

it('a specially followed expert always notifies, whatever is turned off', async () => {
  const [expert, match, fan] = [await scene.expert(), await scene.match(), await scene.person()]
  await follow(fan, expert)
  await off(fan, 'scheme')
  await scene.call('POST api/Member/arrangeFollows', fan, { body: { marks: [{ kind: 'expert', id: expert, special: true }] } })
  await scene.publish(expert, match)
  expect(await events(fan)).toEqual(['scheme'])
})

it('hides blocked experts and their schemes, but nothing already bought', async () => {
  const [expert, match, me] = [await scene.expert(), await scene.match(), await scene.person()]
  const id = await scene.publish(expert, match, { price: 0 })
  const listed = async () =>
    (await scene.call('GET api/Expert/getList', me, { query: { limit: '100' } })).data.list.some((one) => one.id === expert)
  const schemes = async () => (await scene.call('GET api/Expert/schemeList', me, { query: { match } })).data.list.map((one) => one.id)
  const forecast = async () =>
    (await scene.call('GET api/Expert/forecast', me, { query: { limit: '100' } })).data.list.some((one) => one.match.id === match)
  expect([await listed(), await schemes(), await forecast()]).toEqual([true, [id], true])
  await scene.db.execute(sql`insert into account_block (account_id, blocked_id) values (${me}, ${expert})`)
  expect([await listed(), await schemes(), await forecast()]).toEqual([false, [], false])
})

it('notifies buyers of a scheme’s result, of a change by a correction, and of their refund', async () => {
  const [expert, match, buyer, reader] = [await scene.expert(), await scene.match(), await rich(), await rich()]
  const id = await scene.publish(expert, match, { price: 100, plays: [over25] })
  await scene.call('POST api/Expert/buy', buyer, { body: { id, confirm: true } })
  await scene.end(match, 2, 1)
  await scene.experts.settleAll()
  expect(await notifications(buyer)).toMatchObject([
    { kind: 'settlement', event: 'scheme-settled', subject: { kind: 'scheme', id }, outcomes: ['won'], match: { id: match } },
  ])
  await scene.experts.settleAll()
  await scene.end(match, 3, 1)
  await scene.experts.settleAll()
  // With three goals or four the play wins alike, so there is no notification.
  expect(await events(buyer)).toEqual(['scheme-settled'])
  await scene.end(match, 1, 0)
  await scene.experts.settleAll()
  expect((await notifications(buyer)).map(({ event, outcomes }) => [event, outcomes])).toEqual([
    ['scheme-resettled', ['lost']],
    ['scheme-settled', ['won']],
  ])
  expect(await events(reader)).toEqual([])
  const operator = `op${buyer}`
  await scene.db.execute(
    sql`insert into account (id, nickname, avatar, share_code) values (${operator}, 'op', '/avatars/01.svg', ${operator})`,
  )
  await scene.call('POST api/Desk/removeScheme', operator, { body: { id, reason: '不实' } })
  expect((await notifications(buyer))[0]).toMatchObject({ event: 'scheme-back', amount: 100, gone: true })
  scene.pass(moneyAfter)
  await scene.experts.settleAll()
  expect(await events(buyer)).toHaveLength(3)
})

it('notifies of a settled guess, and of what a correction gives or takes back', async () => {
  const [winner, loser, match] = [await rich(), await rich(), await scene.match()]
  await scene.experts.settleAll()
  const id = `${match}.winner`
  const stake = (as: string, option: GuessOption) => scene.call('POST api/Guess/stake', as, { body: { id, option, gold: 100 } })
  await stake(winner, 'home')
  await stake(loser, 'away')
  scene.pass(hour)
  await scene.end(match, 1, 0)
  await scene.experts.settleAll()
  const figures = async (as: string) => (await notifications(as)).map(({ event, amount }) => [event, amount])
  const won = (await figures(winner))[0]?.[1]
  expect([await figures(winner), await figures(loser)]).toEqual([[['guess-settled', won]], [['guess-settled', 0]]])
  expect(won).toBeGreaterThan(100)
  await scene.experts.settleAll()
  await scene.end(match, 0, 2)
  await scene.experts.settleAll()
  expect((await figures(winner))[0]).toEqual(['guess-resettled', -Number(won)])
  expect((await figures(loser))[0]).toEqual(['guess-resettled', won])
})
