// The desk as a place to work: overview, search by number, and the wall of live rooms; without what fans see beside their pages.
import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import type { SignedIn } from '../../../contract/account/account.ts'
import { axeViolations } from '../../support/app/axe.ts'
import { fetchAnew } from '../../support/app/fetch-anew.ts'
import { test } from '../../support/app/test.ts'
import { sendNow, table } from '../../support/people/admin-steps.ts'
import { callApp, carryLogin, createOperator, logIn, registerMember } from '../../support/people/app-member.ts'
import { type RoomScene, roomScene } from '../../support/people/room-scene.ts'

let scene: RoomScene
let operator: SignedIn

test.beforeAll(async () => {
  scene = await roomScene()
  operator = await logIn(scene.app, 'work@example.com', await createOperator(scene.app, 'work@example.com'))
})
test.afterAll(() => scene.end())

async function openAdmin(page: Page, search = ''): Promise<void> {
  await carryLogin(page.context(), scene.app, operator)
  await page.goto(`${scene.app.url}/desk${search}`)
  await expect(page.getByRole('heading', { name: '运营台', exact: true })).toBeVisible()
}
const figure = (page: Page, part: string, word: string) => page.getByRole('region', { name: part }).getByRole('link', { name: word })

test('the admin desk has neither fan bar, on desktop and on a phone, while other pages have both', async ({ page }) => {
  const beside = page.getByRole('complementary', { name: '快捷操作' })
  const below = page.getByRole('navigation', { name: '底部导航' })
  await openAdmin(page, '?tab=overview')
  await expect(page.getByRole('region', { name: '现在在场' })).toBeVisible()
  await expect(beside).toHaveCount(0)
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.getByRole('region', { name: '现在在场' })).toBeVisible()
  await expect(below).toHaveCount(0)
  await page.goto(`${scene.app.url}/circle`)
  await expect(below).toBeVisible()
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(beside).toBeVisible()
})

test('an operator sees who is online and what has been pending since when, and opens it', async ({ page }) => {
  await callApp(scene.app, 'POST api/Universal/feedback', { kind: 'idea', content: '看台再高一点' }, scene.owner.token)
  await scene.db.execute("UPDATE feedback SET created_at = now() - interval '2 days'")
  await openAdmin(page, '?tab=overview')
  await expect(figure(page, '现在在场', '在线会员')).toContainText(/\d/)
  const feedback = figure(page, '待处理', '反馈')
  await expect(feedback).toContainText('2 天前')
  await expect(feedback).toContainText('超过一天')
  await expect(figure(page, '今天', '新账号')).toContainText(/[1-9]/)
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('link', { name: '按到期时间看全部' }).click()
  const queue = page.getByRole('region', { name: '待处理' })
  const late = queue.getByRole('list', { name: /^已超时/ })
  await expect(late.getByRole('button').filter({ hasText: '看台再高一点' })).toContainText('超时 1 天')
  // Waiting items are sorted by deadline, overdue ones first.
  await expect(queue.getByRole('heading', { level: 3 }).first()).toHaveText(/^已超时 \d+$/)
  await page.goBack()
  await feedback.click()
  await expect(table(page, '反馈')).toContainText('看台再高一点')
})

test('server problems are visible from every tab', async ({ page }) => {
  await page.route('**/api/Desk/health', async (route) => {
    const response = await fetchAnew(route)
    const { data, ...rest } = await response.json()
    await route.fulfill({ response, json: { ...rest, data: { ...data, disk: { ...data.disk, writable: false } } } })
  })
  await openAdmin(page, '?tab=waiting')
  const health = page.getByRole('navigation', { name: '运营台的栏目' }).getByRole('link', { name: /^健康/ })
  await expect(health).toContainText(/\d+ 项故障/)
  expect(await axeViolations(page)).toEqual([])
  await health.click()
  await expect(page.getByText('磁盘写不进去')).toBeVisible()
})

test('an operator finds a room by its number and a member by address, using only the keyboard', async ({ page }) => {
  const fan = await registerMember(scene.app)
  await openAdmin(page)
  const field = page.getByRole('searchbox', { name: /按编号查找/ })
  await page.keyboard.press('/')
  await expect(field).toBeFocused()
  await page.keyboard.type(scene.id)
  await page.keyboard.press('Enter')
  const rows = table(page, '查找结果').getByRole('row')
  await expect(rows.filter({ hasText: '直播间' })).toContainText(scene.id)
  await expect(
    table(page, '查找结果')
      .getByRole('link', { name: /^去看：/ })
      .first(),
  ).toBeFocused()
  expect(await axeViolations(page)).toEqual([])
  await page.keyboard.press('/')
  await page.keyboard.type(fan.mobile)
  await page.keyboard.press('Enter')
  await expect(rows).toHaveCount(2)
  await table(page, '查找结果')
    .getByRole('link', { name: `去看：用户 ${fan.id}` })
    .press('Enter')
  await expect(page.getByRole('heading', { name: new RegExp(`· ${fan.id}$`) })).toBeVisible()
  await expect(table(page, '查找结果')).toHaveCount(0)
  await field.fill('没有这样的编号')
  await field.press('Enter')
  await expect(page.getByText('没有找到。编号要完整')).toBeVisible()
  await page.getByRole('button', { name: '关闭查找结果' }).click()
  await expect(page.getByText('没有找到。编号要完整')).toHaveCount(0)
})

test('an operator uses the wall: removes a message, mutes and unmutes its author, ends a broadcast and undoes it', async ({
  page,
  browser,
}) => {
  const fan = await scene.member(browser)
  const [approved, removed] = ['这个角度好', '都来我的主页看看']
  await scene.call(scene.owner, 'GET api/Live/startRoom')
  for (const text of [approved, removed]) await scene.call(fan, 'POST api/Chat/say', { id: scene.id, text, key: randomUUID() })
  await openAdmin(page, '?tab=wall')
  const card = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: /^结束直播：/ }) })
    .filter({ has: page.getByText(scene.owner.nickname, { exact: true }) })
  await expect(card).toHaveCount(1)
  await expect(card).toContainText(scene.owner.nickname)
  await expect(card).toContainText(approved)
  expect(await axeViolations(page)).toEqual([])

  await card.getByRole('button', { name: `删除：${removed}` }).click()
  await expect(card).not.toContainText(removed)
  await card.getByRole('button', { name: `在这里禁言 ${fan.nickname}` }).click()
  await page.getByRole('dialog').getByLabel('原因，房管的记录里能看到').fill('广告')
  await page.getByRole('dialog').getByRole('button', { name: '禁言', exact: true }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  const postLine = (text: string) =>
    scene.call(fan, 'POST api/Chat/say', { id: scene.id, text, key: randomUUID() }).then(
      () => 'said',
      ({ code }: { code: string }) => code,
    )
  expect(await postLine('还在吗')).toBe('muted')
  await page.getByRole('button', { name: '撤销', exact: true }).click()
  await expect.poll(() => postLine(`又能说话了 ${randomUUID().slice(0, 4)}`)).toBe('said')

  const end = card.getByRole('button', { name: /^结束直播：/ })
  await end.click()
  const reason = page.getByLabel('原因，主播会看到')
  await reason.fill('没有转播权')
  await page.getByRole('button', { name: '结束这场直播' }).click()
  await expect(card).toHaveCount(0)
  // The server has the decision: from now on it can be undone.
  await expect(sendNow(page)).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.keyboard.press('z')
  await expect(end).toBeVisible()
  // The typed text is there again.
  await end.click()
  await expect(reason).toHaveValue('没有转播权')
  await page.getByRole('button', { name: '结束这场直播' }).click()
  await sendNow(page).click()
  const { token } = scene.owner
  const lastNotification = async () => (await callApp<{ list: object[] }>(scene.app, 'GET api/Notification/getList', {}, token)).list[0]
  await expect.poll(lastNotification).toMatchObject({ event: 'broadcast-ended', reason: '没有转播权' })
})
