// While codes are being guessed, anyone who requests one solves a puzzle first; the page does it automatically, at login and for the user's
// own code.
import { expect } from '@playwright/test'
import type { SignedIn } from '../../../contract/account/account.ts'
import { type AppProcess, startApp } from '../../support/app/app-process.ts'
import { test } from '../../support/app/test.ts'
import { callApp, carryLogin, createOperator, lastCode, logIn } from '../../support/people/app-member.ts'
import { agree } from '../../support/people/login-dialog.ts'
import { long } from '../../support/soak.ts'

const own = 'own@example.com'
let app: AppProcess
let member: SignedIn

const refusal = (key: string, body: object): Promise<string> =>
  callApp(app, key, body).then(
    () => 'none',
    (error: Error) => error.message,
  )

test.beforeAll(async () => {
  app = await startApp()
  // An account that has not been sent a code yet.
  member = await logIn(app, own, await createOperator(app, own))
  const numbers = Array.from({ length: 6 }, (_, index) => `guessed${index}@example.com`)
  for (const mobile of numbers) await callApp(app, 'POST api/user/getCode', { mobile })
  for (const mobile of numbers) {
    const wrong = (await lastCode(app, mobile)) === '000000' ? '111111' : '000000'
    for (let time = 0; time < 4; time += 1) await refusal('POST api/user/login', { mobile, code: wrong })
  }
})
test.afterAll(async () => {
  await app.stop()
  await app.clean()
})

test('a login by code passes the proof of work while a script is rejected', { tag: long }, async ({ page }) => {
  expect(await refusal('POST api/user/getCode', { mobile: 'script@example.com' })).not.toBe('none')
  await page.goto(`${app.url}/login`)
  await page.getByRole('button', { name: '验证码登录' }).click()
  await page.getByLabel('手机号', { exact: true }).fill('fan@example.com')
  await agree(page)
  const puzzle = page.waitForResponse('**/api/user/getProof')
  await page.getByRole('button', { name: '获取验证码' }).click()
  const { data } = (await (await puzzle).json()) as { data: { bits: number } }
  expect(data.bits).toBeGreaterThanOrEqual(16)
  await expect(page.getByRole('button', { name: /秒后重发/ })).toBeVisible()
  await page.getByLabel('验证码', { exact: true }).fill(await lastCode(app, 'fan@example.com'))
  const another = page.waitForResponse('**/api/user/getProof')
  await page.getByRole('button', { name: '登录', exact: true }).last().click()
  await another
  await expect(page.getByRole('banner').getByRole('button', { name: /我的账号/ })).toBeVisible()
})

test('setting a payment password, which sends a code to the user’s own number, passes it too', { tag: long }, async ({ page }) => {
  await carryLogin(page.context(), app, member)
  await page.goto(`${app.url}/member?type=6&part=account`)
  const panel = page.getByRole('region', { name: '支付密码' })
  await panel.getByLabel('支付密码', { exact: true }).fill('480213')
  await panel.getByLabel('再输一次支付密码').fill('480213')
  const puzzle = page.waitForResponse('**/api/user/getProof')
  await panel.getByRole('button', { name: '获取验证码' }).click()
  await puzzle
  await expect(panel.getByRole('button', { name: /秒后重发/ })).toBeVisible()
  await panel.getByLabel('验证码').fill(await lastCode(app, own))
  await panel.getByRole('button', { name: '设置支付密码' }).click()
  await expect(panel.getByText('已设置', { exact: true })).toBeVisible()
})
