// The operator's desk as an operator uses it, and what others notice of it.
import { randomUUID } from 'node:crypto'
import { expect, type Page, test } from '@playwright/test'
import { drizzle } from 'drizzle-orm/node-postgres'
import { Pool } from 'pg'
import type { SignedIn } from '../../../contract/auth.ts'
import { startCluster } from '../../../server/core/postgres/cluster.ts'
import { type AppProcess, startApp } from '../../support/app/app-process.ts'
import { axeViolations } from '../../support/app/axe.ts'
import { takenOver } from '../../support/app/taken-over.ts'
import { endow } from '../../support/money/ledger-scene.ts'
import { callApp, carryLogin, createOperator, logIn, memberPassword, registerMember } from '../../support/people/app-member.ts'
import { soak } from '../../support/soak.ts'

const fan = 'fan@example.com'
let app: AppProcess
let operator: SignedIn
let member: SignedIn

test.beforeAll(async () => {
  app = await startApp()
  operator = await logIn(app, 'desk@example.com', await createOperator(app, 'desk@example.com'))
  member = await registerMember(app, fan)
  await callApp(app, 'POST api/Member/verified', { real_name: '陈小明', id_number: '11010519491231002X' }, member.token)
  await callApp(app, 'POST api/Universal/feedback', { kind: 'idea', content: '比分再大一点' }, member.token)
})
test.afterAll(async () => {
  await app.stop()
  await app.clean()
})

const asOperator = (page: Page): Promise<void> => carryLogin(page.context(), app, operator)
/** A decision is held back for half a minute; a test does not wait for it. */
const sendNow = (page: Page) => page.getByRole('button', { name: /^立即执行/ })
const table = (page: Page, name: string) => page.getByRole('table', { name })

test('a guest, a member and an operator who is kept out find no such page, and get neither its code and words nor its calls', async ({
  browser,
}) => {
  const banned = await logIn(app, 'banned@example.com', await createOperator(app, 'banned@example.com'))
  const pool = new Pool((await startCluster({ folder: app.dataDir })).connection)
  await pool.query('UPDATE account SET blocked_at = now() WHERE id = $1', [banned.id])
  await pool.end()
  const refusal = (token?: string): Promise<string> =>
    callApp(app, 'GET api/Desk/users', {}, token).then(
      () => 'done',
      ({ code }) => code,
    )
  // A server that has just seen the login looks again after some seconds.
  await expect.poll(() => refusal(banned.token)).toBe('session-invalid')
  expect([await refusal(), await refusal(member.token)]).toEqual(['auth-lost', 'forbidden'])
  for (const who of [null, member, banned]) {
    const context = await browser.newContext({ locale: 'zh-CN' })
    if (who) await carryLogin(context, app, who)
    const page = await context.newPage()
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.goto(`${app.url}/desk?tab=audit`)
    // Whose login is over is asked for another one.
    if (who === banned) await expect(page.getByRole('dialog', { name: '登录已失效' })).toBeVisible()
    else await expect(page.getByRole('heading', { name: '这里没有座位' })).toBeVisible()
    await expect(page.getByText('运营台')).toHaveCount(0)
    const parts = asked.filter((url) => url.includes('/assets/desk/'))
    const texts = await Promise.all(parts.map(async (url) => (await fetch(url)).text()))
    expect(texts.filter((text) => /api\/Desk\/|操作日志/.test(text))).toEqual([])
    expect(asked.filter((url) => url.includes('/api/Desk/'))).toEqual([])
    await context.close()
  }
})

test('an operator looks at a verification and approves it, answers a ticket, changes a package, and finds it all in the log', async ({
  page,
}) => {
  await asOperator(page)
  await page.goto(`${app.url}/desk`)
  const tabs = page.getByRole('navigation', { name: '运营台的栏目' })
  await expect(tabs.getByRole('link', { name: /实名审核/ })).toContainText('1')
  // One list of all that waits leads to the place of each.
  await expect(table(page, '待处理')).toContainText('比分再大一点')
  await page.getByRole('link', { name: '去处理：实名审核' }).click()
  await expect(table(page, '实名认证')).not.toContainText('陈小明')
  await table(page, '实名认证').getByRole('button', { name: /^审核/ }).click()
  await expect(page.getByRole('dialog')).toContainText('11010519491231002X')
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('dialog').getByRole('button', { name: '通过认证' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await sendNow(page).click()
  await expect(page.getByText('没有这样的申请')).toBeVisible()

  await tabs.getByRole('link', { name: /^反馈/ }).click()
  await table(page, '反馈').getByRole('button', { name: '处理' }).click()
  await page.getByLabel('答复', { exact: true }).fill('下一版就有')
  await page.getByRole('button', { name: '发送答复' }).click()
  await sendNow(page).click()
  await expect(page.getByText('没有这样的反馈')).toBeVisible()
  const told = await callApp<{ list: { answer: string }[] }>(app, 'GET api/Universal/feedbackList', {}, member.token)
  expect(told.list[0]?.answer).toBe('下一版就有')

  await tabs.getByRole('link', { name: '充值套餐' }).click()
  const change = table(page, '充值套餐').getByRole('button', { name: /^修改/ })
  await change.first().focus()
  await page.keyboard.press('ArrowDown')
  await expect(change.nth(1)).toBeFocused()
  await page.keyboard.press('Enter')
  const price = page.getByLabel('价格（元）')
  await price.fill('0')
  await price.press('Enter')
  await expect(page.getByText('请填写大于 0 的金额，最多两位小数')).toBeVisible()
  await price.fill('33.50')
  await price.press('Enter')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(table(page, '充值套餐')).toContainText('33.50')

  await tabs.getByRole('link', { name: '屏蔽词' }).click()
  const refused = page.getByRole('region', { name: '中文' })
  await refused.getByLabel('屏蔽词，一行一个').fill(`黑哨\n${'字'.repeat(31)}`)
  await expect(refused.getByText(/不能用，或超过 30 个字/)).toBeVisible()
  await refused.getByLabel('屏蔽词，一行一个').fill('黑哨\n臭脚\n黑哨')
  await refused.getByRole('button', { name: '保存中文' }).click()
  await expect(refused.getByLabel('屏蔽词，一行一个')).toHaveValue('黑哨\n臭脚')
  await page.getByRole('switch', { name: /使用自带的词表/ }).click()
  await expect(page.getByRole('switch', { name: /使用自带的词表/ })).not.toBeChecked()
  expect(await axeViolations(page)).toEqual([])

  await tabs.getByRole('link', { name: '操作日志' }).click()
  for (const act of ['设为运营人员', '查看实名信息', '通过实名认证', '答复反馈', '修改充值套餐', '设置屏蔽词'])
    await expect(table(page, '操作日志').getByText(act, { exact: true }).first()).toBeVisible()
  await expect(table(page, '操作日志')).toContainText('3000 → 3350')
  await expect(table(page, '操作日志').getByRole('row').filter({ hasText: '设为运营人员' }).first()).toContainText('operator true')
  await page.getByLabel('操作', { exact: true }).selectOption({ label: '答复反馈' })
  await page.getByRole('button', { name: '查找' }).click()
  await expect(table(page, '操作日志').getByText('修改充值套餐', { exact: true })).toHaveCount(0)
  await tabs.getByRole('link', { name: '账本' }).click()
  await page.getByRole('button', { name: '现在验证' }).click()
  await expect(page.getByText('账本完整，分文不差')).toBeVisible()
})

test('what an operator switches off says 开发中... to a guest, by link and by address, until it is on again', async ({ page, browser }) => {
  await asOperator(page)
  await page.goto(`${app.url}/desk?tab=config`)
  const news = page.getByRole('switch', { name: /^资讯/ })
  await news.click()
  await page.getByRole('dialog').getByRole('button', { name: '关闭', exact: true }).last().click()
  await expect(news).not.toBeChecked()

  const guest = await (await browser.newContext({ locale: 'zh-CN' })).newPage()
  await guest.goto(`${app.url}/news`)
  const dialog = guest.getByRole('dialog', { name: '开发中...' })
  await expect(dialog).toBeVisible()
  await expect(guest).toHaveURL(/\/main$/)
  expect(await axeViolations(guest)).toEqual([])
  await dialog.getByRole('button', { name: '知道了' }).click()
  await expect(dialog).toBeHidden()
  await guest.getByRole('link', { name: '资讯' }).first().click()
  await expect(dialog).toBeVisible()
  await expect(guest).toHaveURL(/\/main$/)
  await guest.keyboard.press('Escape')

  await news.click()
  await expect(news).toBeChecked()
  await guest.goto(`${app.url}/news`)
  await expect(guest).toHaveURL(/\/news$/)
  await guest.context().close()
})

test('an article is written at the desk, read when it is published, and gone when it is taken back', async ({ page, browser }) => {
  await asOperator(page)
  await page.goto(`${app.url}/desk?tab=news`)
  await page.getByRole('button', { name: '写资讯' }).click()
  const dialog = page.getByRole('dialog')
  const three = async (group: string, text: string): Promise<void> => {
    for (const label of ['中文', 'English', 'Tiếng Việt'])
      await dialog.getByRole('group', { name: group, exact: true }).getByLabel(label, { exact: true }).fill(`${text} ${label}`)
  }
  await three('标题', '运营台的新闻')
  await three('摘要', '一句话')
  await dialog.getByRole('button', { name: '保存并发布' }).click()
  // Nothing is published by halves.
  await expect(dialog.getByRole('alert').last()).toContainText('还有没写完的内容')
  await three('作者', '编辑')
  await three('第 1 段：段落', '正文')
  expect(await axeViolations(page)).toEqual([])
  await dialog.getByRole('button', { name: '保存并发布' }).click()
  await expect(dialog).toBeHidden()
  await expect(table(page, '资讯').getByRole('row').filter({ hasText: '运营台的新闻' })).toBeVisible()
  const reader = await (await browser.newContext()).newPage()
  await reader.goto(`${app.url}/news`)
  await reader
    .getByRole('link', { name: /运营台的新闻/ })
    .first()
    .click()
  await expect(reader.getByRole('heading', { level: 1 })).toContainText('运营台的新闻 中文')
  await expect(reader.getByText('正文 中文')).toBeVisible()
  await table(page, '资讯')
    .getByRole('button', { name: /^撤回：运营台的新闻/ })
    .click()
  await page.getByRole('dialog').getByRole('button', { name: '撤回', exact: true }).click()
  await page.getByText('已撤回', { exact: true }).click()
  await expect(table(page, '资讯')).toContainText('运营台的新闻')
  await reader.reload()
  await expect(reader.getByText('正文 中文')).toHaveCount(0)
  await reader.context().close()
})

test('a banner for one region and language is seen by its readers alone', async ({ page, browser }) => {
  await asOperator(page)
  await page.goto(`${app.url}/desk?tab=banners`)
  await page.getByRole('button', { name: '新建横幅' }).click()
  const dialog = page.getByRole('dialog')
  for (const label of ['中文', 'English', 'Tiếng Việt']) await dialog.getByLabel(label, { exact: true }).fill(`越南专场 ${label}`)
  await dialog.locator('input[type="file"]').setInputFiles('public/icons/icon-192.png')
  await expect(dialog.locator('fieldset img')).toBeVisible()
  await dialog.getByLabel('点击后去哪里').fill('/schedule')
  await dialog.getByRole('button', { name: 'Tiếng Việt', exact: true }).click()
  await dialog.getByRole('button', { name: '越南', exact: true }).click()
  await dialog.getByRole('button', { name: '保存' }).click()
  await expect(table(page, '横幅')).toContainText('Tiếng Việt · 越南')
  const seen = async (locale: string, lang: string): Promise<number> => {
    const context = await browser.newContext({ locale })
    const reader = await context.newPage()
    await reader.addInitScript((chosen) => localStorage.setItem('preferences', JSON.stringify({ lang: chosen })), lang)
    const config = reader.waitForResponse(/Config\/getConfig/)
    await reader.goto(`${app.url}/main`)
    await takenOver(reader)
    await config
    const banner = reader.getByRole('link', { name: /越南专场/ })
    if (locale === 'vi-VN' && lang === 'vi') await expect(banner).toBeAttached()
    const count = await banner.count()
    await context.close()
    return count
  }
  expect([await seen('vi-VN', 'vi'), await seen('vi-VN', 'zh'), await seen('zh-CN', 'vi')]).toEqual([1, 0, 0])
})

test('odds that are switched off are not sent to anybody', async ({ page }) => {
  interface Row {
    id: string
    odds: unknown
  }
  const rows = async (): Promise<Row[]> => (await callApp<{ list: Row[] }>(app, 'POST api/hot_match/all_match', { sport: 'football' })).list
  const [priced] = (await rows()).filter(({ odds }) => odds !== null)
  if (!priced) throw new Error('no match has odds')
  const history = async (): Promise<number> =>
    (await callApp<{ list: unknown[] }>(app, `GET api/hot_match/odds?id=${priced.id}`)).list.length
  expect(await history()).toBeGreaterThan(0)
  await asOperator(page)
  await page.goto(`${app.url}/desk?tab=config`)
  const odds = page.getByRole('switch', { name: /^指数/ })
  await odds.click()
  await page.getByRole('dialog').getByRole('button', { name: '关闭', exact: true }).last().click()
  await expect(odds).not.toBeChecked()
  expect((await rows()).filter((row) => row.odds !== null)).toEqual([])
  expect((await callApp<{ match: Row }>(app, `GET api/hot_match/detail?id=${priced.id}`)).match.odds).toBeNull()
  expect(await history()).toBe(0)
  expect(await (await page.request.get(`${app.url}/football`)).text()).not.toContain('"handicap"')
  await odds.click()
  await expect(odds).toBeChecked()
  expect((await rows()).some((row) => row.odds !== null)).toBe(true)
})

test('an operator lets one horn through, refuses another with a reason, and its price goes back', async ({ page }) => {
  const pool = new Pool((await startCluster({ folder: app.dataDir })).connection)
  await endow(drizzle(pool), [member.id], { coin: 5_000, income: 0, gold: 0 })
  await pool.end()
  for (const text of ['主队加油', '看我的直播间']) {
    const headers = { token: member.token, 'idempotency-key': randomUUID() }
    const sent = await fetch(`${app.url}/api/Member/sneHorn?confirm=1&text=${encodeURIComponent(text)}`, { headers })
    expect((await sent.json()).code).toBe(0)
  }
  await asOperator(page)
  await page.goto(`${app.url}/desk?tab=horns`)
  await table(page, '喇叭').getByRole('button', { name: '通过：主队加油' }).click()
  await sendNow(page).click()
  await expect(table(page, '喇叭').getByRole('row')).toHaveCount(2)
  await table(page, '喇叭').getByRole('button', { name: '拒绝：看我的直播间' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '含有广告或联系方式' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '拒绝并退回 100 钻石' }).click()
  await sendNow(page).click()
  await expect(page.getByText('没有这样的喇叭')).toBeVisible()
  await page.getByText('已拒绝', { exact: true }).click()
  await expect(table(page, '喇叭')).toContainText('含有广告或联系方式')
  const { list } = await callApp<{ list: object[] }>(app, 'GET api/Member/hornList', {}, member.token)
  expect(list).toMatchObject([{ state: 'refused', reason: '含有广告或联系方式' }, { state: 'approved' }])
  expect(await callApp(app, 'GET api/User/getUserInfo', {}, member.token)).toMatchObject({ balance: 4_000 })
})

test('a decision is taken back with its reason kept, decided again and sent; one that waits goes out with its page', async ({
  browser,
}) => {
  const applicants = [await registerMember(app), await registerMember(app)]
  const content = (place: number) => `看台第 ${place} 排的灯不亮`
  for (const [place, { token }] of applicants.entries())
    await callApp(app, 'POST api/Universal/feedback', { kind: 'idea', content: content(place) }, token)
  const answerOf = async (place: number): Promise<string | null | undefined> =>
    (await callApp<{ list: { answer: string | null }[] }>(app, 'GET api/Universal/feedbackList', {}, applicants[place]?.token)).list[0]
      ?.answer
  const context = await browser.newContext({ locale: 'zh-CN' })
  await carryLogin(context, app, operator)
  const page = await context.newPage()
  await page.goto(`${app.url}/desk?tab=feedback`)
  const row = (place: number) =>
    table(page, '反馈')
      .getByRole('row')
      .filter({ hasText: content(place) })
  const answer = page.getByLabel('答复', { exact: true })
  await row(0).getByRole('button', { name: '处理' }).click()
  await answer.fill('马上修')
  await page.getByRole('button', { name: '发送答复' }).click()
  await expect(row(0)).toContainText('秒后发出')
  expect(await axeViolations(page)).toEqual([])
  await row(0).getByRole('button', { name: /^撤销/ }).click()
  await row(0).getByRole('button', { name: '处理' }).click()
  await expect(answer).toHaveValue('马上修')
  expect(await answerOf(0)).toBeFalsy()
  await page.getByRole('button', { name: '发送答复' }).click()
  // In another part of the desk it stands above what is there.
  await page.getByRole('navigation', { name: '运营台的栏目' }).getByRole('link', { name: '健康' }).click()
  await sendNow(page).click()
  await expect.poll(() => answerOf(0)).toBe('马上修')
  await expect(sendNow(page)).toHaveCount(0)

  await page.goto(`${app.url}/desk?tab=feedback`)
  await row(1).getByRole('button', { name: '处理' }).click()
  await answer.fill('灯已换')
  await page.getByRole('button', { name: '发送答复' }).click()
  await expect(row(1)).toContainText('秒后发出')
  await page.close({ runBeforeUnload: true })
  await expect.poll(() => answerOf(1)).toBe('灯已换')
  await context.close()
})

test('a member who is to be blocked stays in when that is taken back; who is blocked is out, and stays out', async ({ page }) => {
  await asOperator(page)
  await page.goto(`${app.url}/desk?tab=users`)
  await page.getByLabel('账号、昵称、完整的手机号或邮箱').fill(fan)
  await page.keyboard.press('Enter')
  await expect(table(page, '用户').getByRole('row')).toHaveCount(2)
  await table(page, '用户').getByRole('link').click()
  await expect(table(page, '登录的设备')).toBeVisible()
  await page.getByRole('button', { name: '封禁', exact: true }).click()
  const act = page.getByRole('dialog').getByRole('button', { name: '封禁', exact: true })
  await expect(act).toBeDisabled()
  await page.getByLabel('原因，记入操作日志').fill('刷票')
  await act.click()
  await expect(page.getByText('秒后发出')).toBeVisible()
  await page.getByRole('button', { name: /^撤销/ }).click()
  await callApp(app, 'GET api/Member/info', {}, member.token)
  // Decided again with what was typed before.
  await page.getByRole('button', { name: '封禁', exact: true }).click()
  await expect(page.getByLabel('原因，记入操作日志')).toHaveValue('刷票')
  await act.click()
  await sendNow(page).click()
  await expect(page.getByRole('button', { name: '解除封禁' })).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  await expect(callApp(app, 'GET api/Member/info', {}, member.token)).rejects.toThrow('not valid')
  await expect(logIn(app, fan, memberPassword)).rejects.toThrow('blocked')
})

for (const { width, colorScheme } of [
  { width: 390, colorScheme: 'dark' },
  { width: 768, colorScheme: 'dark' },
  { width: 1440, colorScheme: 'light' },
] as const) {
  test(`every tab fits and axe finds nothing, ${width} px, ${colorScheme}`, async ({ page }) => {
    test.setTimeout(120_000)
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await asOperator(page)
    await page.goto(`${app.url}/desk`)
    const tabs = page.getByRole('navigation', { name: '运营台的栏目' }).getByRole('link')
    await expect(tabs).toHaveCount(22)
    for (const [at, tab] of (await tabs.all()).entries()) {
      await tab.click()
      await expect(tab).toHaveAttribute('aria-current', 'page')
      await expect(page.locator('#content [role=status][aria-label]:visible')).toHaveCount(0)
      const name = await tab.textContent()
      expect([name, await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)]).toEqual([name, false])
      // With every change each tab at one width and in one theme, in turn; by npm run soak in both.
      if (soak(at % 2 === (width === 390 ? 0 : 1), true)) expect(await axeViolations(page), `${name}`).toEqual([])
    }
  })
}

test('a list that could not be fetched says so, with a network and without one, and is fetched again', async ({ page, context }) => {
  await asOperator(page)
  await page.goto(`${app.url}/desk?tab=audit`)
  await expect(table(page, '操作日志')).toBeVisible()
  const failure = { code: 1, msg: 'Error', error: 'error', data: null }
  await context.route('**/api/Desk/banners*', (route) => route.fulfill({ json: failure }))
  const tabs = page.getByRole('navigation', { name: '运营台的栏目' })
  await tabs.getByRole('link', { name: '横幅' }).click()
  const failed = page.locator('#content').getByRole('alert').filter({ hasText: '这部分没有加载出来' })
  await expect(failed).toBeVisible({ timeout: 30_000 })
  expect(await axeViolations(page)).toEqual([])
  await context.unroute('**/api/Desk/banners*')
  await failed.getByRole('button', { name: '重试' }).click()
  await expect(failed).toHaveCount(0)
  await tabs.getByRole('link', { name: '资讯' }).click()
  await expect(table(page, '资讯')).toBeVisible()
  await context.setOffline(true)
  await page.getByText('已撤回', { exact: true }).click()
  const offline = page.locator('#content').getByText('这部分没有存在本机')
  await expect(offline.or(failed)).toBeVisible({ timeout: 30_000 })
  expect(await axeViolations(page)).toEqual([])
  await context.setOffline(false)
  await expect(offline.or(failed)).toHaveCount(0, { timeout: 30_000 })
})

const vietnamese = { lang: 'vi', label: 'Các mục của bàn vận hành' }
// The longest words with every change, by npm run soak the others too.
for (const { lang, label } of soak([vietnamese], [vietnamese, { lang: 'en', label: 'Sections of the desk' }])) {
  test(`every tab fits in ${lang}`, async ({ page }) => {
    test.setTimeout(120_000)
    await page.addInitScript((value) => localStorage.setItem('preferences', JSON.stringify({ lang: value })), lang)
    await page.context().addCookies([{ name: 'lang', value: lang, url: app.url }])
    await asOperator(page)
    await page.goto(`${app.url}/desk`)
    const tabs = page.getByRole('navigation', { name: label }).getByRole('link')
    await expect(tabs).toHaveCount(22)
    for (const [at, tab] of (await tabs.all()).entries()) {
      await tab.click()
      await expect(tab).toHaveAttribute('aria-current', 'page')
      await expect(page.locator('#content [role=status][aria-label]:visible')).toHaveCount(0)
      const name = await tab.textContent()
      for (const width of [1440, 768]) {
        await page.setViewportSize({ width, height: 900 })
        const isWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)
        expect([name, width, isWide]).toEqual([name, width, false])
      }
      if (soak(at % 4 === 0, true)) expect(await axeViolations(page), `${name}`).toEqual([])
    }
  })
}
