// A scheme from the application to its settlement, and a guess beside it: both settled by the final result, and visibly resettled when it
// is corrected.
import { createHash } from 'node:crypto'
import { type Browser, expect, type Page } from '@playwright/test'
import { grantRole } from '../../../server/features/account/store.ts'
import { makeQuestions } from '../../../server/features/guess/make.ts'
import { axeViolations } from '../../support/app/axe.ts'
import { type FeedApp, startFeedApp } from '../../support/app/feed-app.ts'
import { fetchAnew } from '../../support/app/fetch-anew.ts'
import { test } from '../../support/app/test.ts'
import { undrawn } from '../../support/app/undrawn.ts'
import { aFixture, aLeague, aTeam, phase, score } from '../../support/match/match-build.ts'
import { endow } from '../../support/money/ledger-scene.ts'
import { callApp, carryLogin, type Registered, registerMember } from '../../support/people/app-member.ts'
import { long } from '../../support/soak.ts'

test.describe.configure({ mode: 'serial' })

const same = (text: string, latin: string) => ({ zh: text, en: latin, vi: latin })
const odds = (line: number, home: number, away: number, draw: number | null = null) => ({
  line,
  home,
  draw,
  away,
  home_move: 0,
  away_move: 0,
})

let app: FeedApp
let expert: Registered
let buyer: Registered
let guesser: Registered
let rival: Registered
let operator: Registered
let scheme = ''

test.beforeAll(async () => {
  app = await startFeedApp(
    async (sink, inMinutes) => {
      await sink.upsertLeagues([aLeague('l1')])
      const [home, away] = [same('临江', 'Linjiang'), same('北固', 'Beigu')]
      await sink.upsertTeams([aTeam('t1', { name: home, short: home }), aTeam('t2', { name: away, short: away })])
      await sink.upsertFixtures([aFixture('m1', { match_time: inMinutes(90) })])
      const now = inMinutes(0)
      const all = { handicap: odds(-0.5, 0.9, 0.95), total: odds(2.5, 0.92, 0.94), win: odds(0, 0.85, 2.4, 3.1), updated_at: now }
      await sink.applyExtras([{ match_id: 'm1', at: now, type: 'odds', odds: all }])
    },
    { env: { ODDS: 'on' } },
  )
  ;[expert, buyer, guesser, rival, operator] = await Promise.all([
    registerMember(app),
    registerMember(app),
    registerMember(app),
    registerMember(app),
    registerMember(app),
  ])
  const { db } = app.context
  await grantRole(db, operator.id, 'operator', true)
  await endow(db, [buyer.id, guesser.id, rival.id], { coin: 1_000, income: 0, gold: 500 })
  const { list } = await callApp(app, 'POST api/hot_match/all_match', { ids: ['m1'] })
  await makeQuestions(db, { matches: [{ core: list[0], odds: null }], productNow: Date.parse(app.inMinutes(0)) })
})
test.afterAll(() => app?.stop())

/** A window with this account's login. */
async function pageOf(browser: Browser, who: Registered): Promise<Page> {
  const context = await browser.newContext()
  await carryLogin(context, app, who)
  return context.newPage()
}
const feedEvent = (...events: Parameters<FeedApp['feedEvent']>[1][]): Promise<unknown> =>
  app.sink.applyEvents(events.map((event) => app.feedEvent('m1', event, { minute: 90 })))
const schemeOf = async (who: Registered) => (await callApp(app, `GET api/Expert/scheme?id=${scheme}`, {}, who.token)).scheme
/** Waits until this final result has settled the scheme and the question. */
const settledBy = (end: string): Promise<void> =>
  expect
    .poll(async () => {
      const [{ settlements }, { list }] = [await schemeOf(expert), await callApp(app, 'GET api/Guess/getList?match=m1')]
      return [settlements, list[0].settlements].map((all) => all.at(-1)?.end)
    })
    .toEqual([end, end])
const play = (page: Page, pick: string) => page.getByRole('listitem').filter({ hasText: pick }).filter({ hasText: '把握' })

test('an application is sent, read and accepted in the admin desk, and its sender locks a scheme of two plays', async ({
  browser,
  page: admin,
}) => {
  const page = await pageOf(browser, expert)
  await page.goto(`${app.url}/specialist-info`)
  await page.getByRole('button', { name: '提交申请' }).click()
  await expect(page.getByText('请填写真实姓名')).toBeVisible()
  await page.getByLabel('真实姓名').fill('陆白')
  await page.getByLabel('微信号').fill('lubai_1988')
  await page.getByLabel('工作经历').fill('跟了二十年英甲，写过八年赛前分析')
  await page.getByRole('button', { name: '提交申请' }).click()
  await expect(page.getByText('请先同意行为准则')).toBeVisible()
  await page.getByRole('checkbox', { name: '我已读并同意行为准则' }).check()
  await page.getByRole('button', { name: '提交申请' }).click()
  await expect(page.getByText('申请已提交，正在审核')).toBeVisible()

  await carryLogin(admin.context(), app, operator)
  await admin.goto(`${app.url}/desk?tab=experts`)
  await admin.getByRole('table', { name: '专家申请' }).getByRole('button', { name: /^审核/ }).click()
  await expect(admin.getByRole('dialog')).toContainText('lubai_1988')
  await admin.getByRole('dialog').getByRole('button', { name: '通过申请' }).click()
  await admin.getByRole('button', { name: /^立即执行/ }).click()
  await expect(admin.getByText('没有这样的申请')).toBeVisible()

  await page.goto(`${app.url}/specialist-info`)
  await page.getByLabel('比赛').selectOption('m1')
  const chip = (text: string) => page.locator('fieldset').getByRole('button', { name: text })
  await chip('临江 胜').click()
  await chip('大 2.5').click()
  await expect(page.getByRole('group', { name: '让球' }).getByRole('button').first()).toBeDisabled()
  await page.getByLabel('标题，所有人可见').fill('主队两翼齐飞')
  await page.getByLabel('理由').fill('客队主力中卫停赛，边路回防慢。')
  await page.getByLabel('价格（钻石）').fill('28.5')
  const lock = page.getByRole('button', { name: '锁定并发布' })
  await expect(lock).toBeDisabled()
  await page.getByRole('checkbox', { name: '我知道锁定后不能改也不能删' }).check()
  expect(await axeViolations(page)).toEqual([])
  await lock.click()
  await expect(page).toHaveURL(/\/specialist-detail\?id=/)
  scheme = new URL(page.url()).searchParams.get('id') ?? ''
  await expect(page.getByRole('heading', { name: '主队两翼齐飞' })).toBeVisible()
  await expect(page.locator('code')).toHaveText(/^[0-9a-f]{64}$/)
  await page.context().close()
})

test('a member finds it, reads no word of it before paying, and all of it afterwards', async ({ page }) => {
  await carryLogin(page.context(), app, buyer)
  await page.goto(`${app.url}/foresight`)
  // At reading width, however wide the page is.
  expect((await page.getByRole('article').first().boundingBox())?.width).toBeLessThan(640)
  await page.getByRole('link', { name: '主队两翼齐飞' }).click()
  await expect(page.getByText('买下后马上能看')).toBeVisible()
  await expect(page.getByText('客队主力中卫停赛')).toHaveCount(0)
  await page.getByRole('button', { name: '核对指纹' }).click()
  await expect(page.getByRole('status').filter({ hasText: '已登记。比赛结束后公开原文和盐' })).toBeVisible()
  await page.getByRole('button', { name: '28.5 钻石购买' }).click()
  await expect(page.getByText('客队主力中卫停赛，边路回防慢。')).toBeVisible()
  await expect(play(page, '临江 胜')).toContainText('0.85')
  await expect(play(page, '大 2.5')).toContainText('0.92')
  await expect(page.getByText('已购买', { exact: true })).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  expect((await callApp(app, 'GET api/User/getUserInfo', {}, buyer.token)).balance).toBe(715)
})

test('another member stakes gold coins on the same match', async ({ page }) => {
  await carryLogin(page.context(), app, guesser)
  await page.goto(`${app.url}/trophy/home`)
  const question = page.getByRole('article').filter({ hasText: '谁会赢' })
  await question.getByRole('button', { name: /^临江/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: '50', exact: true }).click()
  await dialog.getByRole('button', { name: '投入' }).click()
  await expect(question).toContainText('我猜 临江，50 金币')
  // The return of a stake is shown as text.
  await expect(question).toContainText(/猜中得 \d+\.\d\d 倍/)
  // On a desktop, the questions of a match are side by side.
  await undrawn(page)
  await page.route('**/api/Guess/getList*', async (route) => {
    const response = await fetchAnew(route)
    const body = await response.json()
    const [first] = body.data.list
    await route.fulfill({ response, json: { ...body, data: { ...body.data, list: [first, { ...first, id: 'm1.other' }] } } })
  })
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`${app.url}/trophy/home`)
  const questions = page.getByRole('article')
  await expect(questions).toHaveCount(2)
  const [left, right] = [await questions.first().boundingBox(), await questions.last().boundingBox()]
  expect(right?.y).toBe(left?.y)
  expect(right?.x).toBeGreaterThan(left?.x ?? 999)
  await callApp(app, 'POST api/Guess/stake', { id: 'm1.winner', option: 'draw', gold: 100 }, rival.token)
})

test('both are settled at the end, and any browser can prove that the scheme was locked before', async ({ browser, page }) => {
  await feedEvent(phase('first-half'), phase('half-time'), phase('second-half'), score(2, 0), phase('finished'))
  await settledBy('over 2-0')
  // A guest who has bought nothing.
  await page.goto(`${app.url}/specialist-detail?id=${scheme}`)
  await expect(play(page, '临江 胜')).toContainText('命中')
  await expect(play(page, '大 2.5')).toContainText('未中')
  await expect(page.locator('li[data-old]')).toHaveText([/2 : 0.*命中 · 未中/])
  await page.getByRole('button', { name: '核对指纹' }).click()
  await expect(page.getByRole('status').filter({ hasText: '一致：这段文字在开赛前就已锁定' })).toBeVisible()
  await page.getByText('被锁定的原文').click()
  const canonical = (await page.locator('pre').textContent()) ?? ''
  expect(createHash('sha256').update(canonical, 'utf8').digest('hex')).toBe(await page.locator('code').textContent())
  expect(canonical).toContain('客队主力中卫停赛，边路回防慢。')

  const mine = await pageOf(browser, guesser)
  await mine.goto(`${app.url}/trophy/home?tab=records`)
  await expect(mine.getByRole('article')).toContainText(/我猜 临江，50 金币.*得 150/)
  await expect(mine.getByText('比分更正，重新结算')).toHaveCount(0)
  await mine.context().close()
})

test('a correction settles both again, and the previous result is struck through rather than removed', async ({ browser, page }) => {
  await feedEvent(score(2, 2))
  await settledBy('over 2-2')
  await carryLogin(page.context(), app, buyer)
  await page.goto(`${app.url}/specialist-detail?id=${scheme}`)
  await expect(play(page, '临江 胜')).toContainText('未中')
  await expect(play(page, '大 2.5')).toContainText('命中')
  await expect(page.getByText('比分更正过，以最后一行为准')).toBeVisible()
  await expect(page.locator('li[data-old]')).toHaveText([/2 : 0.*命中 · 未中/, /2 : 2.*未中 · 命中/])
  await expect(page.locator('li[data-old="true"] b')).toHaveCSS('text-decoration-line', 'line-through')
  await page.goto(`${app.url}/specialist-home?id=${expert.id}`)
  const changed = page.getByRole('listitem').filter({ has: page.locator('s') })
  await expect(changed).toHaveText(/2 : 0 → 2 : 2/)
  await expect(changed.locator('s')).toHaveText('2 : 0')
  expect(await axeViolations(page)).toEqual([])

  const mine = await pageOf(browser, guesser)
  await mine.goto(`${app.url}/trophy/home?tab=records`)
  const record = mine.getByRole('article')
  await expect(record).toContainText(/我猜 临江，50 金币.*得 0/)
  await expect(record).toContainText('比分更正，重新结算')
  await expect(record.locator('s')).toHaveText('2 : 0 临江')
  await expect(record.getByText('2 : 2 平局')).toBeVisible()
  expect(await axeViolations(mine)).toEqual([])
  // The payout is reversed, and the other user receives it.
  const gold = async (who: Registered) => (await callApp(app, 'GET api/User/getUserInfo', {}, who.token)).gold
  expect([await gold(guesser), await gold(rival)]).toEqual([450, 550])
  await mine.context().close()
})

test('comments follow their scheme without a gap, and on a phone the action is beside the author', { tag: long }, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`${app.url}/specialist-detail?id=${scheme}`)
  const boxOf = async (name: string) =>
    page
      .locator('section', { has: page.getByRole('heading', { name, exact: true }) })
      .first()
      .boundingBox()
  await expect(page.getByRole('heading', { name: '大家怎么看' })).toBeVisible()
  const [settled, talk] = [await boxOf('结算'), await boxOf('大家怎么看')]
  expect(talk?.x).toBe(settled?.x)
  expect((talk?.y ?? 0) - (settled?.y ?? 0) - (settled?.height ?? 0)).toBeLessThan(32)
  await page.setViewportSize({ width: 390, height: 844 })
  const act = await page.getByRole('button', { name: '发给朋友' }).boundingBox()
  const author = await page.locator('#content a[href^="/specialist-home"]').first().boundingBox()
  expect(Math.abs((act?.y ?? 0) + (act?.height ?? 0) / 2 - (author?.y ?? 0) - (author?.height ?? 0) / 2)).toBeLessThan(30)
})
