// What an operator shows, hides, sets and grants: features, articles, banners, gifts, odds, customer service, table rules.
import { expect, type Page } from '@playwright/test'
import type { SignedIn } from '../../../contract/account/account.ts'
import type { Circle } from '../../../contract/circle.ts'
import type { LeagueEntry } from '../../../contract/match/match.ts'
import { type AppProcess, startApp } from '../../support/app/app-process.ts'
import { axeViolations } from '../../support/app/axe.ts'
import { interactive } from '../../support/app/hydrated.ts'
import { test } from '../../support/app/test.ts'
import { sendNow, table } from '../../support/people/admin-steps.ts'
import { callApp, carryLogin, createOperator, logIn, registerMember } from '../../support/people/app-member.ts'
import { long } from '../../support/soak.ts'

let app: AppProcess
let operator: SignedIn

test.beforeAll(async () => {
  app = await startApp()
  operator = await logIn(app, 'desk@example.com', await createOperator(app, 'desk@example.com'))
})
test.afterAll(async () => {
  await app.stop()
  await app.clean()
})

const asOperator = (page: Page): Promise<void> => carryLogin(page.context(), app, operator)

test('a disabled feature shows 开发中... to guests, by link and by URL, until it is enabled again', async ({ page, browser }) => {
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

test('a feature is disabled for the readers of one region only', { tag: long }, async ({ page, browser }) => {
  await asOperator(page)
  await page.goto(`${app.url}/desk?tab=config`)
  await page.getByLabel('在哪里').selectOption('VN')
  const news = page.getByRole('switch', { name: /^资讯/ })
  await news.click()
  await page.getByRole('dialog').getByRole('button', { name: '关闭', exact: true }).last().click()
  await expect(news).not.toBeChecked()
  const opened = async (locale: string): Promise<Page> => {
    const reader = await (await browser.newContext({ locale })).newPage()
    const config = reader.waitForResponse(/Config\/getConfig/)
    await reader.goto(`${app.url}/news`)
    await config
    return reader
  }
  const [there, here] = [await opened('vi-VN'), await opened('zh-CN')]
  await expect(there).toHaveURL(/\/main$/)
  await expect(here).toHaveURL(/\/news$/)
  await expect(here.getByRole('dialog', { name: '开发中...' })).toHaveCount(0)
  for (const reader of [there, here]) await reader.context().close()
  await news.click()
  await expect(news).toBeChecked()
})

test('the QR image set in the admin desk is the one used to download the app', { tag: long }, async ({ page, browser }) => {
  await asOperator(page)
  await page.goto(`${app.url}/desk?tab=config`)
  const form = page.getByRole('region', { name: '手机站与下载码' })
  await form.locator('input[type="file"]').setInputFiles('public/icons/icon-192.png')
  await expect(form.locator('fieldset img')).toBeVisible()
  await form.getByRole('button', { name: '保存', exact: true }).click()
  await expect.poll(async () => (await callApp(app, 'GET api/Config/getConfig')).android_qr_code).not.toBe('')
  const reader = await (await browser.newContext({ locale: 'zh-CN' })).newPage()
  await reader.goto(`${app.url}/main`)
  await interactive(reader)
  await reader.getByRole('complementary', { name: '快捷操作' }).getByRole('button', { name: '下载' }).click()
  const code = reader.getByRole('img', { name: '下载客户端的二维码' })
  await expect.poll(() => code.evaluate((picture: HTMLImageElement) => picture.naturalWidth)).toBeGreaterThan(0)
  await reader.context().close()
})

test('an article is written in the admin desk, readable once published, and gone once withdrawn', async ({ page, browser }) => {
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
  // Nothing incomplete is published.
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
  await expect(table(page, '资讯')).not.toContainText('运营台的新闻')
  await page.getByText('已撤回', { exact: true }).click()
  await expect(table(page, '资讯')).toContainText('运营台的新闻')
  await reader.reload()
  await expect(reader.getByText('正文 中文')).toHaveCount(0)
  await reader.context().close()
})

test('a banner for one region and language is shown only to its readers', { tag: long }, async ({ page, browser }) => {
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
    await interactive(reader)
    await config
    const banner = reader.getByRole('link', { name: /越南专场/ })
    if (locale === 'vi-VN' && lang === 'vi') await expect(banner).toBeAttached()
    const count = await banner.count()
    await context.close()
    return count
  }
  expect([await seen('vi-VN', 'vi'), await seen('vi-VN', 'zh'), await seen('zh-CN', 'vi')]).toEqual([1, 0, 0])
})

test('a task and an activity created in the admin desk reach members, with their coins and links', { tag: long }, async ({
  page,
  browser,
}) => {
  await asOperator(page)
  await page.goto(`${app.url}/desk?tab=tasks`)
  const dialog = page.getByRole('dialog')
  const three = async (text: string): Promise<void> => {
    for (const label of ['中文', 'English', 'Tiếng Việt']) await dialog.getByLabel(label, { exact: true }).fill(`${text} ${label}`)
  }
  await page.getByRole('button', { name: '新建任务' }).click()
  await three('给主队加油')
  await dialog.locator('input[type="file"]').setInputFiles('public/icons/icon-192.png')
  await expect(dialog.locator('fieldset img')).toBeVisible()
  await dialog.getByLabel('做什么算数，定下后不能改').selectOption({ label: '支持球队' })
  await dialog.getByLabel('金币').fill('12')
  await dialog.getByRole('button', { name: '保存' }).click()
  await expect(dialog).toContainText('填写本站的路径，如 /schedule')
  await dialog.getByLabel('去哪里做').fill('/football')
  expect(await axeViolations(page)).toEqual([])
  await dialog.getByRole('button', { name: '保存' }).click()
  await expect(dialog).toBeHidden()
  await expect(table(page, '任务')).toContainText('给主队加油 中文')

  await page.getByRole('button', { name: '新建活动' }).click()
  await three('周末看球')
  await dialog.getByLabel('点击后去哪里').fill('/schedule')
  /** The time this many hours from now, as a datetime field takes it. */
  const hours = (count: number): Promise<string> =>
    page.evaluate((ahead) => {
      const at = new Date(Date.now() + ahead * 3_600_000)
      return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
    }, count)
  await dialog.getByLabel('开始时间').fill(await hours(-1))
  await dialog.getByLabel('结束时间').fill(await hours(2))
  await dialog.getByRole('button', { name: '保存' }).click()
  await expect(table(page, '活动')).toContainText('周末看球 中文')

  const member = await (await browser.newContext({ locale: 'zh-CN' })).newPage()
  await carryLogin(member.context(), app, await registerMember(app))
  await member.goto(`${app.url}/member?type=8`)
  await expect(member.locator('[data-task]').filter({ hasText: '给主队加油 中文' })).toContainText('+12')
  await expect(member.getByText('周末看球 中文')).toBeVisible()
  await member.getByRole('link', { name: '去看看' }).click()
  await expect(member).toHaveURL(/\/schedule/)
  await member.context().close()
})

test('gift terms, one streamer’s share and gifts granted to a bag are set in the admin desk', { tag: long }, async ({ page }) => {
  const member = await registerMember(app)
  await asOperator(page)
  await page.goto(`${app.url}/desk?tab=gifts`)
  const terms = page.getByRole('region', { name: '礼物规则' })
  const save = terms.getByRole('button', { name: '保存规则' })
  await expect(save).toBeDisabled()
  await terms.getByLabel('主播分成：付费礼物（%）').fill('101')
  await expect(terms.getByText('请填写 0 到 100 的整数')).toBeVisible()
  await terms.getByLabel('主播分成：付费礼物（%）').fill('45')
  await terms.getByLabel('一条广告弹幕（钻石）').fill('25.5')
  // Another operator has changed something else meanwhile, and that persists.
  await callApp(app, 'POST api/Desk/giftTerms', { guard_share: 33, envelope_age: 7 }, operator.token)
  await save.click()
  await expect(page.getByText('其他主播是 45%')).toBeVisible()
  expect(await callApp(app, 'GET api/guard_user/mine', {}, member.token)).toMatchObject({ adverts: { price: 255 } })
  await expect(terms.getByLabel('主播分成：守护（%）')).toHaveValue('33')
  const set = await callApp(app, 'GET api/Desk/gifts', {}, operator.token)
  expect(set.terms).toMatchObject({ gift_share: 45, advert_price: 255, guard_share: 33, envelope_age: 7 })

  await page.getByRole('button', { name: '单独设置' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('账号').fill('nobody')
  await dialog.getByLabel('付费礼物的分成（%）').fill('70')
  await dialog.getByRole('button', { name: '保存' }).click()
  await expect(dialog.getByText('没有这个账号')).toBeVisible()
  await dialog.getByLabel('账号').fill(member.id)
  await dialog.getByRole('button', { name: '保存' }).click()
  await expect(dialog).toBeHidden()
  const shares = table(page, '单独的主播分成')
  await expect(shares).toContainText('70%')
  await shares.getByRole('button', { name: /^改回统一分成/ }).click()
  await expect(page.getByText('还没有单独设置的主播')).toBeVisible()
  await page.getByRole('button', { name: '撤销' }).click()
  await expect(shares).toContainText('70%')

  await page.goto(`${app.url}/desk?tab=users&account=${member.id}`)
  await page.getByRole('button', { name: '发放礼物' }).click()
  await dialog.getByLabel('多少个').fill('3')
  await dialog.getByLabel('备注，记入操作日志').fill('活动奖励')
  expect(await axeViolations(page)).toEqual([])
  await dialog.getByRole('button', { name: '发放', exact: true }).click()
  await sendNow(page).click()
  await expect(page.getByRole('button', { name: '发放礼物' })).toBeVisible()
  expect(await callApp(app, 'GET api/Gift/getUserGiftList', {}, member.token)).toMatchObject({ list: [{ num: 3 }] })
})

test('disabled odds are not sent to anyone', async ({ page }) => {
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

test('customer service opens the configured address in a new tab, or the feedback page if none is set', {
  tag: long,
}, async ({ page, browser }) => {
  /** A new user who presses it. */
  const asker = async () => {
    const context = await browser.newContext({ locale: 'zh-CN' })
    const reader = await context.newPage()
    await reader.goto(`${app.url}/main`)
    await interactive(reader)
    const press = () => reader.getByRole('complementary', { name: '快捷操作' }).getByRole('button', { name: '客服' }).click()
    return { context, reader, press }
  }
  const early = await asker()
  await early.press()
  await expect(early.reader).toHaveURL(/\/feedback$/)
  await early.context.close()

  await asOperator(page)
  await page.goto(`${app.url}/desk?tab=config`)
  const form = page.getByRole('region', { name: '客服', exact: true })
  const link = `${app.url}/about-user`
  await form.getByLabel('在线客服地址').fill(link)
  await form.getByRole('button', { name: '保存客服' }).click()
  await expect.poll(async () => (await callApp<{ link: string }>(app, 'POST api/user/getKefuInfo')).link).toBe(link)
  const later = await asker()
  const [tab] = await Promise.all([later.context.waitForEvent('page'), later.press()])
  await expect(tab).toHaveURL(/\/about-user/)
  await later.context.close()
})

test('a zone and a points deduction set in the admin desk appear in the standings of their league', async ({ page, browser }) => {
  const { season, teams } = await callApp(app, 'GET api/Data/league?league_id=hxcl')
  const [team] = teams
  await asOperator(page)
  await page.goto(`${app.url}/desk?tab=leagues`)
  await page.getByLabel('赛事名称的一部分').fill('华夏超级')
  await page.keyboard.press('Enter')
  await expect(table(page, '有积分榜的赛事').getByRole('row')).toHaveCount(2)
  await table(page, '有积分榜的赛事').getByRole('button', { name: '修改 华夏超级联赛' }).click()
  const dialog = page.getByRole('dialog')
  const row = (name: string) => dialog.getByRole('group', { name, exact: true })
  const three = async (group: string, text: string): Promise<void> => {
    for (const label of ['中文', 'English', 'Tiếng Việt']) await row(group).getByLabel(label, { exact: true }).fill(`${text} ${label}`)
  }
  await dialog.getByRole('button', { name: '自定顺序' }).click()
  await dialog.getByRole('button', { name: '积分下移', exact: true }).click()
  // The focused arrow moves with its row.
  await expect(dialog.getByRole('button', { name: '积分下移', exact: true })).toBeFocused()
  await dialog.getByRole('button', { name: '改回默认顺序' }).click()

  // The feed has one zone, the first three places.
  await dialog.getByRole('button', { name: '自定名次区' }).click()
  await dialog.getByRole('button', { name: '加名次区' }).click()
  await row('名次区 2').getByLabel('从第几名').fill('3')
  await row('名次区 2').getByLabel('到第几名').fill('-1')
  await row('名次区 2').getByLabel('含义和颜色').selectOption('relegation')
  await dialog.getByRole('button', { name: '加扣分' }).click()
  await row('扣分 1').getByLabel('赛季').selectOption(season.id)
  await dialog.getByRole('button', { name: '保存', exact: true }).click()
  for (const [group, text] of [
    ['名次区 2', '和别的名次区重叠'],
    ['名次区 2', '三种语言都要填写'],
    ['扣分 1', '请选择球队'],
    ['扣分 1', '请填写 1 到 99 的整数'],
  ] as const)
    await expect(row(group).getByText(text).first()).toBeVisible()
  expect(await axeViolations(page)).toEqual([])

  await row('名次区 2').getByLabel('从第几名').fill('-2')
  await three('名次区 2', '保级区')
  await row('扣分 1').getByLabel('扣分的球队').selectOption(team.id)
  await row('扣分 1').getByLabel('扣几分').fill('6')
  await three('扣分 1', '拖欠工资')
  await dialog.getByRole('button', { name: '保存', exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect(table(page, '有积分榜的赛事').getByRole('row').nth(1)).toContainText('自定')

  const reader = await (await browser.newContext({ locale: 'zh-CN' })).newPage()
  await reader.goto(`${app.url}/base-football?league=hxcl`)
  await expect(reader.getByRole('list', { name: '名次的含义' })).toContainText('保级区 中文')
  await expect(reader.getByText(`${team.name.zh}：扣 6 分（拖欠工资 中文）`)).toBeVisible()
  await reader.context().close()
})

test('a circle is linked to a league, and each links to the other', { tag: long }, async ({ page }) => {
  await asOperator(page)
  const [circle] = (await callApp<{ list: Circle[] }>(app, 'GET api/anchor_dynamics/circles')).list
  const [league] = (await callApp<{ list: LeagueEntry[] }>(app, 'GET api/hot_match/initial_list?sport=football')).list
  if (!circle || !league) throw new Error('the demonstration has neither circle nor league')
  await page.goto(`${app.url}/desk?tab=circles`)
  const row = table(page, '圈子').getByRole('row').filter({ hasText: circle.name.zh }).first()
  await row.getByRole('button', { name: '修改' }).click()
  const dialog = page.getByRole('dialog', { name: '修改圈子' })
  await dialog.getByLabel('相关联赛或球队，选填').fill(league.name.zh)
  await dialog.getByRole('list', { name: '找到的联赛和球队' }).getByRole('button', { name: league.name.zh }).first().click()
  await expect(dialog.getByText('相关联赛或球队', { exact: true })).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  await dialog.getByRole('button', { name: '保存' }).click()
  await expect(dialog).toBeHidden()
  await page.goto(`${app.url}/circle-detail?id=${circle.id}`)
  await page.locator('#content').getByRole('link', { name: league.name.zh }).first().click()
  await expect(page).toHaveURL(new RegExp(`/base-football\\?league=${league.id}$`))
  await page.getByRole('link', { name: `圈子：${circle.name.zh}` }).click()
  await expect(page.getByRole('heading', { level: 1, name: circle.name.zh })).toBeVisible()
})
