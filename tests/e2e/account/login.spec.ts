// Typed logins: by code, by password, by registration; and what the device had followed before.
import { expect, type Locator } from '@playwright/test'
import { type AppProcess, bare, startApp } from '../../support/app/app-process.ts'
import { axeViolations } from '../../support/app/axe.ts'
import { interactive, starsReady } from '../../support/app/hydrated.ts'
import { test } from '../../support/app/test.ts'
import { callApp, lastCode, memberPassword, registerMember } from '../../support/people/app-member.ts'
import { agree, askForCode, avatar, bar, byWay, dialog, fill, openLogin, register, submit } from '../../support/people/login-dialog.ts'
import { expectNoPassword } from '../../support/people/login-traces.ts'
import { long } from '../../support/soak.ts'

let app: AppProcess
test.beforeAll(async () => {
  app = await startApp({ env: { ...bare, FEED_FROM: '2025-06-06T11:00:00Z' } })
})
test.afterAll(async () => {
  await app.stop()
  await app.clean()
})

test('registration reports missing fields, differing passwords and missing consent, and then signs in', async ({ page, context }) => {
  await openLogin(app, page)
  await expect(dialog(page).getByRole('heading', { name: '手机扫码，安全登录' })).toBeVisible()
  await expect(dialog(page).getByRole('img', { name: '登录二维码' })).toBeVisible()
  await expect(dialog(page).getByRole('link', { name: '用户协议' })).toHaveAttribute('target', '_blank')
  await dialog(page).getByRole('button', { name: '还没有账号，立即注册' }).click()
  await expect(dialog(page).getByRole('heading', { name: '账号注册' })).toBeVisible()
  await submit(page, '注册')
  await expect(dialog(page).getByRole('alert')).toHaveText('请填写完整')
  await submit(page, '获取验证码')
  await expect(dialog(page).getByRole('alert')).toHaveText('请填写完整')
  await fill(page, '手机号', '13800138001')
  // The number is sent only after consent.
  await submit(page, '获取验证码')
  await expect(dialog(page).getByRole('alert')).toHaveText('请先阅读并同意用户协议和隐私政策')
  await agree(page)
  await fill(page, '验证码', await askForCode(app, page, '86-13800138001'))
  await fill(page, '密码', memberPassword)
  await fill(page, '确认密码', `${memberPassword}!`)
  await submit(page, '注册')
  await expect(dialog(page).getByRole('alert')).toHaveText('请输入相同的密码')
  expect(await dialog(page).evaluate((element) => element.getBoundingClientRect().width)).toBe(410)
  await fill(page, '确认密码', memberPassword)
  await page.getByRole('checkbox', { name: /我已阅读并同意/ }).uncheck()
  await submit(page, '注册')
  await expect(dialog(page).getByRole('alert')).toHaveText('请先阅读并同意用户协议和隐私政策')
  await agree(page)
  await submit(page, '注册')
  await expect(avatar(page)).toBeVisible()
  await expect(dialog(page)).toBeHidden()
  await expectNoPassword(app, page, context)
})

test('password login remembers the account, shows an error at its field, and opens the agreement in a new tab', async ({
  page,
  context,
}) => {
  await register(app, page, 'anna@example.com')
  await page.context().clearCookies()
  await openLogin(app, page)
  await byWay(page, '密码登录')
  await expect(dialog(page).getByLabel('邮箱', { exact: true })).toHaveValue('anna@example.com')
  await fill(page, '密码', 'not this one')
  await submit(page, '登录')
  await expect(dialog(page).getByRole('alert')).toHaveText('账号或密码不对，请检查后重试')
  await expect(dialog(page).getByLabel('密码', { exact: true })).toBeFocused()
  const agreement = dialog(page).getByRole('link', { name: '用户协议' })
  await expect(agreement).toHaveAttribute('target', '_blank')
  expect(await axeViolations(page)).toEqual([])
  await fill(page, '密码', memberPassword)
  await submit(page, '登录')
  await expect(avatar(page)).toBeVisible()
  await expectNoPassword(app, page, context)
})

test('sign-in works with the keyboard alone', { tag: long }, async ({ page }) => {
  await registerMember(app, 'kai@example.com')
  await page.goto(`${app.url}/main`)
  await interactive(page)
  /** Moves the focus as a user without a pointer does. */
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
  await page.keyboard.type(memberPassword)
  await page.keyboard.press('Enter')
  await expect(avatar(page)).toBeVisible()
})

test('code login can be retried right after a failure, and 保持登录 survives a lost cookie', { tag: long }, async ({ page, context }) => {
  await openLogin(app, page)
  await byWay(page, '验证码登录')
  await dialog(page).getByLabel('国家或地区代码').selectOption('84')
  await fill(page, '手机号', '912 345 678')
  await agree(page)
  await page.route('**/api/user/getCode', (route) => route.abort(), { times: 1 })
  await submit(page, '获取验证码')
  await expect(dialog(page).getByRole('alert')).toHaveText('现在离线，联网后再试')
  await fill(page, '验证码', await askForCode(app, page, '84-912345678'))
  await dialog(page).getByLabel('保持登录').check()
  await submit(page, '登录')
  await expect(avatar(page)).toBeVisible()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('login-account'))).toBe('84-912345678')
  await context.clearCookies({ name: 'token' })
  await page.reload()
  await expect(avatar(page)).toBeVisible()
})

test('password reset starts with a code; a request too soon shows an error without disabling the button', async ({ page, context }) => {
  await callApp(app, 'POST api/user/getCode', { mobile: 'ben@example.com' })
  await openLogin(app, page)
  await byWay(page, '密码登录')
  await dialog(page).getByRole('button', { name: '忘记密码' }).click()
  await expect(dialog(page).getByRole('heading', { name: '找回密码' })).toBeVisible()
  await dialog(page).getByRole('button', { name: '改用邮箱' }).click()
  await fill(page, '邮箱', 'ben@example.com')
  await submit(page, '获取验证码')
  await expect(dialog(page).getByRole('alert')).toContainText('刚刚发过一条')
  await expect(dialog(page).getByRole('button', { name: '获取验证码' })).toBeEnabled()
  await fill(page, '验证码', await lastCode(app, 'ben@example.com'))
  await fill(page, '新密码', memberPassword)
  await fill(page, '确认密码', memberPassword)
  await submit(page, '修改密码')
  // The user has proved ownership of the address by then, so the missing account is no secret.
  await expect(dialog(page).getByRole('alert')).toHaveText('还没有这个账号，请先注册')
  await expectNoPassword(app, page, context)
})

test('the resend countdown carries over between forms, and applies only to its number', { tag: long }, async ({ page }) => {
  const again = dialog(page).getByRole('button', { name: /秒后重发/ })
  await openLogin(app, page)
  await byWay(page, '验证码登录')
  await fill(page, '手机号', '13800138009')
  await agree(page)
  await askForCode(app, page, '86-13800138009')
  // The consent box comes above the button that it covers.
  const top = async (of: Locator) => (await of.boundingBox())?.y ?? Number.NaN
  expect(await top(page.getByRole('checkbox', { name: /我已阅读并同意/ }))).toBeLessThan(await top(again))
  await dialog(page).getByRole('button', { name: '用密码注册' }).click()
  await expect(dialog(page).getByRole('heading', { name: '账号注册' })).toBeVisible()
  await expect(again).toBeDisabled()
  await fill(page, '手机号', '13800138010')
  await expect(dialog(page).getByRole('button', { name: '获取验证码' })).toBeEnabled()
  await fill(page, '手机号', '13800138009')
  await expect(again).toBeDisabled()
  await dialog(page).getByRole('button', { name: '已有账号，去登录' }).click()
  await dialog(page).getByRole('button', { name: '忘记密码' }).click()
  await expect(again).toBeDisabled()
  // A user who also forgot the account can register a new one.
  await dialog(page).getByRole('button', { name: '还没有账号，立即注册' }).click()
  await expect(dialog(page).getByRole('heading', { name: '账号注册' })).toBeVisible()
})

test('follows made before login belong to the account afterwards', { tag: long }, async ({ page }) => {
  await page.goto(`${app.url}/football`)
  await starsReady(page)
  const star = page.locator('#content button[aria-pressed="false"][aria-label^="关注"]').first()
  const label = (await star.getAttribute('aria-label')) ?? ''
  await star.click()
  const followed = page.locator(`#content button[aria-label="取消${label}"]`).first()
  await expect(followed).toHaveAttribute('aria-pressed', 'true')
  await register(app, page, 'gina@example.com')
  const [token] = (await page.context().cookies()).filter(({ name }) => name === 'token')
  const follows = async (): Promise<unknown[]> => {
    const response = await page.request.get(`${app.url}/api/Member/follows`, { headers: { token: token?.value ?? '' } })
    return ((await response.json()) as { data: { list: unknown[] } }).data.list
  }
  await expect.poll(follows).toHaveLength(1)
  await page.goto(`${app.url}/football`)
  await expect(followed).toHaveAttribute('aria-pressed', 'true')
})
