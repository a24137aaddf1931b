// An empty site and its first operator: the desk can create all that the demonstration world has, and people can use it.
import { randomUUID } from 'node:crypto'
import { expect, type Locator, type Page } from '@playwright/test'
import type { Pool } from 'pg'
import type { SignedIn } from '../../../contract/account/account.ts'
import { openPool } from '../../../server/core/database/database.ts'
import { startCluster } from '../../../server/core/postgres/cluster.ts'
import { type AppProcess, bare, startApp } from '../../support/app/app-process.ts'
import { axeViolations } from '../../support/app/axe.ts'
import { emptySections } from '../../support/app/empty-sections.ts'
import { test } from '../../support/app/test.ts'
import { paymentPassword } from '../../support/money/money-app.ts'
import { sendNow, table } from '../../support/people/admin-steps.ts'
import { callApp, carryLogin, createOperator, lastCode, logIn, type Registered, registerMember } from '../../support/people/app-member.ts'

test.describe.configure({ mode: 'serial' })

let app: AppProcess
let pool: Pool
let operator: SignedIn
let streamer: Registered
let expert: Registered
let fan: Registered
let room = ''

test.beforeAll(async () => {
  app = await startApp({ env: { ...bare, PAYMENT: 'sandbox', RATE_LIMIT: '0' } })
  pool = openPool((await startCluster({ folder: app.dataDir })).connection)
  operator = await logIn(app, 'first@example.com', await createOperator(app, 'first@example.com'))
  streamer = await registerMember(app)
  expert = await registerMember(app)
  fan = await registerMember(app)
})
test.afterAll(async () => {
  await pool.end()
  await app.stop()
  await app.clean()
})

const asOperator = (page: Page): Promise<void> => carryLogin(page.context(), app, operator)
const openTab = (page: Page, tab: string) => page.goto(`${app.url}/desk?tab=${tab}`)
const rowOf = (page: Page, id: string): Locator => table(page, '站点准备').locator(`[data-line=${id}]`)
/** A GET call with its fields in the query. */
const get = (key: string, query: Record<string, string>, who: SignedIn) =>
  callApp(app, `GET ${key}?${new URLSearchParams(query)}`, {}, who.token)

test('an empty site says what will appear and shows no heading without content', async ({ page }) => {
  await carryLogin(page.context(), app, fan)
  const screens: [path: string, message: string][] = [
    ['/member?type=9', '今天没有任务，有了会列在这里。'],
    ['/member?type=8', '商城里还没有商品'],
    ['/member?type=1', '运营方还没有上架套餐'],
    ['/rank', '榜上还没有人'],
    ['/trophy/home?tab=board', '榜上还没有人'],
    ['/circle', '还没有圈子'],
    ['/video-list', '还没有视频'],
    ['/anchor', '这里还没有直播'],
    ['/specialist', '这里还没有专家'],
  ]
  for (const [path, message] of screens) {
    await page.goto(app.url + path)
    await expect(page.locator('#content').getByText(message).first()).toBeVisible()
    await expect.poll(() => emptySections(page), path).toEqual([])
  }
  await page.goto(`${app.url}/member?type=8`)
  await expect(page.locator('#content').getByText('今天没有任务', { exact: true })).toBeVisible()
  // Without tasks there is no count.
  await expect(page.getByRole('region', { name: '每日任务' })).not.toContainText('今日')
  await page
    .getByRole('banner')
    .getByRole('button', { name: /我的账号/ })
    .click()
  await expect(page.getByRole('dialog', { name: '我的账号' }).getByText('今天没有任务，有了会列在这里。')).toBeVisible()
  await expect.poll(() => emptySections(page)).toEqual([])
  expect(await axeViolations(page, '[role=dialog]')).toEqual([])
})

test('the admin desk of an empty site opens with what is missing, and presets fill it in', async ({ page }) => {
  await asOperator(page)
  await page.goto(`${app.url}/desk`)
  const own = page.getByRole('navigation', { name: '运营台的栏目' }).getByRole('link', { name: '站点准备' })
  await expect(own).toHaveAttribute('aria-current', 'page')
  const needed = ['service', 'gifts', 'tiers', 'packages', 'circles', 'streamers', 'mail']
  for (const id of needed) await expect(rowOf(page, id)).toContainText('还缺')
  await expect(rowOf(page, 'feed')).toContainText('模拟或重放的比赛')
  expect(await axeViolations(page)).toEqual([])
  const take = async (id: string, result: string | RegExp): Promise<void> => {
    await rowOf(page, id)
      .getByRole('button', { name: /^取用预设/ })
      .click()
    await expect(rowOf(page, id)).toContainText(result)
    await expect(rowOf(page, id)).toContainText('已就绪')
  }
  await take('tiers', '加了 8 项')
  await take('packages', /加了 \d+ 项/)
  // One press adds all the others; every site starts with categories.
  await page.getByRole('button', { name: '取用全部预设' }).click()
  for (const id of ['gifts', 'goods', 'tasks', 'circles']) await expect(rowOf(page, id)).toContainText(/加了 \d+ 项/)
  for (const id of ['tiers', 'packages', 'categories']) await expect(rowOf(page, id)).toContainText('都已经有了')
  for (const id of ['gifts', 'tiers', 'packages', 'goods', 'tasks', 'circles', 'categories'])
    await expect(rowOf(page, id)).toContainText('已就绪')
  await take('gifts', '都已经有了')
  expect((await callApp(app, 'GET api/Guard/getList')).noble).toHaveLength(5)

  await page.getByRole('link', { name: '去设置：客服联系方式' }).click()
  const form = page.getByRole('region', { name: '客服', exact: true })
  await form.getByLabel('邮箱').fill('help@example.com')
  await form.getByRole('button', { name: '保存客服' }).click()
  await openTab(page, 'setup')
  await expect(rowOf(page, 'service')).toContainText('已就绪')
  // The line names the environment variables that a setting needs.
  await rowOf(page, 'mail').getByRole('button', { name: /^测试/ }).click()
  await expect(rowOf(page, 'mail')).toContainText('没有设置环境变量 SMTP_URL, MAIL_FROM')
  await rowOf(page, 'payment').getByRole('button', { name: /^测试/ }).click()
  await expect(rowOf(page, 'payment')).toContainText('sandbox 接受了密钥')
  await rowOf(page, 'domain').getByRole('button', { name: /^测试/ }).click()
  await expect(rowOf(page, 'domain')).toContainText('没有设置环境变量 PUBLIC_URL')
})

test('a noble tier created by the operator gets thirty free advert barrages and a gift in the bag', async ({ page }) => {
  await asOperator(page)
  await openTab(page, 'gifts')
  await page.getByRole('button', { name: '新建守护或贵族' }).click()
  const dialog = page.getByRole('dialog')
  const adverts = dialog.getByLabel('每月免费广告弹幕')
  await expect(adverts).toHaveValue('30')
  await dialog.getByLabel('种类，定下后不能改').selectOption({ label: '守护' })
  await expect(adverts).toHaveValue('0')
  await dialog.getByLabel('种类，定下后不能改').selectOption({ label: '贵族' })
  await expect(dialog.getByLabel('等级，1 最低')).toHaveValue('6')
  for (const label of ['中文', 'English', 'Tiếng Việt']) await dialog.getByLabel(label, { exact: true }).fill(`大帝 ${label}`)
  await dialog.locator('input[type="file"]').setInputFiles('public/icons/icon-192.png')
  await expect(dialog.locator('fieldset img')).toBeVisible()
  await dialog.getByLabel('每月，钻石').fill('50000')
  await dialog.getByRole('button', { name: '加一种礼物' }).click()
  await dialog.getByLabel('多少个').fill('2')
  expect(await axeViolations(page)).toEqual([])
  await dialog.getByRole('button', { name: '保存' }).click()
  await expect(table(page, '守护与贵族')).toContainText('大帝 中文')
  const { noble } = await callApp(app, 'GET api/Guard/getList')
  expect(noble.at(-1)).toMatchObject({ level: 6, adverts: 30, price: 500_000, bag: [{ num: 2 }] })
})

test('the first streamer and the first expert are appointed, and a group is recommended', async ({ page }) => {
  await asOperator(page)
  await openTab(page, 'applications')
  await page.getByLabel('账号', { exact: true }).fill('nobody')
  await page.getByRole('button', { name: '任命为主播' }).click()
  await expect(page.getByRole('main').getByText('没有这个账号')).toBeVisible()
  await page.getByLabel('账号', { exact: true }).fill(streamer.id)
  await page.getByRole('button', { name: '任命为主播' }).click()
  await expect(page.getByRole('status').filter({ hasText: '已任命' }).first()).toBeVisible()
  room = (await callApp(app, 'GET api/Live/getStudio', {}, streamer.token)).room.id

  await openTab(page, 'experts')
  const appoint = page.locator('form').filter({ has: page.getByRole('button', { name: '任命为专家' }) })
  await appoint.getByLabel('账号').fill(expert.id)
  await appoint.getByRole('button', { name: '任命为专家' }).click()
  await expect(appoint.getByRole('status')).toContainText('已任命')

  const { id } = await callApp(app, 'POST api/group/addgroup', { name: '北看台' }, fan.token)
  await openTab(page, 'discover')
  await page.getByRole('button', { name: '设为推荐：北看台' }).click()
  await expect(page.getByRole('button', { name: '取消推荐：北看台' })).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  expect((await callApp(app, 'POST api/group/getRecommendGroupList', {})).list).toMatchObject([{ id }])
  await openTab(page, 'setup')
  for (const done of ['streamers', 'experts', 'groups']) await expect(rowOf(page, done)).toContainText('已就绪')

  // While no gift is on sale, the room shows that.
  const gifts = { list: [], nums: [1, 10], combo_ms: 5_000, undo_ms: 5_000, undo_over: 0 }
  await page.route('**/api/Gift/getList', (route) => route.fulfill({ json: { code: 0, msg: '', data: gifts } }))
  await page.goto(`${app.url}/live?id=${room}`)
  await expect(page.getByText('礼物还没有上架')).toBeVisible()
})

test('users recharge, broadcast with gifts and a guard, publish a post and a scheme, order and withdraw', async ({ page }) => {
  await callApp(app, 'POST api/Live/mobileStartRoom', { title: '第一场直播', category: 1 }, streamer.token)
  const { url } = await get('api/chargerules/payUrl', { id: 'p648', type: '0' }, fan)
  await page.goto(`${app.url}${url}`)
  await page.getByRole('button', { name: '确认支付' }).click()
  await expect(page.getByRole('status')).toContainText('支付成功')
  const balance = async (who: SignedIn) => (await callApp(app, 'GET api/Balance/getInfo', {}, who.token)).balance
  await expect.poll(() => balance(fan)).toBe(64_800 + 9_720)

  for (const combo of ['one', 'two', 'three'])
    await get('api/member/handselGift', { room_id: room, gift_id: 'net', num: '1', combo, confirm: '1' }, fan)
  await get('api/guard_user/buy', { kind: 'guard', tier: 'steward', room_id: room, confirm: '1' }, fan)
  const { circle } = await callApp(app, 'POST api/anchor_dynamics_user/insert', { circle_id: 'live', content: '第一个帖子' }, fan.token)
  expect(circle.id).toBe('live')

  const { list: rows } = await callApp(app, 'POST api/hot_match/all_match', { sport: 'football' })
  const next = rows.find(({ status }: { status: string }) => status === 'upcoming')
  const plays = [{ type: 'result', pick: 'home', confidence: 60 }]
  const scheme = { id: randomUUID(), match: next.id, plays, title: '主队不败', text: '', price: 0 }
  expect((await callApp(app, 'POST api/Expert/publish', scheme, expert.token)).title).toBe('主队不败')

  const to = { name: '陈小明', phone: '13800138000', address: '临江路 1 号' }
  await callApp(app, 'POST api/goods/exchange', { id: 'scarf', num: 1, confirm: true, ...to }, fan.token)

  await asOperator(page)
  await openTab(page, 'withdrawals')
  await page.getByRole('switch', { name: /^开放提现/ }).click()
  await page.getByRole('button', { name: '保存规则' }).click()
  const isOpen = async () => (await callApp(app, 'GET api/Balance/withdrawalList', {}, streamer.token)).open
  await expect.poll(isOpen).toBe(true)
  await askForMoney()

  const dialog = page.getByRole('dialog')
  const waiting = table(page, '提现')
  for (const act of ['批准', '已打款']) {
    await page.reload()
    await waiting.getByRole('button', { name: act, exact: true }).click()
    await dialog.getByRole('button', { name: act, exact: true }).click()
    await sendNow(page).click()
    await expect(sendNow(page)).toHaveCount(0)
  }
  const payout = async () => (await callApp(app, 'GET api/Balance/withdrawalList', {}, streamer.token)).list[0].state
  await expect.poll(payout).toBe('paid')

  await openTab(page, 'parcels')
  await table(page, '包裹').getByRole('button', { name: '已寄出', exact: true }).click()
  await dialog.getByLabel('快递单号，对方会看到').fill('SF1')
  await dialog.getByRole('button', { name: '已寄出', exact: true }).click()
  await sendNow(page).click()
  const parcel = async () => (await callApp(app, 'POST api/goods/exchangeRecords', {}, fan.token)).list[0].state
  await expect.poll(parcel).toBe('sent')
})

/** Sets a payment password, a card that is a day old, and a withdrawal of ten yuan of gift income. */
async function askForMoney(): Promise<void> {
  const { token, mobile } = streamer
  // More than a minute has passed since the registration code.
  await pool.query("UPDATE attempt SET at = at - interval '2 minutes' WHERE subject LIKE $1 || '%'", [mobile])
  await callApp(app, 'POST api/user/getCode', { mobile, purpose: 'payment' }, token)
  const chosen = { password: paymentPassword, repassword: paymentPassword, code: await lastCode(app, mobile) }
  await callApp(app, 'POST api/Member/paymentPassword', chosen, token)
  const payTicket = async (): Promise<string> =>
    (await callApp(app, 'POST api/Balance/payTicket', { password: paymentPassword }, token)).ticket
  const card = { kind: 'card', card_no: '4539578763621486', name: '陈小明', bank: '招商银行' }
  const { ticket } = await callApp(app, 'POST api/Bank_card/draft', card, token)
  await get('api/Bank_card/bind', { ticket, pay_ticket: await payTicket() }, streamer)
  await pool.query("UPDATE payout_account SET changed_at = changed_at - interval '25 hours' WHERE account_id = $1", [streamer.id])
  await get('api/Balance/applyForWithdrawal', { money: '1000', kind: 'card', pay_ticket: await payTicket() }, streamer)
}
