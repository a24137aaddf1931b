// The queue of the desk: selected, claimed, decided and postponed by keyboard, seen by another operator, and one after the other on a
// phone.
import { randomUUID } from 'node:crypto'
import { expect, type Locator, type Page } from '@playwright/test'
import type { SignedIn } from '../../../contract/account/account.ts'
import { axeViolations } from '../../support/app/axe.ts'
import { app } from '../../support/app/shared-app.ts'
import { test } from '../../support/app/test.ts'
import { hears, sendNow } from '../../support/people/admin-steps.ts'
import { callApp, carryLogin, createOperator, logIn, registerMember } from '../../support/people/app-member.ts'

const [sooner, later] = ['看台的灯不亮', '座椅太窄'].map((text) => `${text} ${randomUUID().slice(0, 8)}`) as [string, string]
let one: SignedIn
let other: SignedIn

test.beforeAll(async () => {
  const names = ['one', 'other'].map((name) => `queue-${name}-${randomUUID()}@example.com`) as [string, string]
  one = await logIn(app, names[0], await createOperator(app, names[0]))
  other = await logIn(app, names[1], await createOperator(app, names[1]))
  const { token } = await registerMember(app)
  for (const content of [sooner, later]) await callApp(app, 'POST api/Universal/feedback', { kind: 'problem', content }, token)
})

/** Opens the queue of feedback only: other tests leave waiting items. */
async function openQueue(page: Page, who: SignedIn): Promise<void> {
  await carryLogin(page.context(), app, who)
  const isHearing = hears(page, who.id)
  await page.goto(`${app.url}/desk?tab=waiting`)
  await page.getByLabel('种类', { exact: true }).selectOption('feedback')
  await isHearing
}
const rowOf = (page: Page, text: string): Locator =>
  page.getByRole('region', { name: '待处理' }).getByRole('button').filter({ hasText: text })
const paneOf = (page: Page): Locator => page.getByRole('region', { name: '反馈', exact: true })
const act = (page: Page, name: string): Locator => paneOf(page).getByRole('button', { name, exact: true })

test('an operator works through the queue by keyboard, and another sees what is claimed and decided', async ({ page, browser }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const context = await browser.newContext({ locale: 'zh-CN', viewport: { width: 1440, height: 900 } })
  const elsewhere = await context.newPage()
  await Promise.all([openQueue(page, one), openQueue(elsewhere, other)])

  await rowOf(page, sooner).click()
  await expect(paneOf(page)).toContainText(sooner)
  await page.keyboard.press('j')
  await expect(rowOf(page, later)).toBeFocused()
  await expect(rowOf(page, later)).toHaveAttribute('aria-current', 'true')
  await page.keyboard.press('k')
  await expect(rowOf(page, sooner)).toHaveAttribute('aria-current', 'true')
  await expect(paneOf(page)).toContainText('还没有人动过')
  expect(await axeViolations(page)).toEqual([])

  await page.keyboard.press('g')
  await expect(paneOf(page).getByText(/^你已领取，到 .+ 自动放开$/)).toBeVisible()
  await expect(rowOf(page, sooner)).toContainText('我领的')
  await expect(paneOf(page)).toContainText('领取待办')
  await expect(rowOf(elsewhere, sooner)).toContainText(one.user_nickname)
  await rowOf(elsewhere, sooner).click()
  await expect(paneOf(elsewhere).getByText(`${one.user_nickname} 已领取`)).toBeVisible()
  await expect(act(elsewhere, '领取')).toBeDisabled()
  await expect(act(elsewhere, '处理')).toHaveCount(0)

  await page.keyboard.press('x')
  await expect(act(page, '处理')).toBeFocused()
  await page.keyboard.press('Enter')
  await page.getByLabel('答复', { exact: true }).fill('今晚就换')
  await page.getByRole('button', { name: '发送答复' }).click()
  await sendNow(page).click()
  await expect(paneOf(page)).toContainText('这一项已经处理了')
  for (const admin of [page, elsewhere]) await expect(rowOf(admin, sooner)).toHaveCount(0)

  // The item that took its place.
  await page.keyboard.press('j')
  await expect(paneOf(page)).toContainText(later)
  await page.keyboard.press('s')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: '明天 9 点' }).click()
  expect(await axeViolations(page)).toEqual([])
  await dialog.getByRole('button', { name: '推后', exact: true }).click()
  await expect(dialog).toHaveCount(0)
  for (const admin of [page, elsewhere]) await expect(rowOf(admin, later)).toHaveCount(0)
  await page.getByRole('button', { name: /^已推后/ }).click()
  await expect(rowOf(page, later)).toContainText('明天 09:00')
  await rowOf(page, later).click()
  await act(page, '放回待办').click()
  await expect(rowOf(elsewhere, later)).toBeVisible()
  await context.close()

  // On a phone the list first, then the item alone.
  await page.getByRole('button', { name: /^全部/ }).click()
  await page.setViewportSize({ width: 390, height: 844 })
  await rowOf(page, later).click()
  await expect(page.getByRole('heading', { name: '反馈', exact: true })).toBeFocused()
  await expect(rowOf(page, later)).toHaveCount(0)
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('link', { name: '返回列表' }).click()
  await expect(rowOf(page, later)).toBeFocused()
  expect(await axeViolations(page)).toEqual([])
})
