// The task centre for members: check-in at midnight in two zones, tasks with real acts, cards, shares, the mall.
import { type Browser, type BrowserContext, expect, type Locator, type Page } from '@playwright/test'
import { type AppProcess, startApp } from '../../support/app/app-process.ts'
import { axeViolations } from '../../support/app/axe.ts'
import { type MovedClock, movedClock, nextMidnight } from '../../support/app/clock/moved-clock.ts'
import { test } from '../../support/app/test.ts'
import { sendNow, table } from '../../support/people/admin-steps.ts'
import { callApp, carryLogin, createOperator, logIn, type Registered, registerMember } from '../../support/people/app-member.ts'
import { long } from '../../support/soak.ts'

let app: AppProcess
let clock: MovedClock
test.beforeAll(async () => {
  clock = movedClock()
  // At this time of the replay, matches of one day are still upcoming.
  app = await startApp({ env: { ...clock.env, FEED: 'replay:tests/support/world/cup.json', FEED_FROM: '2025-06-06T11:00:30Z' } })
})
test.afterAll(async () => {
  await app.stop()
  await app.clean()
  clock.remove()
})

const day = 86_400_000
const tasksOf = (who: Registered, tz: string) => callApp(app, 'POST api/Activity/pcSignTaskList', { tz }, who.token)
const taskOf = async (who: Registered, act: string) =>
  (await callApp(app, 'POST api/Activity_Config/user_task_list', { tz: 'Asia/Shanghai' }, who.token)).list.find(
    (task: { act: string }) => task.act === act,
  )
/** Checks in without a browser; returns the error code of a refusal. */
async function sign(who: Registered, tz = 'Asia/Shanghai'): Promise<string | undefined> {
  const { sign: seats } = await tasksOf(who, tz)
  const seat = seats.find(({ state }: { state: string }) => state === 'today')
  return callApp(app, 'POST api/Activity/task_handle_sign', { id: seat?.id ?? '0', tz }, who.token).then(
    () => undefined,
    ({ code }) => code,
  )
}
const seats = (page: Page, state: string) => page.locator(`#content [data-seat="${state}"]`)
const takeSeat = (page: Page | Locator) => page.getByRole('button', { name: /^入座签到/ })

async function memberPage(context: BrowserContext, who: Registered): Promise<Page> {
  await carryLogin(context, app, who)
  return context.newPage()
}

/** Opens the task centre in a time zone, with the server's clock. */
async function pageIn(browser: Browser, timezoneId: string, who: Registered): Promise<Page> {
  const page = await memberPage(await browser.newContext({ timezoneId, locale: 'zh-CN' }), who)
  await page.clock.install({ time: clock.now() })
  await page.goto(`${app.url}/member?type=8`)
  await expect(page.locator('[data-seat]')).toHaveCount(7)
  return page
}

test('a check-in seat is taken once a day, from midnight to midnight in the local time zone', async ({ browser }) => {
  const [here, east] = [await registerMember(app), await registerMember(app)]
  const midnight = nextMidnight(clock.now() + 60_000)
  clock.moveTo(midnight.at - 50_000)
  const pageHere = await pageIn(browser, midnight.here, here)
  const first = async (who: Registered, tz: string): Promise<string> => (await tasksOf(who, tz)).sign[0].day
  const requests: unknown[] = []
  pageHere.on('request', (request) => request.url().endsWith('task_handle_sign') && requests.push(request.postDataJSON()))
  // Tapped twice: one call, one check-in.
  await takeSeat(pageHere).dblclick()
  await expect(seats(pageHere, 'taken')).toHaveCount(1)
  await expect(pageHere.getByRole('button', { name: '今天已签到，明天见' })).toBeDisabled()
  expect(requests).toEqual([{ id: '1', tz: midnight.here, today: await first(here, midnight.here) }])
  const pageEast = await pageIn(browser, midnight.east, east)
  await takeSeat(pageEast).click()
  await expect(seats(pageEast, 'taken')).toHaveCount(1)
  const [dayHere = '', dayEast = ''] = [await first(here, midnight.here), await first(east, midnight.east)]
  // An hour further east it is already tomorrow; claiming that zone does not allow a second check-in.
  expect(Date.parse(dayEast) - Date.parse(dayHere)).toBe(day)
  expect((await tasksOf(here, midnight.east)).is_sign).toBe(1)
  expect(await sign(here, midnight.east)).toBe('not-found')

  clock.moveTo(midnight.at + 5_000)
  for (const page of [pageHere, pageEast]) await page.clock.fastForward(60_000)
  // Automatically, without a reload.
  await expect(takeSeat(pageHere)).toBeVisible()
  await takeSeat(pageHere).click()
  await expect(seats(pageHere, 'taken')).toHaveCount(2)
  await expect(pageEast.getByRole('button', { name: '今天已签到，明天见' })).toBeDisabled()
  expect((await tasksOf(here, midnight.here)).streak).toBe(2)
  for (const page of [pageHere, pageEast]) await page.context().close()
})

test('a check-in seat taken on two devices at once is one seat and one reward', { tag: long }, async ({ browser }) => {
  const who = await registerMember(app)
  const pages = [await pageIn(browser, 'Asia/Shanghai', who), await pageIn(browser, 'Asia/Shanghai', who)]
  let letGo = (): void => undefined
  const both = new Promise<void>((resolve) => {
    letGo = resolve
  })
  let asked = 0
  for (const page of pages)
    await page.route('**/api/Activity/task_handle_sign', async (route) => {
      asked += 1
      if (asked === pages.length) letGo()
      await both
      await route.continue()
    })
  for (const page of pages) await takeSeat(page).click()
  for (const page of pages) {
    await expect(seats(page, 'taken')).toHaveCount(1)
    // Ten for the check-in, and five for the check-in task.
    await expect(page.locator('[data-gold]')).toHaveText('15')
    await page.context().close()
  }
  expect(asked).toBe(2)
})

test('a daily task advances by really doing it, and its coins arrive at once', async ({ context }) => {
  const who = await registerMember(app)
  const page = await memberPage(context, who)
  await page.goto(`${app.url}/schedule`)
  // Signed in, so that the account receives it.
  await expect(page.getByRole('button', { name: '我的账号' })).toBeVisible()
  const reserve = page.getByRole('button', { name: /^预约 / }).first()
  await reserve.click()
  await expect.poll(async () => (await taskOf(who, 'reserve')).is_complete).toBe(1)
  await page.goto(`${app.url}/member?type=8`)
  const row = page.locator('[data-task="reserve"]')
  await expect(row).toContainText('已到账')
  await expect(page.locator('[data-gold]')).toHaveText('10')
  await expect(page.locator('[data-task="follow"]')).toContainText('0/3')
  expect(await axeViolations(page)).toEqual([])
})

test('a share link contains the member’s code and pays the first share of the day', async ({ context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const who = await registerMember(app)
  const page = await memberPage(context, who)
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }))
  await page.goto(`${app.url}/member?type=8`)
  await page.getByRole('button', { name: '去分享' }).click()
  await expect(page.locator('[data-task="share"]')).toContainText('已到账')
  const { share_code } = await callApp(app, 'GET api/Member/info', {}, who.token)
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${app.url}/main?shareCode=${share_code}`)
  await page.getByRole('button', { name: '分享', exact: true }).click()
  await expect(page.locator('[data-gold]')).toHaveText('10')
})

test('links to a post and its thread contain the code too, whichever page was opened first', async ({ context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const who = await registerMember(app)
  const { id } = await callApp(app, 'POST api/anchor_dynamics_user/insert', { circle_id: 'demo-live', content: '一起看' }, who.token)
  const { share_code } = await callApp(app, 'GET api/Member/info', {}, who.token)
  const page = await memberPage(context, who)
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }))
  const shared = () => page.evaluate(() => navigator.clipboard.readText())
  const content = page.locator('#content')
  // A tap before the code has loaded shares without it.
  await page.goto(`${app.url}/comment?type=post&id=${id}`)
  await expect(async () => {
    await content.getByRole('button', { name: '分享' }).click()
    expect(await shared()).toBe(`${app.url}/comment?type=post&id=${id}&shareCode=${share_code}`)
  }).toPass()
  await page.goto(`${app.url}/circle-detail?id=demo-live&post=${id}`)
  await expect(async () => {
    await content.getByRole('button', { name: '更多' }).first().click()
    await page.getByRole('menuitem', { name: '分享' }).click()
    expect(await shared()).toBe(`${app.url}/circle-detail?id=demo-live&post=${id}&shareCode=${share_code}`)
  }).toPass()
})

test('a share whose tasks were turned off meanwhile shows 开发中..., not that a ledger is being checked', { tag: long }, async ({
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const operator = await logIn(app, 'task-desk@example.com', await createOperator(app, 'task-desk@example.com'))
  const page = await memberPage(context, await registerMember(app))
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }))
  // The page has not been notified yet.
  await page.routeWebSocket(/\/ws$/, () => undefined)
  await page.goto(`${app.url}/member?type=8`)
  await expect(page.locator('[data-task="share"]')).toBeVisible()
  await callApp(app, 'POST api/Desk/putConfig', { off: ['tasks'] }, operator.token)
  await page.getByRole('button', { name: '去分享' }).click()
  // Away from the page's footer: a hovered toast stays, and the next one waits for it.
  await page.mouse.move(2, 2)
  await expect(page.getByText('开发中... 这项功能还没有开放，请过些时候再来看看。')).toBeVisible()
  await expect(page.getByText('账本正在核对')).toHaveCount(0)
  await callApp(app, 'POST api/Desk/putConfig', { off: [] }, operator.token)
})

test('an open app is notified of a feature turned off and on again, without a reload', { tag: long }, async ({ page }) => {
  const operator = await logIn(app, 'switch-desk@example.com', await createOperator(app, 'switch-desk@example.com'))
  const joined = page
    .waitForEvent('websocket')
    .then((socket) => socket.waitForEvent('framereceived', ({ payload }) => payload.includes('"joined"')))
  await page.goto(`${app.url}/main`)
  await joined
  const setOff = (off: string[]): Promise<unknown> => callApp(app, 'POST api/Desk/putConfig', { off }, operator.token)
  const news = page.getByRole('banner').getByRole('link', { name: '资讯' })
  const notYet = page.getByRole('dialog', { name: '开发中...' })
  await page.evaluate(() => Object.assign(window, { isSame: true }))
  await page.clock.install()
  await setOff(['news'])
  // Every app reads it within five seconds, each at a time of its own.
  await expect(async () => {
    await page.clock.fastForward(5_000)
    if (!page.url().endsWith('/main')) await page.goBack()
    await news.click()
    await expect(notYet).toBeVisible({ timeout: 1_000 })
  }).toPass({ timeout: 20_000 })
  await page.keyboard.press('Escape')
  await expect(notYet).toBeHidden()
  await expect(page).toHaveURL(/\/main$/)
  await setOff([])
  await expect(async () => {
    await page.clock.fastForward(5_000)
    await news.click()
    if (await notYet.isVisible()) await page.keyboard.press('Escape')
    await expect(page).toHaveURL(/\/news$/, { timeout: 1_000 })
  }).toPass({ timeout: 20_000 })
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true)
})

test('a missed day is made up with the card, more are sold in the mall, and a lost reply exchanges once', async ({ context }) => {
  const who = await registerMember(app)
  for (let index = 0; index < 4; index += 1) {
    expect(await sign(who)).toBeUndefined()
    clock.moveTo(clock.now() + day)
  }
  clock.moveTo(clock.now() + day)
  const page = await memberPage(context, who)
  await page.clock.install({ time: clock.now() })
  await page.goto(`${app.url}/member?type=8`)
  // Without the card it would be the first check-in of a new row, as the button shows.
  await expect(takeSeat(page)).toHaveText('入座签到，领 10 金币')
  await seats(page, 'make-up').getByRole('button').click()
  await page.getByRole('dialog', { name: '补签' }).getByRole('button', { name: '用掉一张' }).click()
  await expect(seats(page, 'taken')).toHaveCount(5)
  await expect(takeSeat(page)).toHaveText('入座签到，领 40 金币')
  await expect(page.getByText('没有补签卡。')).toBeVisible()
  // 10, 15, 20, 25 with 5 for each check-in task, and 30 for the made-up check-in.
  await expect(page.locator('[data-gold]')).toHaveText('120')

  await page.getByRole('button', { name: '兑换 球场夜景海报' }).click()
  const poster = page.getByRole('dialog', { name: '兑换 球场夜景海报' })
  await expect(poster).toContainText('还差 680 金币')
  await expect(poster.getByRole('button', { name: '兑换', exact: true })).toBeDisabled()
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: '兑换 补签卡' }).click()
  const card = page.getByRole('dialog', { name: '兑换 补签卡' })
  await card.getByRole('button', { name: '多一件' }).click()
  expect(await axeViolations(page)).toEqual([])
  // The response is lost: the app queries the outcome by its key, and sends nothing twice.
  let sent = 0
  await page.route('**/api/goods/exchange', async (route) => {
    sent += 1
    await route.fetch()
    await route.abort()
  })
  await card.getByRole('button', { name: '兑换', exact: true }).click()
  await expect(page.getByRole('dialog', { name: '兑换成功' })).toContainText('2 张补签卡')
  expect(sent).toBe(1)
  await page.getByRole('button', { name: '好的' }).click()
  // 120 for two, and 20 for the first exchange.
  await expect(page.locator('[data-gold]')).toHaveText('20')
  await expect(page.locator('[data-record="done"]')).toHaveCount(1)
  await expect(page.getByText('有 2 张补签卡')).toBeVisible()
})

test('the check-in dialog opens over any page and links to the tasks', { tag: long }, async ({ context }) => {
  const page = await memberPage(context, await registerMember(app))
  await page.goto(`${app.url}/news`)
  await expect(page.getByRole('button', { name: '我的账号' })).toBeVisible()
  await page.getByRole('complementary', { name: '快捷操作' }).getByRole('button', { name: '签到' }).click()
  const dialog = page.getByRole('dialog', { name: '入座签到' })
  await expect(dialog.locator('[data-seat]')).toHaveCount(7)
  expect(await axeViolations(page)).toEqual([])
  await dialog.getByRole('button', { name: /^入座签到/ }).click()
  await expect(dialog.locator('[data-seat="taken"]')).toHaveCount(1)
  await dialog.getByRole('link', { name: '任务与兑换' }).click()
  await expect(page).toHaveURL(/\/member\?type=8/)
  await expect(dialog).toBeHidden()
  await expect(page.locator('[data-task="check-in"]')).toContainText('已到账')
  // A phone has no floating bar: 我的 leads there.
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('navigation', { name: '底部导航' }).getByRole('button', { name: '我的' }).click()
  const mine = page.getByRole('dialog', { name: '我的' })
  // Identity and balance come first, the app's appearance after them.
  const top = async (name: string) => (await mine.getByText(name, { exact: true }).first().boundingBox())?.y ?? Number.NaN
  await expect(mine.getByText('钻石', { exact: true })).toBeVisible()
  expect(await top('钻石')).toBeLessThan(await top('我的钱包'))
  expect(await top('我的钱包')).toBeLessThan(await top('外观'))
  await expect(mine.getByRole('link', { name: '我的钱包' })).toHaveAttribute('href', '/member?type=1')
  expect(await axeViolations(page)).toEqual([])
  await mine.getByRole('button', { name: '签到', exact: true }).click()
  await expect(dialog.locator('[data-seat="taken"]')).toHaveCount(1)
})

test('check-in parts that fail to load say so in place and are retried; a rejected seat can be taken again', {
  tag: long,
}, async ({ context }) => {
  const page = await memberPage(context, await registerMember(app))
  const failure = { code: 1, msg: 'Error', error: 'too-many', data: null }
  await context.route('**/api/Activity/*', (route) => route.fulfill({ json: failure }))
  await page.goto(`${app.url}/news`)
  await page.getByRole('button', { name: /我的账号/ }).click()
  const panel = page.getByRole('dialog', { name: '我的账号' })
  await expect(panel.getByRole('alert').first()).toBeVisible()
  await context.unroute('**/api/Activity/*')
  await panel.getByRole('button', { name: '重试' }).first().click()
  await expect(panel.locator('[data-seat]')).toHaveCount(7)
  await panel.getByRole('button', { name: /^签到领/ }).click()

  const dialog = page.getByRole('dialog', { name: '入座签到' })
  await context.route('**/api/Activity/task_handle_sign', (route) => route.fulfill({ json: failure }))
  await takeSeat(dialog).click()
  await expect(page.getByText('太频繁了，请过一会儿再试').first()).toBeVisible()
  await expect(dialog.locator('[data-seat="taken"]')).toHaveCount(0)
  await context.unroute('**/api/Activity/task_handle_sign')
  await takeSeat(dialog).click()
  await expect(dialog.locator('[data-seat="taken"]')).toHaveCount(1)
})

test('the mall marks low stock and sold-out items; a parcel is shipped in the admin desk and its number shown here', {
  tag: long,
}, async ({ context, browser }) => {
  const operator = await logIn(app, 'mall-desk@example.com', await createOperator(app, 'mall-desk@example.com'))
  const texts = (text: string) => ({ zh: text, en: text, vi: text })
  const setOff = (id: string, text: string, stock: number) => {
    const good = { id, kind: 'parcel', name: texts(text), summary: texts(text), img: '/mall/scarf.svg', gold: 5, price: 0 }
    return callApp(app, 'POST api/Desk/putGoods', { ...good, stock, limit: 0, place: 90, on_sale: true }, operator.token)
  }
  await setOff('flag', '看台小旗', 4)
  await setOff('pin', '看台胸针', 0)
  const who = await registerMember(app)
  expect(await sign(who)).toBeUndefined()
  const page = await memberPage(context, who)
  await page.goto(`${app.url}/member?type=8`)
  const pin = page.locator('[data-good="pin"]')
  await expect(pin).toContainText('已兑完')
  await expect(pin.getByRole('button', { name: '兑换 看台胸针' })).toBeDisabled()
  const flag = page.locator('[data-good="flag"]')
  await expect(flag).toContainText('剩 4 件')
  await expect(flag).not.toContainText('快没了')
  await flag.getByRole('button', { name: '兑换 看台小旗' }).click()
  const dialog = page.getByRole('dialog', { name: '兑换 看台小旗' })
  await dialog.getByRole('button', { name: '兑换', exact: true }).click()
  await expect(dialog.getByRole('alert')).toContainText('请填写收件人')
  await dialog.getByLabel('收件人').fill('陈小明')
  await dialog.getByLabel('电话').fill('13800138000')
  await dialog.getByLabel('地址').fill('临江路 1 号')
  await dialog.getByRole('button', { name: '兑换', exact: true }).click()
  await page.getByRole('button', { name: '好的' }).click()
  await expect(flag).toContainText('快没了剩 3 件')
  await expect(page.locator('[data-record="waiting"]')).toContainText('看台小旗')
  expect(await axeViolations(page)).toEqual([])

  const admin = await (await browser.newContext({ locale: 'zh-CN' })).newPage()
  await carryLogin(admin.context(), app, operator)
  await admin.goto(`${app.url}/desk?tab=parcels`)
  await table(admin, '包裹').getByRole('row').filter({ hasText: '看台小旗' }).getByRole('button', { name: '已寄出' }).click()
  const sending = admin.getByRole('dialog')
  await sending.getByLabel('快递单号，对方会看到').fill('SF1024')
  await sending.getByRole('button', { name: '已寄出' }).click()
  await expect(sending).toBeHidden()
  await sendNow(admin).click()
  await expect(admin.getByText('没有这样的包裹')).toBeVisible()
  await admin.context().close()
  await page.reload()
  await expect(page.locator('[data-record="sent"]')).toContainText('SF1024')
})
