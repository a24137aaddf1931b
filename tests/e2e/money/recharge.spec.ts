// A recharge in the browser: in a second tab, with a lost response and a double tap, late, abandoned and resumed.
import { type BrowserContext, expect, type Page } from '@playwright/test'
import { axeViolations } from '../../support/app/axe.ts'
import { readSetting } from '../../support/app/device-storage.ts'
import { test } from '../../support/app/test.ts'
import { loseFirst, moneyApp, sumOf, taken, violationsFromTop } from '../../support/money/money-app.ts'
import type { Registered } from '../../support/people/app-member.ts'
import { long } from '../../support/soak.ts'

const money = moneyApp()

test('a second tab, a lost reply and a double tap create one recharge order, whose result arrives by itself', async ({ context, page }) => {
  const me = await money.member(context, { coin: 0, income: 0, gold: 0 })
  await money.open(page, 1)
  await expect(sumOf(page, 'diamond')).toHaveText('0')
  const orders = taken(page, 'api/chargerules/payUrl')
  const wasLost = await loseFirst(page, 'api/chargerules/payUrl')
  const box = page.locator('section[aria-labelledby=recharge]')
  await expect(box.getByRole('radio')).toHaveCount(6)
  // The bonus, as an amount and as a percentage.
  await expect(box.getByRole('radio', { name: /¥30\s*多 3%\s*送 9/ })).toHaveCount(1)
  await box.getByRole('radio', { name: /¥30/ }).check()
  const tab = context.waitForEvent('page')
  await box.getByRole('button', { name: /^支付 ¥30/ }).dblclick()
  const checkout = await tab
  await expect(box.locator('[data-recharge=waiting]')).toBeVisible()
  await checkout.waitForURL(/\/pay\/sandbox\//)
  expect([orders.length, wasLost(), context.pages().length]).toEqual([1, true, 2])
  await expect(checkout.getByRole('heading', { name: '沙盒收银台' })).toBeVisible()
  expect(await checkout.evaluate(() => window.opener)).toBeNull()
  expect(await axeViolations(checkout)).toEqual([])
  // A declined card, then an accepted one.
  await checkout.getByRole('button', { name: '支付失败' }).click()
  await expect(box.locator('[data-recharge=failed]')).toBeVisible()
  expect(await violationsFromTop(page)).toEqual([])
  await checkout.getByRole('button', { name: '再试一次' }).click()
  await expect(checkout.getByRole('status')).toContainText('支付成功')
  await expect(box.locator('[data-recharge=paid]')).toContainText('+309')
  await expect(sumOf(page, 'diamond')).toHaveText('309')
  expect(await violationsFromTop(page)).toEqual([])
  expect((await money.call(me, 'GET api/Order/recharge')).list).toMatchObject([{ state: 'paid', coin: 3_000, give: 90 }])
  await expect(page.locator('[data-bill=recharge]')).toContainText('+309')
})

test('a payment without a callback is found by polling; the dialog opens over any page', async ({ context, page }) => {
  await money.member(context, { coin: 0, income: 0, gold: 0 })
  await money.open(page, 1)
  await page.locator('[data-balance=diamond]').getByRole('button', { name: '充值' }).click()
  const dialog = page.getByRole('dialog', { name: '充值钻石' })
  const tab = context.waitForEvent('page')
  await dialog.getByRole('button', { name: /^支付/ }).click()
  const checkout = await tab
  await checkout.waitForURL(/\/pay\/sandbox\//)
  await checkout.getByRole('button', { name: '取消订单' }).click()
  await expect(dialog.locator('[data-recharge=closed]')).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  await dialog.getByRole('button', { name: '换个套餐' }).click()
  const second = context.waitForEvent('page')
  await dialog.getByRole('button', { name: /^支付/ }).click()
  const again = await second
  await again.waitForURL(/\/pay\/sandbox\//)
  // The live socket sends nothing about this order: the app has to poll it.
  await money.pool.query("UPDATE recharge_order SET device_id = '' WHERE state = 'open'")
  await again.getByRole('button', { name: '确认支付' }).click()
  await expect(again.getByRole('status')).toContainText('支付成功')
  await expect(dialog.locator('[data-recharge=paid]')).toBeVisible({ timeout: 15_000 })
  await dialog.getByRole('button', { name: '好的' }).click()
  await expect(dialog).toBeHidden()
})

const checkoutOf = async (context: BrowserContext, tap: () => Promise<void>): Promise<Page> => {
  const [tab] = await Promise.all([context.waitForEvent('page'), tap()])
  await tab.waitForURL(/\/pay\/sandbox\//)
  return tab
}
const payThere = async (checkout: Page): Promise<void> => {
  await checkout.getByRole('button', { name: '确认支付' }).click()
  await expect(checkout.getByRole('status')).toContainText('支付成功')
}
/** A member's order ids, newest first. */
const ordersOf = async (who: Registered): Promise<string[]> =>
  (await money.call(who, 'GET api/Order/recharge')).list.map(({ id }: { id: string }) => id)

test('an order survives a reload: unpaid it is offered again, paid it is announced once', { tag: long }, async ({ context, page }) => {
  const me = await money.member(context, { coin: 0, income: 0, gold: 0 })
  await money.open(page, 1)
  const box = page.locator('section[aria-labelledby=recharge]')
  await box.getByRole('radio', { name: /¥30/ }).check()
  const first = await checkoutOf(context, () => box.getByRole('button', { name: /^支付 ¥30/ }).click())
  await expect(box.locator('[data-recharge=waiting]')).toBeVisible()
  // It resumes where it was, without another tab.
  await expect.poll(() => readSetting(page, 'private:recharge')).toBeDefined()
  await page.reload()
  await expect(box.locator('[data-recharge=waiting]')).toContainText('309')
  expect(await axeViolations(page)).toEqual([])
  expect(context.pages()).toHaveLength(2)
  // An order abandoned for another package is offered above them, also after a reload.
  await box.getByRole('button', { name: '换个套餐' }).click()
  await expect(box.locator('[data-unpaid]')).toContainText('¥30')
  await expect.poll(() => readSetting(page, 'private:recharge')).toBeUndefined()
  await page.reload()
  await expect(box.getByRole('radio')).toHaveCount(6)
  await expect(box.locator('[data-unpaid]')).toContainText('¥30')
  expect(await axeViolations(page)).toEqual([])
  const again = await checkoutOf(context, () => box.getByRole('button', { name: '继续付款' }).click())
  expect(new URL(again.url()).pathname).toBe(new URL(first.url()).pathname)
  expect(await ordersOf(me)).toHaveLength(1)
  await expect.poll(() => readSetting(page, 'private:recharge')).toBeDefined()
  await page.reload()
  await expect(box.locator('[data-recharge=waiting]')).toBeVisible()
  await payThere(again)
  await expect(box.locator('[data-recharge=paid]')).toContainText('+309')
  await expect(sumOf(page, 'diamond')).toHaveText('309')
  await expect.poll(() => readSetting(page, 'private:recharge')).toBeUndefined()
  await page.reload()
  await expect(box.getByRole('radio')).toHaveCount(6)
  await expect(box.locator('[data-recharge], [data-unpaid]')).toHaveCount(0)

  // Paid while the page is closed: the next visit reports it, once.
  await box.getByRole('radio', { name: /¥6$/ }).check()
  const second = await checkoutOf(context, () => box.getByRole('button', { name: /^支付 ¥6/ }).click())
  await expect(box.locator('[data-recharge=waiting]')).toBeVisible()
  await expect.poll(() => readSetting(page, 'private:recharge')).toBeDefined()
  await page.goto('about:blank')
  await payThere(second)
  await page.goto(`${money.app.url}/member?type=1`)
  await expect(page.getByRole('status').filter({ hasText: '充值成功，60 钻石已到账' })).toBeVisible()
  await expect(box.locator('[data-recharge=paid]')).toContainText('+60')
  // The reported state is stored as well.
  await expect.poll(() => readSetting(page, 'private:recharge')).toBeUndefined()
  await page.reload()
  await expect(box.getByRole('radio')).toHaveCount(6)
  await expect(box.locator('[data-recharge]')).toHaveCount(0)

  // From the list of orders too.
  const third = await checkoutOf(context, () => box.getByRole('button', { name: /^支付/ }).click())
  await third.close()
  await page.goto(`${money.app.url}/member?type=2`)
  await page.getByRole('tab', { name: '充值订单' }).click()
  await expect(page.locator('[data-order]')).toHaveCount(3)
  const goneOn = await checkoutOf(context, () => page.locator('[data-order=open]').getByRole('button', { name: '继续付款' }).click())
  await payThere(goneOn)
  await expect(page.locator('[data-order=paid]')).toHaveCount(3)
  await expect(page.getByRole('button', { name: '继续付款' })).toHaveCount(0)
  expect(await ordersOf(me)).toHaveLength(3)
})

test('the first tab waits for a late payment callback and picks it up by itself', { tag: long }, async ({ context, page }) => {
  const me = await money.member(context, { coin: 0, income: 0, gold: 0 })
  await money.open(page, 1)
  const box = page.locator('section[aria-labelledby=recharge]')
  await box.getByRole('radio', { name: /¥30/ }).check()
  const checkout = await checkoutOf(context, () => box.getByRole('button', { name: /^支付 ¥30/ }).click())
  await expect(box.locator('[data-recharge=waiting]')).toBeVisible()
  // The server does not poll the provider meanwhile: only its late callback can bring the diamonds.
  await money.pool.query("UPDATE recharge_order SET ask_at = ask_at + interval '1 hour' WHERE account_id = $1", [me.id])
  await checkout.getByRole('button', { name: '支付，10 秒后才通知' }).click()
  await expect(checkout.getByRole('status')).toContainText('支付成功')
  await checkout.close()
  await expect(box.locator('[data-recharge=paid]')).toContainText('+309', { timeout: 30_000 })
  await expect(sumOf(page, 'diamond')).toHaveText('309')
  expect((await money.call(me, 'GET api/Order/recharge')).list).toMatchObject([{ state: 'paid', coin: 3_000, give: 90 }])
  const { rows } = await money.pool.query(
    `SELECT event.event_id AS event, event.at - payment.at > interval '9 s' AS late FROM recharge_order bought
      JOIN sandbox_payment payment ON payment.order_id = bought.id JOIN payment_event event ON event.order_id = bought.id
      WHERE bought.account_id = $1`,
    [me.id],
  )
  expect(rows).toEqual([{ event: expect.stringMatching(/^ev_/), late: true }])
})
