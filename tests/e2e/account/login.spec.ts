// Every way in: by code, by password, by registration, by QR code across two browsers; and what is left after the way out.
import { createHash } from 'node:crypto'
import { type Browser, type BrowserContext, expect, type Locator, type Page, test } from '@playwright/test'
import type { UploadTicket } from '../../../contract/member.ts'
import { type AppProcess, startApp } from '../../support/app/app-process.ts'
import { axeViolations } from '../../support/app/axe.ts'
import { starsReady, takenOver } from '../../support/app/taken-over.ts'
import { workerReady } from '../../support/app/worker-push.ts'
import { lastCode } from '../../support/people/app-member.ts'
import { goodPng } from '../../support/upload/hostile-files.ts'

let app: AppProcess
test.beforeAll(async () => {
  app = await startApp()
})
test.afterAll(async () => {
  await app.stop()
  await app.clean()
})

const password = 'Tribune-42-north'
const dialog = (page: Page) => page.getByRole('dialog')
const bar = (page: Page) => page.locator('header')

async function openLogin(page: Page, path = '/main'): Promise<void> {
  await page.goto(`${app.url}${path}`)
  await takenOver(page)
  await bar(page).getByRole('link', { name: '登录' }).click()
  await expect(dialog(page)).toBeVisible()
  // Where the link was is the account after the login, and a pointer that rests there opens its panel.
  await page.mouse.move(2, 2)
}
/** From the QR code, which a desktop begins with. */
async function byWay(page: Page, way: '验证码登录' | '密码登录'): Promise<void> {
  await dialog(page).getByRole('button', { name: way, exact: true }).click()
}
const fill = (page: Page, label: string, text: string): Promise<void> => dialog(page).getByLabel(label, { exact: true }).fill(text)
const submit = (page: Page, name: string): Promise<void> => dialog(page).getByRole('button', { name, exact: true }).click()
const avatar = (page: Page) => bar(page).getByRole('button', { name: /我的账号/ })

async function askForCode(page: Page, mobile: string): Promise<string> {
  await submit(page, '获取验证码')
  await expect(page.getByText('验证码发送成功').first()).toBeVisible()
  await expect(dialog(page).getByRole('button', { name: /秒后重发/ })).toBeDisabled()
  return lastCode(app, mobile)
}

async function register(page: Page, email: string): Promise<void> {
  await openLogin(page)
  await dialog(page).getByRole('button', { name: '还没有账号，立即注册' }).click()
  await fill(page, '手机号', email)
  await fill(page, '验证码', await askForCode(page, email))
  await fill(page, '密码', password)
  await fill(page, '确认密码', password)
  await submit(page, '注册')
  await expect(avatar(page)).toBeVisible()
}

/** Calls as a script does that has no cookies. */
async function ask<T>(path: string, body: unknown, token = ''): Promise<T> {
  const headers = { 'content-type': 'application/json', ...(token && { token }) }
  const answer = await fetch(`${app.url}/${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  return ((await answer.json()) as { data: T }).data
}
/** A member that a page is signed in as, without walking through the dialog again. */
async function member(context: BrowserContext, mobile: string): Promise<string> {
  await ask('api/user/getCode', { mobile })
  const { token } = await ask<{ token: string }>('api/user/registered', {
    mobile,
    code: await lastCode(app, mobile),
    password,
    repassword: password,
  })
  await context.addCookies([{ name: 'token', value: token, url: app.url, sameSite: 'Strict' }])
  return token
}

/** Sends a picture of the account and answers its path. */
async function sendPicture(token: string): Promise<string> {
  const bytes = await goodPng(64)
  const asked = { kind: 'picture', size: bytes.length }
  const ticket = await ask<UploadTicket>('api/Member/getQiniuToken', asked, token)
  const headers = { 'content-type': 'application/octet-stream', token }
  for (const { url } of ticket.parts) await fetch(new URL(url, app.url), { method: 'PUT', headers, body: new Uint8Array(bytes) })
  return (await ask<{ path: string }>('api/Member/uploaded', { token: ticket.token }, token)).path
}

/** All that any storage of this site has, as one text. */
async function stored(page: Page, context: BrowserContext): Promise<string> {
  const kept = await page.evaluate(async () => {
    const found: unknown[] = [{ ...localStorage }, { ...sessionStorage }]
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open(name)
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
      for (const table of database.objectStoreNames) {
        const rows = await new Promise((resolve, reject) => {
          const request = database.transaction(table).objectStore(table).getAll()
          request.onsuccess = () => resolve(request.result)
          request.onerror = () => reject(request.error)
        })
        found.push({ [table]: rows })
      }
      database.close()
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        const answer = await cache.match(request)
        const isText = /json|html/.test(answer?.headers.get('content-type') ?? '')
        found.push([request.url, isText ? await answer?.text() : ''])
      }
    }
    return JSON.stringify(found)
  })
  return kept + JSON.stringify(await context.cookies())
}

const hashed = (how: 'hex' | 'base64'): string => createHash('sha256').update(password).digest(how)
/** The password as it is typed, and as it would be kept by who wants to hide that. */
const canaries = [
  password,
  [...password].reverse().join(''),
  Buffer.from(password).toString('base64'),
  Buffer.from(password).toString('hex'),
  hashed('hex'),
  hashed('base64'),
]
/** Neither this browser nor the server's log has it. */
async function expectNoPassword(page: Page, context: BrowserContext): Promise<void> {
  const kept = (await stored(page, context)) + app.output()
  expect(canaries.filter((canary) => kept.includes(canary))).toEqual([])
}

test('registration warns of what is missing and of passwords that differ, and lets in', async ({ page, context }) => {
  await openLogin(page)
  await expect(dialog(page).getByRole('heading', { name: '手机扫码，安全登录' })).toBeVisible()
  await expect(dialog(page).getByRole('img', { name: '登录二维码' })).toBeVisible()
  await dialog(page).getByRole('button', { name: '还没有账号，立即注册' }).click()
  await expect(dialog(page).getByRole('heading', { name: '账号注册' })).toBeVisible()
  await submit(page, '注册')
  await expect(dialog(page).getByRole('alert')).toHaveText('请填写完整')
  await submit(page, '获取验证码')
  await expect(dialog(page).getByRole('alert')).toHaveText('请填写完整')
  await fill(page, '手机号', '13800138001')
  await fill(page, '验证码', await askForCode(page, '86-13800138001'))
  await fill(page, '密码', password)
  await fill(page, '确认密码', `${password}!`)
  await submit(page, '注册')
  await expect(dialog(page).getByRole('alert')).toHaveText('请输入相同的密码')
  expect(await dialog(page).evaluate((element) => element.getBoundingClientRect().width)).toBe(410)
  await fill(page, '确认密码', password)
  await submit(page, '注册')
  await expect(avatar(page)).toBeVisible()
  await expect(dialog(page)).toBeHidden()
  await expectNoPassword(page, context)
})

test('by password, with the account remembered; a wrong one is told at its field; the consent opens a new tab', async ({
  page,
  context,
}) => {
  await register(page, 'anna@example.com')
  await page.context().clearCookies()
  await openLogin(page)
  await byWay(page, '密码登录')
  await expect(dialog(page).getByLabel('邮箱', { exact: true })).toHaveValue('anna@example.com')
  await fill(page, '密码', 'not this one')
  await submit(page, '登录')
  await expect(dialog(page).getByRole('alert')).toHaveText('账号或密码不对，请检查后重试')
  await expect(dialog(page).getByLabel('密码', { exact: true })).toBeFocused()
  const agreement = dialog(page).getByRole('link', { name: '用户协议' })
  await expect(agreement).toHaveAttribute('target', '_blank')
  expect(await axeViolations(page)).toEqual([])
  await fill(page, '密码', password)
  await submit(page, '登录')
  await expect(avatar(page)).toBeVisible()
  await expectNoPassword(page, context)
})

test('the keyboard alone signs in', async ({ page, context }) => {
  await member(context, 'kai@example.com')
  await context.clearCookies()
  await page.goto(`${app.url}/main`)
  await takenOver(page)
  /** Moves the focus as a reader does who has no pointer. */
  const tabTo = async (target: Locator): Promise<void> => {
    for (let press = 0; press < 80; press += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return
      await page.keyboard.press('Tab')
    }
    await expect(target).toBeFocused()
  }
  await tabTo(bar(page).getByRole('link', { name: '登录' }))
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toBeVisible()
  await tabTo(dialog(page).getByRole('button', { name: '密码登录', exact: true }))
  await page.keyboard.press('Enter')
  await tabTo(dialog(page).getByLabel('手机号', { exact: true }))
  await page.keyboard.type('kai@example.com')
  await tabTo(dialog(page).getByLabel('密码', { exact: true }))
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
  await expect(avatar(page)).toBeVisible()
})

test('by code: a failure can be tried again at once, another device keeps signed in over a lost cookie', async ({ page, context }) => {
  await openLogin(page)
  await byWay(page, '验证码登录')
  await dialog(page).getByLabel('国家或地区代码').selectOption('84')
  await fill(page, '手机号', '912 345 678')
  await page.route('**/api/user/getCode', (route) => route.abort(), { times: 1 })
  await submit(page, '获取验证码')
  await expect(dialog(page).getByRole('alert')).toHaveText('现在离线，联网后再试')
  await fill(page, '验证码', await askForCode(page, '84-912345678'))
  await dialog(page).getByLabel('保持登录').check()
  await submit(page, '登录')
  await expect(avatar(page)).toBeVisible()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('login-account'))).toBe('84-912345678')
  await context.clearCookies({ name: 'token' })
  await page.reload()
  await expect(avatar(page)).toBeVisible()
})

test('a forgotten password begins with a code; one that comes too soon is told, and the button waits for nothing', async ({
  page,
  context,
}) => {
  await ask('api/user/getCode', { mobile: 'ben@example.com' })
  await openLogin(page)
  await byWay(page, '密码登录')
  await dialog(page).getByRole('button', { name: '忘记密码' }).click()
  await expect(dialog(page).getByRole('heading', { name: '找回密码' })).toBeVisible()
  await dialog(page).getByRole('button', { name: '改用邮箱' }).click()
  await fill(page, '邮箱', 'ben@example.com')
  await submit(page, '获取验证码')
  await expect(dialog(page).getByRole('alert')).toContainText('刚刚发过一条')
  await expect(dialog(page).getByRole('button', { name: '获取验证码' })).toBeEnabled()
  await fill(page, '验证码', await lastCode(app, 'ben@example.com'))
  await fill(page, '新密码', password)
  await fill(page, '确认密码', password)
  await submit(page, '修改密码')
  // Whose address it is has been proven by then: that nobody has it is no secret to them.
  await expect(dialog(page).getByRole('alert')).toHaveText('还没有这个账号，请先注册')
  await expectNoPassword(page, context)
})

/** A desktop that shows its QR code. */
async function screenOf(browser: Browser, path = '/main', before: (screen: Page) => Promise<void> = async () => undefined) {
  const screen = await (await browser.newContext({ locale: 'zh-CN' })).newPage()
  await screen.goto(app.url + path)
  await before(screen)
  const made = screen.waitForResponse('**/api/user/getLoginQrcode')
  await takenOver(screen)
  await bar(screen).getByRole('link', { name: '登录' }).click()
  await screen.mouse.move(2, 2)
  const { data } = (await (await made).json()) as { data: { url: string; short: string } }
  return { screen, data }
}

test('a phone that is signed in lets another screen in by its QR code, and what was typed there stays', async ({
  page,
  context,
  browser,
}) => {
  await member(context, 'carla@example.com')
  const { screen, data } = await screenOf(browser, '/feedback', async (desk) => {
    await desk.getByRole('textbox', { name: '内容', exact: true }).fill('登录前写的')
    await desk.evaluate(() => Object.assign(window, { isTheSame: true }))
  })
  await page.goto(data.url)
  await expect(page.getByRole('heading', { name: '确认在另一块屏幕上登录？' })).toBeVisible()
  await expect(dialog(screen).getByText('扫描成功，请在手机上确认')).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('button', { name: '确认登录' }).click()
  await expect(page.getByText('登录成功，另一块屏幕已经登录')).toBeVisible()
  await expect(avatar(screen)).toBeVisible()
  await expect(dialog(screen)).toBeHidden()
  await expect(screen.getByRole('region', { name: '我的反馈' })).toBeVisible()
  await expect(screen.getByRole('textbox', { name: '内容', exact: true })).toHaveValue('登录前写的')
  expect(await screen.evaluate(() => 'isTheSame' in window)).toBe(true)
  // Once is all that it was good for.
  await page.goto(data.url)
  await expect(page.getByText('二维码已过期，请刷新后再扫')).toBeVisible()
  await screen.context().close()
})

test('a phone at /login types the code of the screen; a wrong one is told apart from none', async ({ page, context, browser }) => {
  await member(context, 'greta@example.com')
  const { screen, data } = await screenOf(browser)
  const { short } = data
  await expect(dialog(screen).getByText('扫不了？')).toContainText(`${short.slice(0, 3)} ${short.slice(3)}`)
  await page.goto(`${app.url}/login`)
  await expect(page.getByRole('heading', { name: '让另一块屏幕登录' })).toBeVisible()
  const field = page.getByLabel('登录码', { exact: true })
  const next = page.getByRole('button', { name: '下一步' })
  await field.fill(short.slice(0, 3))
  await next.click()
  await expect(page.locator('#content').getByRole('alert')).toHaveText('登录码是 6 位字母和数字，请看清再输入')
  await field.fill(`${short.slice(0, -1)}${short.endsWith('A') ? 'B' : 'A'}`)
  await next.click()
  await expect(page.locator('#content').getByRole('alert')).toHaveText('没有这个登录码，请看清另一块屏幕再输入')
  expect(await axeViolations(page)).toEqual([])
  await field.fill(` ${short.toLowerCase()} `)
  await next.click()
  await expect(page.getByRole('heading', { name: '确认在另一块屏幕上登录？' })).toBeVisible()
  await page.getByRole('button', { name: '确认登录' }).click()
  await expect(page.getByText('登录成功，另一块屏幕已经登录')).toBeVisible()
  await expect(avatar(screen)).toBeVisible()
  await screen.context().close()
})

test('a camera that is refused says so; one that opens passes over what is no login, and finds the screen', async ({
  page,
  context,
  browser,
}) => {
  await member(context, 'hedda@example.com')
  const { screen, data } = await screenOf(browser)
  // This Chromium has neither a camera nor a reader of codes.
  await page.addInitScript((url) => {
    let asked = 0
    navigator.mediaDevices.getUserMedia = async () => {
      asked += 1
      if (asked === 1) throw new DOMException('refused', 'NotAllowedError')
      const canvas = document.createElement('canvas')
      setInterval(() => canvas.getContext('2d')?.fillRect(0, 0, 1, 1), 50)
      return canvas.captureStream(20)
    }
    let looks = 0
    class BarcodeDetector {
      static getSupportedFormats = async () => ['qr_code']
      async detect() {
        looks += 1
        return [{ rawValue: looks < 10 ? 'WIFI:S:stand;;' : url }]
      }
    }
    Object.assign(window, { BarcodeDetector })
  }, data.url)
  await page.goto(`${app.url}/login`)
  await page.getByRole('button', { name: '打开摄像头扫码' }).click()
  await expect(page.locator('#content').getByRole('alert')).toHaveText('没有得到允许：请在浏览器的设置里允许本站用摄像头，或者输入登录码')
  await page.getByRole('button', { name: '再试一次' }).click()
  await expect(page.getByText('这不是登录二维码')).toBeVisible()
  await expect(page.getByRole('heading', { name: '确认在另一块屏幕上登录？' })).toBeVisible()
  await expect(dialog(screen).getByText('扫描成功，请在手机上确认')).toBeVisible()
  await screen.context().close()
})

test('a refused code says so on the screen, and another can be had', async ({ page, context, browser }) => {
  await member(context, 'dora@example.com')
  const { screen, data } = await screenOf(browser)
  await page.goto(data.url)
  await page.getByRole('button', { name: '取消' }).click()
  await expect(dialog(screen).getByText('手机上取消了登录')).toBeVisible()
  await dialog(screen).getByRole('button', { name: '刷新二维码' }).click()
  await expect(dialog(screen).getByText('后自动刷新')).toBeVisible()
  await screen.context().close()
})

test('a code that nobody scans is made anew while its screen is looked at, then says that it is over', async ({ browser }) => {
  const { screen } = await screenOf(browser, '/main', async (desk) => {
    await takenOver(desk)
    await desk.clock.install()
  })
  const state = (text: string) => dialog(screen).getByText(text, { exact: true })
  const refresh = dialog(screen).getByRole('button', { name: '刷新二维码' })
  await expect(dialog(screen).getByText('后自动刷新')).toBeVisible()
  let renewed = 0
  screen.on('request', (request) => {
    if (request.url().endsWith('/api/user/getLoginQrcode')) renewed += 1
  })
  // Two minutes at a time.
  await expect(async () => {
    await screen.clock.fastForward(121_000)
    await expect(state('二维码已过期')).toBeVisible({ timeout: 1_000 })
    await expect(refresh).toBeVisible({ timeout: 1_000 })
  }).toPass({ timeout: 30_000 })
  expect(renewed).toBeGreaterThan(0)
  await refresh.click()
  await expect(dialog(screen).getByText('后自动刷新')).toBeVisible()
  await expect(state('二维码已过期')).toBeHidden()
  await screen.context().close()
})

test('logout leads home and leaves nothing private in any storage', async ({ page, context }) => {
  await openLogin(page, '/football?shareCode=Friend1')
  await dialog(page).getByRole('button', { name: '还没有账号，立即注册' }).click()
  await fill(page, '手机号', 'emil@example.com')
  await fill(page, '验证码', await askForCode(page, 'emil@example.com'))
  await fill(page, '密码', password)
  await fill(page, '确认密码', password)
  const bound = page.waitForRequest('**/api/user/shareBind')
  await submit(page, '注册')
  expect((await bound).postDataJSON()).toEqual({ shareCode: 'Friend1', type: 1 })
  await expect(avatar(page)).toBeVisible()
  const [token] = (await context.cookies()).filter(({ name }) => name === 'token')
  const me = (await (await page.request.get(`${app.url}/api/User/getUserInfo`, { headers: { token: token?.value ?? '' } })).json()) as {
    data: { id: string; user_nickname: string; userSig: string }
  }
  // While signed in, what was read for the account is kept under its name: the check below looks for something that was there.
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
  // The remembered account is all that the reader asked to keep.
  expect(left.split('emil@example.com').length - 1).toBe(1)
})

test.describe('with the worker', () => {
  test.use({ serviceWorkers: 'allow' })
  test('a logout from a device that stays signed in leaves no key and no copy, and a reload signs nobody in', async ({ page, context }) => {
    await member(context, 'ines@example.com')
    await context.clearCookies()
    await openLogin(page)
    await workerReady(page)
    await byWay(page, '密码登录')
    await fill(page, '手机号', 'ines@example.com')
    await fill(page, '密码', password)
    await dialog(page).getByLabel('保持登录').check()
    await submit(page, '登录')
    await expect(avatar(page)).toBeVisible()
    // The token of the login and that of the device.
    const secrets = (await context.cookies()).map(({ value }) => value).filter((value) => value.length > 30)
    expect(secrets.length).toBeGreaterThan(1)
    await page.goto(`${app.url}/member?type=2`)
    await expect.poll(() => stored(page, context)).toContain('GET api/Order/getList')
    // A picture that was sent to nobody else, and was seen here.
    const token = (await context.cookies()).find(({ name }) => name === 'token')?.value ?? ''
    const picture = await sendPicture(token)
    await page.evaluate(async (src) => Object.assign(new Image(), { src }).decode(), picture)
    await expect.poll(() => stored(page, context)).toContain(picture)
    await avatar(page).click()
    await page.getByRole('dialog', { name: '我的账号' }).getByRole('button', { name: /退出/ }).click()
    await expect(bar(page).getByRole('link', { name: '登录' })).toBeVisible()
    const left = await stored(page, context)
    for (const secret of [password, ...secrets]) expect(left).not.toContain(secret)
    expect(left).not.toContain('GET api/Order/getList')
    expect(left).not.toContain(picture)
    await page.reload()
    await expect(bar(page).getByRole('link', { name: '登录' })).toBeVisible()
  })
})

test('a login that was ended elsewhere asks whether to stay on the page or to log in again; one that is lost asks for a login', async ({
  page,
  context,
}) => {
  await member(context, 'finn@example.com')
  const there = await ask<{ token: string }>('api/user/login', { mobile: 'finn@example.com', password })
  await ask('api/Member/endSession', { others: true }, there.token)
  await page.goto(`${app.url}/main`)
  const question = page.getByText('您已退出，您可以取消停留在此页面，或重新登录')
  await expect(question).toBeVisible()
  await dialog(page).getByRole('button', { name: '取消' }).click()
  await expect(question).toBeHidden()
  // Who stays is not asked again while the page is open, however long that is and whatever it reads.
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

  await context.addCookies([{ name: 'token', value: there.token, url: app.url, sameSite: 'Strict' }])
  await ask('api/Member/SignOut', {}, there.token)
  await page.reload()
  await expect(page.getByText('请登录后操作')).toBeVisible()
  await expect(dialog(page)).toBeVisible()
})

test('what was followed before the login is the account’s afterwards', async ({ page }) => {
  await page.goto(`${app.url}/football`)
  await starsReady(page)
  const star = page.locator('#content button[aria-pressed="false"][aria-label^="关注"]').first()
  const label = (await star.getAttribute('aria-label')) ?? ''
  await star.click()
  const followed = page.locator(`#content button[aria-label="取消${label}"]`).first()
  await expect(followed).toHaveAttribute('aria-pressed', 'true')
  await register(page, 'gina@example.com')
  const [token] = (await page.context().cookies()).filter(({ name }) => name === 'token')
  const follows = async (): Promise<unknown[]> => {
    const answer = await page.request.get(`${app.url}/api/Member/follows`, { headers: { token: token?.value ?? '' } })
    return ((await answer.json()) as { data: { list: unknown[] } }).data.list
  }
  await expect.poll(follows).toHaveLength(1)
  await page.goto(`${app.url}/football`)
  await expect(followed).toHaveAttribute('aria-pressed', 'true')
})
