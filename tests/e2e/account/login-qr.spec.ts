// QR-code login across two browsers: scanned, typed, refused, expired.
import { type Browser, expect, type Page } from '@playwright/test'
import { type AppProcess, bare, startApp } from '../../support/app/app-process.ts'
import { axeViolations } from '../../support/app/axe.ts'
import { interactive } from '../../support/app/hydrated.ts'
import { test } from '../../support/app/test.ts'
import { carryLogin, registerMember } from '../../support/people/app-member.ts'
import { avatar, bar, dialog } from '../../support/people/login-dialog.ts'
import { long } from '../../support/soak.ts'

let app: AppProcess
test.beforeAll(async () => {
  app = await startApp({ env: bare })
})
test.afterAll(async () => {
  await app.stop()
  await app.clean()
})

/** A desktop page that shows its QR code. */
async function screenOf(browser: Browser, path = '/main', before: (screen: Page) => Promise<void> = async () => undefined) {
  const screen = await (await browser.newContext({ locale: 'zh-CN' })).newPage()
  await screen.goto(app.url + path)
  await before(screen)
  const made = screen.waitForResponse('**/api/user/getLoginQrcode')
  await interactive(screen)
  await bar(screen).getByRole('link', { name: '登录' }).click()
  await screen.mouse.move(2, 2)
  const { data } = (await (await made).json()) as { data: { url: string; short: string } }
  return { screen, data }
}

test('a signed-in phone approves another screen by its QR code, and text typed there is kept', async ({ page, context, browser }) => {
  await carryLogin(context, app, await registerMember(app, 'carla@example.com'))
  const { screen, data } = await screenOf(browser, '/feedback', async (desktop) => {
    await desktop.getByRole('textbox', { name: '内容', exact: true }).fill('登录前写的')
    await desktop.evaluate(() => Object.assign(window, { isTheSame: true }))
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
  // The code is valid only once.
  await page.goto(data.url)
  await expect(page.getByText('二维码已过期，请刷新后再扫')).toBeVisible()
  await screen.context().close()
})

test('a phone at /login accepts the typed code of the screen, and distinguishes a wrong code from none', { tag: long }, async ({
  page,
  context,
  browser,
}) => {
  await carryLogin(context, app, await registerMember(app, 'greta@example.com'))
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

test('a denied camera shows a message; an allowed one ignores codes without a login, and finds the screen', { tag: long }, async ({
  page,
  context,
  browser,
}) => {
  await carryLogin(context, app, await registerMember(app, 'hedda@example.com'))
  const { screen, data } = await screenOf(browser)
  // This Chromium has neither a camera nor a barcode detector.
  await page.addInitScript((url) => {
    let asked = 0
    navigator.mediaDevices.getUserMedia = async () => {
      asked += 1
      if (asked === 1) throw new DOMException('refused', 'NotAllowedError')
      const canvas = document.createElement('canvas')
      setInterval(() => canvas.getContext('2d')?.fillRect(0, 0, 1, 1), 50)
      return canvas.captureStream(20)
    }
    class BarcodeDetector {
      static getSupportedFormats = async () => ['qr_code']
      async detect() {
        return [{ rawValue: 'isTurned' in window ? url : 'WIFI:S:stand;;' }]
      }
    }
    Object.assign(window, { BarcodeDetector })
  }, data.url)
  await page.goto(`${app.url}/login`)
  await page.getByRole('button', { name: '打开摄像头扫码' }).click()
  await expect(page.locator('#content').getByRole('alert')).toHaveText('没有得到允许：请在浏览器的设置里允许本站用摄像头，或者输入登录码')
  await page.getByRole('button', { name: '再试一次' }).click()
  await expect(page.getByText('这不是登录二维码')).toBeVisible()
  await page.evaluate(() => Object.assign(window, { isTurned: true }))
  await expect(page.getByRole('heading', { name: '确认在另一块屏幕上登录？' })).toBeVisible()
  await expect(dialog(screen).getByText('扫描成功，请在手机上确认')).toBeVisible()
  await screen.context().close()
})

test('the screen shows that a code was rejected, and offers another', { tag: long }, async ({ page, context, browser }) => {
  await carryLogin(context, app, await registerMember(app, 'dora@example.com'))
  const { screen, data } = await screenOf(browser)
  await page.goto(data.url)
  await page.getByRole('button', { name: '取消' }).click()
  await expect(dialog(screen).getByText('手机上取消了登录')).toBeVisible()
  await dialog(screen).getByRole('button', { name: '刷新二维码' }).click()
  await expect(dialog(screen).getByText('后自动刷新')).toBeVisible()
  await screen.context().close()
})

test('an unscanned code is renewed while its screen is visible, and then shows as expired', { tag: long }, async ({ browser }) => {
  const { screen } = await screenOf(browser, '/main', async (desktop) => {
    await interactive(desktop)
    await desktop.clock.install()
  })
  const state = (text: string) => dialog(screen).getByText(text, { exact: true })
  const refresh = dialog(screen).getByRole('button', { name: '刷新二维码' })
  await expect(dialog(screen).getByText('后自动刷新')).toBeVisible()
  let renewed = 0
  screen.on('request', (request) => {
    if (request.url().endsWith('/api/user/getLoginQrcode')) renewed += 1
  })
  // Each code expires after two minutes.
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
