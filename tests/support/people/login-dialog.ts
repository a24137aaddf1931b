// The login dialog as users operate it, in browser tests.
import { expect, type Locator, type Page } from '@playwright/test'
import type { AppProcess } from '../app/app-process.ts'
import { interactive } from '../app/hydrated.ts'
import { lastCode, memberPassword } from './app-member.ts'

type Running = Pick<AppProcess, 'url' | 'output'>

export const dialog = (page: Page): Locator => page.getByRole('dialog')
export const bar = (page: Page): Locator => page.locator('header')
/** The avatar of a signed-in user in the top bar. */
export const avatar = (page: Page): Locator => bar(page).getByRole('button', { name: /我的账号/ })

export async function openLogin({ url }: Pick<Running, 'url'>, page: Page, path = '/main'): Promise<void> {
  await page.goto(`${url}${path}`)
  await interactive(page)
  await bar(page).getByRole('link', { name: '登录' }).click()
  await expect(dialog(page)).toBeVisible()
  // After the login the account replaces the link, and a pointer that rests there would open its panel.
  await page.mouse.move(2, 2)
}
/** Leaves the QR code, which is the default on desktops. */
export async function byWay(page: Page, way: '验证码登录' | '密码登录'): Promise<void> {
  await dialog(page).getByRole('button', { name: way, exact: true }).click()
}
export const fill = (page: Page, label: string, text: string): Promise<void> => dialog(page).getByLabel(label, { exact: true }).fill(text)
export const submit = (page: Page, name: string): Promise<void> => dialog(page).getByRole('button', { name, exact: true }).click()

/** Accepts the agreement and the privacy policy, on any login form. */
export const agree = (page: Page): Promise<void> => page.getByRole('checkbox', { name: /我已阅读并同意/ }).check()

/** Requests a code and returns the one sent to the form's address. */
export async function askForCode(app: Running, page: Page, mobile: string): Promise<string> {
  await submit(page, '获取验证码')
  await expect(page.getByText('验证码发送成功').first()).toBeVisible()
  await expect(dialog(page).getByRole('button', { name: /秒后重发/ })).toBeDisabled()
  return lastCode(app, mobile)
}

/** Registers a new user without an invitation. */
export async function register(app: Running, page: Page, email: string): Promise<void> {
  await openLogin(app, page)
  await dialog(page).getByRole('button', { name: '还没有账号，立即注册' }).click()
  await fill(page, '手机号', email)
  await agree(page)
  await fill(page, '验证码', await askForCode(app, page, email))
  await fill(page, '密码', memberPassword)
  await fill(page, '确认密码', memberPassword)
  await submit(page, '注册')
  await expect(avatar(page)).toBeVisible()
}
