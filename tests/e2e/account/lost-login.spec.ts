// A login that ends while the user is typing, unknown to the server or expired: the app asks, keeps the text, and sends it after another
// login.
import { type BrowserContext, expect, type Page } from '@playwright/test'
import { insertCircles } from '../../../server/features/circle/store.ts'
import { axeViolations } from '../../support/app/axe.ts'
import { readKeys, upsertRows } from '../../support/app/device-storage.ts'
import { type FeedApp, startFeedApp } from '../../support/app/feed-app.ts'
import { test } from '../../support/app/test.ts'
import { callApp, carryLogin, logIn, memberPassword, type Registered, registerMember } from '../../support/people/app-member.ts'
import { stored } from '../../support/people/login-traces.ts'

let app: FeedApp
let post = ''
test.beforeAll(async () => {
  app = await startFeedApp(async () => undefined)
  const name = { zh: '看台圈', en: 'Stand', vi: 'Khán đài' }
  const circle = { icon: '', color: '#0B5A8A', league_id: null, team_id: null, place: 0, on: true }
  await insertCircles(app.context.db, [{ id: 'lost-login', name, summary: name, ...circle }])
  const author = await registerMember(app)
  const written = { circle_id: 'lost-login', content: '帖子' }
  post = (await callApp(app, 'POST api/anchor_dynamics_user/insert', written, author.token)).id
})
test.afterAll(() => app.stop())

const dialog = (page: Page) => page.getByRole('dialog')
/** Also behind a dialog, which hides it from screen readers. */
const field = (page: Page) => page.getByRole('textbox', { name: '写评论', includeHidden: true })
const question = (page: Page) => page.getByText('您已退出，您可以取消停留在此页面，或重新登录')

/** Opens a page whose user is in the middle of a comment. */
async function writer(page: Page, context: BrowserContext, text: string): Promise<Registered> {
  const member = await registerMember(app)
  await carryLogin(context, app, member)
  await page.goto(`${app.url}/comment?type=post&id=${post}`)
  await expect(page.getByRole('button', { name: /，我的账号$/ })).toBeVisible()
  await field(page).fill(text)
  await page.evaluate(() => Object.assign(window, { isTheSame: true }))
  return member
}
/** Gives the browser this token and reads the account. */
async function exchange(page: Page, context: BrowserContext, token: string): Promise<number> {
  await carryLogin(context, app, { token })
  const answered = page.waitForResponse('**/api/User/getUserInfo')
  await page.evaluate(() => new BroadcastChannel('session').postMessage('in'))
  return ((await (await answered).json()) as { code: number }).code
}
const isTheSame = (page: Page): Promise<boolean> => page.evaluate(() => 'isTheSame' in window)

test('when the login is unknown to the server, staying on the page keeps the typed text', async ({ page, context }) => {
  await writer(page, context, '说到一半')
  expect(await exchange(page, context, 'A'.repeat(43))).toBe(50008)
  await expect(question(page)).toBeVisible()
  await expect(dialog(page).getByRole('heading', { name: '登录已失效' })).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  await dialog(page).getByRole('button', { name: '取消' }).click()
  await expect(question(page)).toBeHidden()
  await expect(field(page)).toHaveValue('说到一半')
  expect(await isTheSame(page)).toBe(true)
})

test('when the login was ended on another device, the screen asks immediately and private data is removed', async ({ page, context }) => {
  const member = await writer(page, context, '这就发')
  const socket = page.waitForEvent('websocket')
  await page.reload()
  const connection = await socket
  await connection.waitForEvent('framereceived', ({ payload }) => String(payload).includes('signed_in'))
  await field(page).fill('这就发')
  const owner = member.id
  const message = { id: 'm1', from: 'x', at: 1, content: { type: 'text', text: '私信里的话' } }
  await upsertRows(page, 'chatMessage', [{ owner, conversationID: 'C2Cx', seq: 1, message }])
  await upsertRows(page, 'search', [{ text: '搜过的词', at: 1, owner }])
  await upsertRows(page, 'postDraft', [{ owner, draft: { content: '没写完的帖子' }, at: 1 }])
  await upsertRows(page, 'moneyCall', [{ key: 'k1', owner, path: 'POST api/Gift/give', params: '{}', at: Date.now(), state: 'sent' }])
  await page.evaluate(async () => (await caches.open('pictures')).put('/media/private.png', new Response('')))
  const left = /私信里的话|搜过的词|没写完的帖子|media\/private/
  expect(await stored(page, context)).toMatch(left)
  const { token } = await logIn(app, member.mobile)
  expect((await callApp(app, 'POST api/Member/endSession', { others: true }, token)).ended).toBe(1)
  await expect(question(page)).toBeVisible()
  await expect(field(page)).toHaveValue('这就发')
  const after = await stored(page, context)
  expect(after).not.toMatch(left)
  expect(after).not.toContain(member.token)
  // Nothing is lost silently: the next login of this account queries the outcome of the payment.
  expect(await readKeys(page, 'moneyCall')).toEqual(['k1'])
})

test('when the login has expired, logging in again resumes the page and sends the typed text', async ({ page, context }) => {
  const member = await writer(page, context, '接着说完')
  const { token } = await logIn(app, member.mobile)
  const old = "UPDATE session SET seen_at = now() - interval '8 days' WHERE account_id = $1 AND by = 'password'"
  await app.context.pool.query(old, [member.id])
  expect(await exchange(page, context, token)).toBe(50014)
  await expect(question(page)).toBeVisible()
  await dialog(page).getByRole('button', { name: '重新登录' }).click()
  await expect(dialog(page).getByRole('heading', { name: '手机扫码，安全登录' })).toBeVisible()
  await expect(field(page)).toHaveValue('接着说完')
  await dialog(page).getByRole('button', { name: '密码登录', exact: true }).click()
  await dialog(page).getByLabel('手机号', { exact: true }).fill(member.mobile)
  await dialog(page).getByLabel('密码', { exact: true }).fill(memberPassword)
  await dialog(page).getByRole('button', { name: '登录', exact: true }).click()
  await expect(page.getByRole('button', { name: /，我的账号$/ })).toBeVisible()
  await expect(dialog(page)).toBeHidden()
  await expect(field(page)).toHaveValue('接着说完')
  expect(await isTheSame(page)).toBe(true)
  await page.getByRole('button', { name: '发表' }).click()
  await expect(field(page)).toHaveValue('')
  await expect(page.locator('#content').getByText('接着说完')).toBeVisible()
})
