// Money on screen: recharge in a second tab, a lost reply and a double click, conversion, a withdrawal until it is paid.
import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { type Browser, type BrowserContext, expect, type Page, test } from '@playwright/test'
import { drizzle } from 'drizzle-orm/node-postgres'
import { Pool } from 'pg'
import { startCluster } from '../../../server/core/postgres/cluster.ts'
import { grantRole } from '../../../server/features/account/store.ts'
import { type AppProcess, startApp } from '../../support/app/app-process.ts'
import { axeViolations } from '../../support/app/axe.ts'
import { readKeys, readSetting } from '../../support/app/device-storage.ts'
import { workerReady } from '../../support/app/worker-push.ts'
import { endow } from '../../support/money/ledger-scene.ts'
import { callApp, carryLogin, lastCode, type Registered, registerMember } from '../../support/people/app-member.ts'

let app: AppProcess
let pool: Pool
test.beforeAll(async () => {
  app = await startApp({ env: { FEED: 'replay:tests/support/world/cup.json', RATE_LIMIT: '0' } })
  // The server's own database, already running: what takes days in life is written there.
  const { connection } = await startCluster({ folder: app.dataDir })
  pool = new Pool(connection)
})
test.afterAll(async () => {
  await pool.end()
  await app.stop()
  await app.clean()
})

const paymentPassword = '482913'
const call = (member: Registered, key: string, body?: object) => callApp(app, key, body, member.token)
/** Somebody with money, signed in in this browser. */
async function member(context: BrowserContext, holdings: { coin: number; income: number; gold: number }): Promise<Registered> {
  const signedUp = await registerMember(app)
  await endow(drizzle(pool), [signedUp.id], holdings)
  await carryLogin(context, app, signedUp)
  return signedUp
}
const open = async (page: Page, type: number): Promise<void> => {
  await page.goto(`${app.url}/member?type=${type}`)
  await expect(page.locator(type === 1 ? '[data-balance=diamond]' : '#orders')).toBeVisible()
}
const sumOf = (page: Page, kind: 'diamond' | 'income') => page.locator(`[data-balance=${kind}] > span`).first()

/** The calls of a path that the server took. */
function taken(page: Page, path: string): string[] {
  const urls: string[] = []
  page.on('request', (request) => {
    if (request.url().includes(path)) urls.push(request.url())
  })
  return urls
}
/** The first answer of a path is lost on its way back. */
async function loseFirst(page: Page, path: string): Promise<() => boolean> {
  let lost = false
  await page.route(`**/${path}*`, async (route) => {
    if (lost) return route.continue()
    lost = true
    const reply = await route.fetch()
    expect(await reply.json()).toMatchObject({ code: 0 })
    await route.abort('connectionreset')
  })
  return () => lost
}

interface Box {
  x: number
  y: number
  width: number
  height: number
}
const overlap = (one: Box | null, other: Box | null): boolean => {
  if (!one || !other) throw new Error('a button that is not there')
  const { x, y, width, height } = one
  return x < other.x + other.width && other.x < x + width && y < other.y + other.height && other.y < y + height
}

/** How many answers about bills this device keeps for an account. */
const keptBills = async (page: Page, account: string): Promise<number> =>
  (await readKeys(page, 'copy')).filter((key) => key.includes(` ${account} ["GET api/Order/getList"`)).length

/** What lies half under the bar of the page is as large as it is: it is measured where the bar covers nothing. */
async function violationsFromTop(page: Page): Promise<string[]> {
  await page.evaluate(() => window.scrollTo(0, 0))
  return axeViolations(page)
}

test('a recharge in a second tab, a lost reply and a double tap: one order, and its result arrives by itself', async ({
  context,
  page,
}) => {
  const me = await member(context, { coin: 0, income: 0, gold: 0 })
  await open(page, 1)
  await expect(sumOf(page, 'diamond')).toHaveText('0')
  const orders = taken(page, 'api/chargerules/payUrl')
  const wasLost = await loseFirst(page, 'api/chargerules/payUrl')
  const box = page.locator('section[aria-labelledby=recharge]')
  await expect(box.getByRole('radio')).toHaveCount(6)
  await box.getByRole('radio', { name: /¥30/ }).check()
  const tab = context.waitForEvent('page')
  await box.getByRole('button', { name: /^支付 ¥30/ }).dblclick()
  const checkout = await tab
  await expect(box.locator('[data-recharge=waiting]')).toBeVisible()
  await checkout.waitForURL(/\/pay\/sandbox\//)
  expect([orders.length, wasLost(), context.pages().length]).toEqual([1, true, 2])
  await expect(checkout.getByRole('heading', { name: '沙盒收银台' })).toBeVisible()
  expect(await checkout.evaluate(() => window.opener)).toBeNull()
  expect(await axeViolations(checkout)).toEqual([])
  // A card that is refused, then one that is not.
  await checkout.getByRole('button', { name: '支付失败' }).click()
  await expect(box.locator('[data-recharge=failed]')).toBeVisible()
  expect(await violationsFromTop(page)).toEqual([])
  await checkout.getByRole('button', { name: '再试一次' }).click()
  await expect(checkout.getByRole('status')).toContainText('支付成功')
  await expect(box.locator('[data-recharge=paid]')).toContainText('+309')
  await expect(sumOf(page, 'diamond')).toHaveText('309')
  expect(await violationsFromTop(page)).toEqual([])
  expect((await call(me, 'GET api/Order/recharge')).list).toMatchObject([{ state: 'paid', coin: 3_000, give: 90 }])
  await expect(page.locator('[data-bill=recharge]')).toContainText('+309')
})

test('a payment that nobody tells of is found by asking; the dialog opens over any page', async ({ context, page }) => {
  await member(context, { coin: 0, income: 0, gold: 0 })
  await open(page, 1)
  await page.locator('[data-balance=diamond]').getByRole('button', { name: '充值' }).click()
  const dialog = page.getByRole('dialog', { name: '充值钻石' })
  const tab = context.waitForEvent('page')
  await dialog.getByRole('button', { name: /^支付/ }).click()
  const checkout = await tab
  await checkout.waitForURL(/\/pay\/sandbox\//)
  await checkout.getByRole('button', { name: '取消订单' }).click()
  await expect(dialog.locator('[data-recharge=closed]')).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  await dialog.getByRole('button', { name: '换个套餐' }).click()
  const second = context.waitForEvent('page')
  await dialog.getByRole('button', { name: /^支付/ }).click()
  const again = await second
  await again.waitForURL(/\/pay\/sandbox\//)
  // The live socket will say nothing of this one: the order itself has to be asked.
  await pool.query("UPDATE recharge_order SET device_id = '' WHERE state = 'open'")
  await again.getByRole('button', { name: '确认支付' }).click()
  await expect(again.getByRole('status')).toContainText('支付成功')
  await expect(dialog.locator('[data-recharge=paid]')).toBeVisible({ timeout: 15_000 })
  await dialog.getByRole('button', { name: '好的' }).click()
  await expect(dialog).toBeHidden()
})

const checkoutOf = async (context: BrowserContext, tap: () => Promise<void>): Promise<Page> => {
  const [tab] = await Promise.all([context.waitForEvent('page'), tap()])
  await tab.waitForURL(/\/pay\/sandbox\//)
  return tab
}
const payThere = async (checkout: Page): Promise<void> => {
  await checkout.getByRole('button', { name: '确认支付' }).click()
  await expect(checkout.getByRole('status')).toContainText('支付成功')
}
/** Order ids of a member, newest first. */
const ordersOf = async (who: Registered): Promise<string[]> =>
  (await call(who, 'GET api/Order/recharge')).list.map(({ id }: { id: string }) => id)

test('an order outlives a reload: unpaid it is offered again, paid it is told once', async ({ context, page }) => {
  const me = await member(context, { coin: 0, income: 0, gold: 0 })
  await open(page, 1)
  const box = page.locator('section[aria-labelledby=recharge]')
  await box.getByRole('radio', { name: /¥30/ }).check()
  const first = await checkoutOf(context, () => box.getByRole('button', { name: /^支付 ¥30/ }).click())
  await expect(box.locator('[data-recharge=waiting]')).toBeVisible()
  // It goes on where it was, without another tab.
  await expect.poll(() => readSetting(page, 'private:recharge')).toBeDefined()
  await page.reload()
  await expect(box.locator('[data-recharge=waiting]')).toContainText('309')
  expect(await axeViolations(page)).toEqual([])
  expect(context.pages()).toHaveLength(2)
  // Left for another package it is offered above them, also after a reload.
  await box.getByRole('button', { name: '换个套餐' }).click()
  await expect(box.locator('[data-unpaid]')).toContainText('¥30')
  await expect.poll(() => readSetting(page, 'private:recharge')).toBeUndefined()
  await page.reload()
  await expect(box.getByRole('radio')).toHaveCount(6)
  await expect(box.locator('[data-unpaid]')).toContainText('¥30')
  expect(await axeViolations(page)).toEqual([])
  const again = await checkoutOf(context, () => box.getByRole('button', { name: '继续付款' }).click())
  expect(new URL(again.url()).pathname).toBe(new URL(first.url()).pathname)
  expect(await ordersOf(me)).toHaveLength(1)
  await expect.poll(() => readSetting(page, 'private:recharge')).toBeDefined()
  await page.reload()
  await expect(box.locator('[data-recharge=waiting]')).toBeVisible()
  await payThere(again)
  await expect(box.locator('[data-recharge=paid]')).toContainText('+309')
  await expect(sumOf(page, 'diamond')).toHaveText('309')
  await page.reload()
  await expect(box.getByRole('radio')).toHaveCount(6)
  await expect(box.locator('[data-recharge], [data-unpaid]')).toHaveCount(0)

  // Paid while nobody looked: told when somebody looks again, and once.
  await box.getByRole('radio', { name: /¥6$/ }).check()
  const second = await checkoutOf(context, () => box.getByRole('button', { name: /^支付 ¥6/ }).click())
  await expect(box.locator('[data-recharge=waiting]')).toBeVisible()
  await expect.poll(() => readSetting(page, 'private:recharge')).toBeDefined()
  await page.goto('about:blank')
  await payThere(second)
  await page.goto(`${app.url}/member?type=1`)
  await expect(page.getByRole('status').filter({ hasText: '充值成功，60 钻石已到账' })).toBeVisible()
  await expect(box.locator('[data-recharge=paid]')).toContainText('+60')
  await page.reload()
  await expect(box.getByRole('radio')).toHaveCount(6)
  await expect(box.locator('[data-recharge]')).toHaveCount(0)

  // From the list of orders too.
  const third = await checkoutOf(context, () => box.getByRole('button', { name: /^支付/ }).click())
  await third.close()
  await page.goto(`${app.url}/member?type=2`)
  await page.getByRole('tab', { name: '充值订单' }).click()
  await expect(page.locator('[data-order]')).toHaveCount(3)
  const goneOn = await checkoutOf(context, () => page.locator('[data-order=open]').getByRole('button', { name: '继续付款' }).click())
  await payThere(goneOn)
  await expect(page.locator('[data-order=paid]')).toHaveCount(3)
  await expect(page.getByRole('button', { name: '继续付款' })).toHaveCount(0)
  expect(await ordersOf(me)).toHaveLength(3)
})

test('a payment of which its provider tells late: the first tab waits, and learns of it by itself', async ({ context, page }) => {
  const me = await member(context, { coin: 0, income: 0, gold: 0 })
  await open(page, 1)
  const box = page.locator('section[aria-labelledby=recharge]')
  await box.getByRole('radio', { name: /¥30/ }).check()
  const checkout = await checkoutOf(context, () => box.getByRole('button', { name: /^支付 ¥30/ }).click())
  await expect(box.locator('[data-recharge=waiting]')).toBeVisible()
  // Nobody asks the provider meanwhile: its late callback alone can bring the diamonds.
  await pool.query("UPDATE recharge_order SET ask_at = ask_at + interval '1 hour' WHERE account_id = $1", [me.id])
  await checkout.getByRole('button', { name: '支付，10 秒后才通知' }).click()
  await expect(checkout.getByRole('status')).toContainText('支付成功')
  await checkout.close()
  await expect(box.locator('[data-recharge=paid]')).toContainText('+309', { timeout: 30_000 })
  await expect(sumOf(page, 'diamond')).toHaveText('309')
  expect((await call(me, 'GET api/Order/recharge')).list).toMatchObject([{ state: 'paid', coin: 3_000, give: 90 }])
  const { rows } = await pool.query(
    `SELECT event.event_id AS event, event.at - payment.at > interval '9 s' AS late FROM recharge_order bought
      JOIN sandbox_payment payment ON payment.order_id = bought.id JOIN payment_event event ON event.order_id = bought.id
      WHERE bought.account_id = $1`,
    [me.id],
  )
  expect(rows).toEqual([{ event: expect.stringMatching(/^ev_/), late: true }])
})

test('income is converted after its notice, once, whatever becomes of the reply', async ({ context, page }) => {
  const me = await member(context, { coin: 0, income: 1_000, gold: 0 })
  await open(page, 1)
  // The ladder under the level: every step and what it takes.
  await page.getByText('等级一览').click()
  const ladder = page.getByRole('list', { name: '每一级需要的经验' })
  await expect(ladder.getByRole('listitem')).toHaveCount(60)
  await expect(ladder.getByRole('listitem').first()).toHaveText('1 级 1')
  await expect(ladder.getByRole('listitem').last()).toHaveText('60 级 605,695')
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('button', { name: '转入消费' }).click()
  const dialog = page.getByRole('dialog', { name: '收益转入消费钱包' })
  await dialog.getByRole('button', { name: '下一步' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('请输入转账金额')
  const field = dialog.getByLabel('转入多少')
  for (const [typed, said] of [
    ['0', '金额要大于 0'],
    ['-5', '金额不能是负数'],
    ['0.05', '小数位太多了'],
    ['1e21', '金额太大了'],
    ['abc', '请只填数字'],
    ['100.1', '收益只有 100 钻石'],
  ] as const) {
    await field.fill(typed)
    await dialog.getByRole('button', { name: '下一步' }).click()
    await expect(dialog.getByRole('alert')).toContainText(said)
  }
  await field.fill('４０．５')
  const calls = taken(page, 'api/Balance/conversionBalance')
  const next = await dialog.getByRole('button', { name: '下一步' }).boundingBox()
  // Twice at the same place: the second tap meets no button that moves money.
  await dialog.getByRole('button', { name: '下一步' }).dblclick()
  await expect(dialog.getByRole('alert')).toContainText('转入后不能提现')
  expect(calls).toHaveLength(0)
  expect(overlap(next, await dialog.getByRole('button', { name: '确认转入' }).boundingBox())).toBe(false)
  await loseFirst(page, 'api/Balance/conversionBalance')
  const sent = page.waitForRequest(/api\/Balance\/conversionBalance/)
  const askedAgain = page.waitForRequest(/api\/Balance\/outcome/)
  await dialog.getByRole('button', { name: '确认转入' }).dblclick()
  const key = (await sent).headers()['idempotency-key']
  expect([key?.length, new URL((await askedAgain).url()).searchParams.get('key')]).toEqual([36, key])
  await expect(page.getByRole('status').filter({ hasText: '转入成功，40.5 钻石可以用了' })).toBeVisible()
  await expect(sumOf(page, 'diamond')).toHaveText('40.5')
  await expect(sumOf(page, 'income')).toHaveText('59.5')
  expect(calls).toHaveLength(1)
  expect((await call(me, 'GET api/Order/getList')).list.filter(({ type }: { type: string }) => type === 'conversion')).toHaveLength(2)
})

test('a withdrawal is refused at the desk, another approved and paid there: the open tab and the notices hear of it', async ({
  browser,
  context,
  page,
}) => {
  const me = await member(context, { coin: 0, income: 10_000, gold: 0 })
  const operator = await registerMember(app)
  await grantRole(drizzle(pool), operator.id, 'operator', true)
  await open(page, 1)
  await expect(page.locator('[data-withdrawals=off]')).toContainText('提现暂未开放')
  await call(operator, 'POST api/Desk/withdrawalTerms', { open: true, least: 1_000 })
  await choosePaymentPassword(me)
  await page.reload()
  const panel = page.locator('section[aria-labelledby=withdrawal]')
  await panel.getByRole('button', { name: '绑定银行卡' }).click()
  const bind = page.getByRole('dialog', { name: '绑定银行卡' })
  const sent: string[] = []
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
  await bind.getByLabel('银行卡号').fill('4539578763621487')
  await bind.getByLabel('收款人姓名').fill('陈小明')
  await bind.getByLabel('开户银行').fill('招商银行')
  await bind.getByLabel('支付密码').fill('111222')
  await bind.getByRole('button', { name: '绑定' }).click()
  await expect(bind.getByRole('alert')).toContainText('卡号不对')
  await bind.getByLabel('银行卡号').fill('4539578763621486')
  await bind.getByRole('button', { name: '绑定' }).click()
  await expect(bind.getByRole('alert')).toContainText('支付密码不对')
  await bind.getByLabel('支付密码').fill(paymentPassword)
  await bind.getByRole('button', { name: '绑定' }).click()
  await expect(panel).toContainText('**** **** **** 1486')
  await expect(panel).toContainText('24 小时保护')
  // The number is in the body of the draft and nowhere else, the password in that of its ticket.
  expect(sent.filter((text) => text.includes('4539578763621486')).every((text) => text.includes('api/Bank_card/draft '))).toBe(true)
  expect(sent.filter((text) => text.includes(paymentPassword)).every((text) => text.includes('api/Balance/payTicket '))).toBe(true)

  await pool.query("UPDATE payout_account SET changed_at = changed_at - interval '25 hours' WHERE account_id = $1", [me.id])
  await page.reload()
  await apply(page, '300')
  await expect(panel.locator('[data-withdrawal=waiting]')).toContainText('审核中')
  await expect(sumOf(page, 'income')).toHaveText('700')
  const desk = await deskOf(browser, operator)
  await desk.begin('拒绝')
  await desk.dialog('拒绝').getByLabel('拒绝的原因').selectOption({ label: '姓名和实名不一致' })
  await desk.dialog('拒绝').getByLabel('补充说明，对方会看到').fill('请先核对姓名')
  await desk.decide('拒绝')
  const refused = panel.locator('[data-withdrawal=refused]')
  await expect(refused).toContainText('收款人姓名和实名不一致')
  await expect(refused).toContainText('请先核对姓名')
  await expect(sumOf(page, 'income')).toHaveText('1,000')

  await apply(page, '200')
  await desk.screen.reload()
  await desk.begin('批准')
  await desk.decide('批准')
  const told = await context.newPage()
  await told.goto(`${app.url}/member?type=5`)
  await expect(told.getByRole('article').or(told.getByRole('listitem')).first()).toBeVisible()
  await desk.begin('已打款')
  await desk.dialog('已打款').getByLabel('转账流水号').fill('T20261121')
  await desk.decide('已打款')
  // Both tabs hear of it by themselves: the wallet shows it, the list offers it.
  await expect(panel.locator('[data-withdrawal=paid]')).toContainText('T20261121')
  await told.getByRole('button', { name: /条新通知/ }).click()
  await expect(told.locator('#content')).toContainText('提现')
  await told.close()
  await desk.screen.context().close()
  await expect(sumOf(page, 'income')).toHaveText('800')
  expect(await axeViolations(page)).toEqual([])
})

/** The withdrawals of the desk, in a browser of the operator's own. */
async function deskOf(browser: Browser, operator: Registered) {
  const own = await browser.newContext({ locale: 'zh-CN' })
  await carryLogin(own, app, operator)
  const screen = await own.newPage()
  await screen.goto(`${app.url}/desk?tab=withdrawals`)
  const dialog = (act: string) => screen.getByRole('dialog', { name: act, exact: true })
  return {
    screen,
    dialog,
    /** Of the only withdrawal that waits. */
    begin: (act: string) => screen.getByRole('table', { name: '提现' }).getByRole('button', { name: act, exact: true }).click(),
    /** And not half a minute later. */
    async decide(act: string): Promise<void> {
      await dialog(act).getByRole('button', { name: act, exact: true }).click()
      await expect(dialog(act)).toBeHidden()
      await screen.getByRole('button', { name: /^立即执行/ }).click()
    },
  }
}

async function choosePaymentPassword(me: Registered): Promise<void> {
  // A minute has passed since the code of the registration.
  await pool.query("UPDATE attempt SET at = at - interval '2 minutes' WHERE subject = $1", [me.mobile])
  await call(me, 'POST api/user/getCode', { mobile: me.mobile, purpose: 'payment' })
  const code = await lastCode(app, me.mobile)
  await call(me, 'POST api/Member/paymentPassword', { password: paymentPassword, repassword: paymentPassword, code })
}

async function apply(page: Page, sum: string): Promise<void> {
  const panel = page.locator('section[aria-labelledby=withdrawal]')
  await panel.getByLabel('提现多少').fill(sum)
  await panel.getByRole('button', { name: '申请提现' }).click()
  const dialog = page.getByRole('dialog', { name: '确认提现' })
  await dialog.getByLabel('支付密码').fill(paymentPassword)
  await dialog.getByRole('button', { name: '提交申请' }).dblclick()
  await expect(dialog).toBeHidden()
  await expect(panel.locator('[data-withdrawal=waiting]')).toHaveCount(1)
}

test.describe('with the worker', () => {
  test.use({ serviceWorkers: 'allow' })
  test('bills by range and type with receipts, as a file, and without a network; the spend guard stops a recharge', async ({
    context,
    page,
  }) => {
    const me = await member(context, { coin: 8_000, income: 50, gold: 200 })
    for (const money of [10, 15]) {
      const reply = await fetch(`${app.url}/api/Balance/conversionBalance?money=${money}`, {
        headers: { token: me.token, 'idempotency-key': randomUUID() },
      })
      expect((await reply.json()).code).toBe(0)
    }
    await open(page, 2)
    await expect(page.locator('[data-bill]')).toHaveCount(7)
    await expect(page.locator('[data-sum=consumption]')).toContainText('802.5')
    await page
      .getByRole('button', { name: /^收益转入消费/ })
      .and(page.locator('[aria-pressed]'))
      .click()
    await expect(page.locator('[data-bill]')).toHaveCount(4)
    await page.getByText('本周').click()
    await expect(page.locator('[data-bill]')).toHaveCount(4)
    await page.locator('[data-bill]').first().click()
    const receipt = page.getByRole('dialog', { name: '凭证' })
    await expect(receipt).toContainText('账本封印')
    expect(await axeViolations(page)).toEqual([])
    await page.keyboard.press('Escape')
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: '导出 CSV' }).click()
    const bytes = await readFile(await (await download).path())
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    const [head, ...lines] = bytes
      .toString('utf8')
      .slice(1)
      .trim()
      .split('\r\n')
      .map((line) => line.split(','))
    expect([head?.length, lines.length]).toEqual([8, 4])
    // The numbers of the ledger, as numbers.
    expect(lines.map((line) => Number(line[3])).toSorted((a, b) => a - b)).toEqual([-1.5, -1, 1, 1.5])
    expect(lines[0]?.[4]).toBe('802.5')
    // What was read is kept for this account, with its age.
    await expect.poll(() => keptBills(page, me.id)).toBeGreaterThan(2)
    await workerReady(page)
    await context.setOffline(true)
    await page.reload()
    await expect(page.locator('[data-bill]')).toHaveCount(7)
    await expect(page.locator('#orders-bills')).toContainText(/离线副本 · .+保存/)
    await expect(page.locator('[data-sum=consumption]')).toContainText('802.5')
    await context.setOffline(false)

    await open(page, 1)
    const guard = page.locator('[data-limit=daily_recharge_cap]')
    await guard.getByRole('button', { name: '修改' }).click()
    await guard.getByLabel('每日充值上限').fill('20')
    await guard.getByRole('button', { name: '保存' }).click()
    await expect(guard).toContainText('¥20')
    const box = page.locator('section[aria-labelledby=recharge]')
    await box.getByRole('radio', { name: /¥30/ }).check()
    await expect(box).toContainText('超过你设的每日上限')
    await box.getByRole('button', { name: /^支付/ }).click()
    await expect(box.getByRole('alert')).toHaveText('超过了你设的每日上限')
    await expect.poll(() => context.pages().length).toBe(1)
  })
})

test.describe('with the worker, and no network after the commit', () => {
  test.use({ serviceWorkers: 'allow' })
  test('a conversion whose reply is cut is unknown until it is asked about: once, and told truthfully', async ({ context, page }) => {
    const me = await member(context, { coin: 0, income: 1_000, gold: 0 })
    await open(page, 1)
    await workerReady(page)
    const calls = taken(page, 'api/Balance/conversionBalance')
    await page.route('**/api/Balance/conversionBalance*', async (route) => {
      const reply = await route.fetch()
      expect(await reply.json()).toMatchObject({ code: 0 })
      await context.setOffline(true)
      await route.abort('connectionreset')
    })
    await page.getByRole('button', { name: '转入消费' }).click()
    const dialog = page.getByRole('dialog', { name: '收益转入消费钱包' })
    await dialog.getByLabel('转入多少').fill('40')
    await dialog.getByRole('button', { name: '下一步' }).click()
    await dialog.getByRole('button', { name: '确认转入' }).click()
    await expect(dialog.getByText('还不知道扣没扣，正在查')).toBeVisible({ timeout: 15_000 })
    await expect(page.getByText('什么都没有扣')).toHaveCount(0)
    expect(await readKeys(page, 'moneyCall')).toHaveLength(1)
    await page.reload()
    await expect(page.locator('[data-balance=diamond]')).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByText('刚才没有回音的那一笔已经成功')).toBeVisible({ timeout: 30_000 })
    await expect(sumOf(page, 'diamond')).toHaveText('40')
    await expect(sumOf(page, 'income')).toHaveText('60')
    expect(await readKeys(page, 'moneyCall')).toHaveLength(0)
    expect(calls).toHaveLength(1)
    expect((await call(me, 'GET api/Order/getList')).list.filter(({ type }: { type: string }) => type === 'conversion')).toHaveLength(2)
  })
})

test('the spend guard asks above the sum of the reader’s choice, and stops at his cap, in minor mode and while cooling off', async ({
  context,
  page,
}) => {
  const me = await member(context, { coin: 10_000, income: 0, gold: 0 })
  await choosePaymentPassword(me)
  await open(page, 1)
  const guard = page.locator('section[aria-labelledby=spend-guard]')
  const limit = async (field: string, label: string, value: string): Promise<void> => {
    const row = guard.locator(`[data-limit=${field}]`)
    await row.getByRole('button', { name: '修改' }).click()
    await row.getByLabel(label).fill(value)
    await row.getByRole('button', { name: '保存' }).click()
    await expect(row).toContainText(value)
  }
  await limit('confirm_over', '单笔确认', '100')
  await limit('daily_cap', '每日消费上限', '500')

  // A scarf of 300 diamonds is asked about; tapped twice it still is.
  const spent = taken(page, 'api/goods/exchange')
  const scarf = await order(page)
  const act = scarf.getByRole('button', { name: '兑换', exact: true })
  await act.dblclick()
  const question = page.getByRole('dialog', { name: '确认这笔消费' })
  await expect(question).toContainText('这一笔是 300 钻石，达到了你设的确认金额')
  expect(spent.filter((url) => url.endsWith('/exchange'))).toHaveLength(1)
  const confirm = question.getByRole('button', { name: '确定花费' })
  expect(await axeViolations(page)).toEqual([])
  await question.getByRole('button', { name: '取消' }).click()
  await expect(scarf.getByLabel('收件人')).toHaveValue('陈小明')
  expect((await call(me, 'GET api/Balance/getInfo')).balance).toBe(10_000)
  await act.click()
  await confirm.dblclick()
  await expect(page.getByRole('dialog', { name: '兑换成功' })).toBeVisible()
  expect((await call(me, 'GET api/Balance/getInfo')).balance).toBe(7_000)

  // Another one would be 600 in a day.
  const second = await order(page)
  await second.getByRole('button', { name: '兑换', exact: true }).click()
  await expect(second.getByRole('alert')).toContainText('每日上限')

  // Minor mode: nothing, until the payment password ends it.
  await open(page, 1)
  const box = page.locator('section[aria-labelledby=recharge]')
  await guard.getByRole('switch', { name: '未成年人模式' }).click()
  await page.getByRole('dialog', { name: '打开未成年人模式' }).getByRole('button', { name: '打开' }).click()
  await expect(guard.getByRole('switch', { name: '未成年人模式' })).toBeChecked()
  await expect(box).toContainText('未成年人模式')
  await box.getByRole('button', { name: /^支付/ }).click()
  await expect(box.getByRole('alert')).toContainText('未成年人模式下不能消费和充值')
  await guard.getByRole('switch', { name: '未成年人模式' }).click()
  const end = page.getByRole('dialog', { name: '关闭未成年人模式' })
  await end.getByLabel('支付密码').fill('111222')
  await end.getByRole('button', { name: '关闭', exact: true }).last().click()
  await expect(end.getByRole('alert')).toContainText('支付密码不对')
  await end.getByLabel('支付密码').fill(paymentPassword)
  await end.getByRole('button', { name: '关闭', exact: true }).last().click()
  await expect(guard.getByRole('switch', { name: '未成年人模式' })).not.toBeChecked()

  // Cooling off: no recharge, no exchange, and no way back before its end.
  await guard.locator('[data-limit=cooling_off]').getByRole('button', { name: '开始' }).click()
  await page.getByRole('dialog', { name: '开始冷静期' }).getByRole('button', { name: '开始' }).click()
  await expect(guard.locator('[data-limit=cooling_off]')).toContainText('为止，不能消费和充值')
  await box.getByRole('button', { name: /^支付/ }).click()
  await expect(box.getByRole('alert')).toContainText('冷静期内不能消费和充值')
  const third = await order(page)
  await third.getByRole('button', { name: '兑换', exact: true }).click()
  await expect(third.getByRole('alert')).toContainText('冷静期内不能使用钻石')
  expect((await call(me, 'GET api/Balance/getInfo')).balance).toBe(7_000)
  expect(context.pages()).toHaveLength(1)

  /** The scarf of the mall, with an address. */
  async function order(on: Page) {
    await on.goto(`${app.url}/member?type=8`)
    await on.getByRole('button', { name: '兑换 助威围巾' }).click()
    const dialog = on.getByRole('dialog', { name: /^兑换/ })
    await dialog.getByLabel('收件人').fill('陈小明')
    await dialog.getByLabel('电话').fill('13800138000')
    await dialog.getByLabel('地址').fill('北京市海淀区中关村大街 1 号')
    return dialog
  }
})
