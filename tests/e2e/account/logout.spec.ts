// Sign-out: what remains in the browser, and a login that is ended elsewhere.
import { expect } from '@playwright/test'
import type { UploadTicket } from '../../../contract/account/member.ts'
import { type AppProcess, bare, startApp } from '../../support/app/app-process.ts'
import { test } from '../../support/app/test.ts'
import { workerReady } from '../../support/app/worker-push.ts'
import { callApp, carryLogin, logIn, memberPassword, registerMember } from '../../support/people/app-member.ts'
import { agree, askForCode, avatar, bar, byWay, dialog, fill, openLogin, submit } from '../../support/people/login-dialog.ts'
import { canaries, stored } from '../../support/people/login-traces.ts'
import { long } from '../../support/soak.ts'
import { goodPng } from '../../support/upload/hostile-files.ts'

let app: AppProcess
test.beforeAll(async () => {
  app = await startApp({ env: bare })
})
test.afterAll(async () => {
  await app.stop()
  await app.clean()
})

/** Uploads a picture of the account and returns its path. */
async function sendPicture(token: string): Promise<string> {
  const bytes = await goodPng(64)
  const asked = { kind: 'picture', size: bytes.length }
  const ticket = await callApp<UploadTicket>(app, 'POST api/Member/getQiniuToken', asked, token)
  const headers = { 'content-type': 'application/octet-stream', token }
  for (const { url } of ticket.parts) await fetch(new URL(url, app.url), { method: 'PUT', headers, body: new Uint8Array(bytes) })
  return (await callApp<{ path: string }>(app, 'POST api/Member/uploaded', { token: ticket.token }, token)).path
}

test('logout returns to the home page and leaves nothing private in any storage', async ({ page, context }) => {
  await openLogin(app, page, '/football?shareCode=Friend1')
  await dialog(page).getByRole('button', { name: '还没有账号，立即注册' }).click()
  await fill(page, '手机号', 'emil@example.com')
  await agree(page)
  await fill(page, '验证码', await askForCode(app, page, 'emil@example.com'))
  await fill(page, '密码', memberPassword)
  await fill(page, '确认密码', memberPassword)
  const bound = page.waitForRequest('**/api/user/shareBind')
  await submit(page, '注册')
  expect((await bound).postDataJSON()).toEqual({ shareCode: 'Friend1', type: 1 })
  await expect(avatar(page)).toBeVisible()
  const [token] = (await context.cookies()).filter(({ name }) => name === 'token')
  const me = (await (await page.request.get(`${app.url}/api/User/getUserInfo`, { headers: { token: token?.value ?? '' } })).json()) as {
    data: { id: string; user_nickname: string; userSig: string }
  }
  // While signed in, account data is cached under its name: the check below looks for text that was there.
  await expect.poll(() => stored(page, context)).toContain(me.data.user_nickname)
  expect(await stored(page, context)).not.toContain(me.data.userSig)
  await avatar(page).click()
  await page.getByRole('dialog', { name: '我的账号' }).getByRole('button', { name: /退出/ }).click()
  await expect(page).toHaveURL(/\/main$/)
  await expect(bar(page).getByRole('link', { name: '登录' })).toBeVisible()
  const left = await stored(page, context)
  for (const secret of [...canaries, token?.value ?? '-', me.data.user_nickname, me.data.userSig]) expect(left).not.toContain(secret)
  expect(left).not.toContain(`"owner":"${me.data.id}"`)
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('token')
  // The remembered account is all that the user chose to store.
  expect(left.split('emil@example.com').length - 1).toBe(1)
})

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' })
  test('logout on a device that stays signed in leaves no key and no copy, and a reload does not sign in again', { tag: long }, async ({
    page,
    context,
  }) => {
    await registerMember(app, 'ines@example.com')
    await openLogin(app, page)
    await workerReady(page)
    await byWay(page, '密码登录')
    await fill(page, '手机号', 'ines@example.com')
    await fill(page, '密码', memberPassword)
    await dialog(page).getByLabel('保持登录').check()
    await submit(page, '登录')
    await expect(avatar(page)).toBeVisible()
    // The tokens of the login and of the device.
    const secrets = (await context.cookies()).map(({ value }) => value).filter((value) => value.length > 30)
    expect(secrets.length).toBeGreaterThan(1)
    await page.goto(`${app.url}/member?type=2`)
    await expect.poll(() => stored(page, context)).toContain('GET api/Order/getList')
    // A picture that was sent to nobody else and was viewed here.
    const token = (await context.cookies()).find(({ name }) => name === 'token')?.value ?? ''
    const picture = await sendPicture(token)
    await page.evaluate(async (src) => Object.assign(new Image(), { src }).decode(), picture)
    await expect.poll(() => stored(page, context)).toContain(picture)
    await avatar(page).click()
    await page.getByRole('dialog', { name: '我的账号' }).getByRole('button', { name: /退出/ }).click()
    await expect(bar(page).getByRole('link', { name: '登录' })).toBeVisible()
    const left = await stored(page, context)
    for (const secret of [memberPassword, ...secrets]) expect(left).not.toContain(secret)
    expect(left).not.toContain('GET api/Order/getList')
    expect(left).not.toContain(picture)
    await page.reload()
    await expect(bar(page).getByRole('link', { name: '登录' })).toBeVisible()
  })
})

test('an unknown login offers to stay on the page or log in again; a lost one asks for a login', {
  tag: long,
}, async ({ page, context }) => {
  await registerMember(app, 'finn@example.com')
  await carryLogin(context, app, { token: 'A'.repeat(43) })
  await page.goto(`${app.url}/main`)
  const question = page.getByText('您已退出，您可以取消停留在此页面，或重新登录')
  await expect(question).toBeVisible()
  await dialog(page).getByRole('button', { name: '取消' }).click()
  await expect(question).toBeHidden()
  // A user who cancels is not asked again while the page is open, however long that is and whatever it requests.
  await page.clock.install()
  for (let minutes = 0; minutes < 3; minutes += 1) {
    await page.clock.fastForward(61_000)
    const answered = page.waitForResponse('**/api/User/getUserInfo')
    await page.evaluate(() => new BroadcastChannel('session').postMessage('in'))
    await answered
    await expect(question).toBeHidden()
  }
  await page.reload()
  await dialog(page).getByRole('button', { name: '重新登录' }).click()
  await expect(dialog(page).getByRole('heading', { name: '手机扫码，安全登录' })).toBeVisible()
  expect(await context.cookies()).not.toContainEqual(expect.objectContaining({ name: 'token' }))

  const there = await logIn(app, 'finn@example.com')
  await carryLogin(context, app, there)
  await callApp(app, 'POST api/Member/SignOut', {}, there.token)
  await page.reload()
  await expect(page.getByText('请登录后操作')).toBeVisible()
  await expect(dialog(page)).toBeVisible()
})
