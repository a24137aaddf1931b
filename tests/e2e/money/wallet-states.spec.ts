// A full wallet in each of its states: in every style, with its dialogs, with invalid amounts, and offline.
import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test'
import { drizzle } from 'drizzle-orm/node-postgres'
import { Pool } from 'pg'
import { startCluster } from '../../../server/core/postgres/cluster.ts'
import { type AppProcess, recorded, startApp } from '../../support/app/app-process.ts'
import { axeViolations } from '../../support/app/axe.ts'
import { readKeys } from '../../support/app/device-storage.ts'
import { test } from '../../support/app/test.ts'
import { workerReady } from '../../support/app/worker-push.ts'
import { fillWallet } from '../../support/money/full-wallet.ts'
import { carryLogin, type Registered, registerMember } from '../../support/people/app-member.ts'
import { long, soak } from '../../support/soak.ts'

let app: AppProcess
let pool: Pool
let owner: Registered
test.beforeAll(async () => {
  app = await startApp({ env: { ...recorded, RATE_LIMIT: '0' } })
  const { connection } = await startCluster({ folder: app.dataDir })
  pool = new Pool(connection)
  owner = await registerMember(app)
  await fillWallet({ db: drizzle(pool), dataDir: app.dataDir }, owner.id)
})
test.afterAll(async () => {
  await pool.end()
  await app.stop()
  await app.clean()
})

async function openWallet(context: BrowserContext, page: Page): Promise<void> {
  await carryLogin(context, app, owner)
  await page.goto(`${app.url}/member?type=1`)
  await expect(page.locator('[data-withdrawal]')).toHaveCount(10)
  await expect(page.locator('[data-bill]')).toHaveCount(5)
}
async function openOrders(page: Page): Promise<void> {
  await page.locator('[data-key=orders]').click()
  await expect(page.locator('[data-order]')).toHaveCount(20)
}
const isClean = async (page: Page): Promise<void> => expect(await axeViolations(page)).toEqual([])

const viewports = [
  [390, 'light'],
  [1440, 'dark'],
  [1440, 'light'],
  [390, 'dark'],
] as const
/** Checks the open page in every style, the first few of them with axe. */
async function seen(page: Page, few: number): Promise<void> {
  for (const [at, [width, colorScheme]] of viewports.entries()) {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    expect(overflow, `scrolls sideways at ${width}`).toBeLessThanOrEqual(0)
    if (at < few) expect(await axeViolations(page), `${width}, ${colorScheme}`).toEqual([])
  }
}

for (const [lang, few] of [
  ['zh', 2],
  ['en', 1],
  ['vi', 1],
] as const)
  test(`wallet, charge dialog, bills and orders in ${lang}, both widths and themes: no overflow, no axe violations`, {
    tag: long,
  }, async ({ context, page }) => {
    test.setTimeout(120_000)
    const all = soak(few, viewports.length)
    await context.addCookies([{ name: 'lang', value: lang, url: app.url }])
    await page.addInitScript((value) => localStorage.setItem('preferences', JSON.stringify({ lang: value })), lang)
    await openWallet(context, page)
    await expect(page.locator('html')).toHaveAttribute('lang', lang)
    await seen(page, all)
    await page.locator('[data-balance=diamond]').getByRole('button').first().click()
    await expect(page.getByRole('dialog').getByRole('radio')).toHaveCount(6)
    await seen(page, all)
    await page.goto(`${app.url}/member?type=2`)
    await expect(page.locator('[data-bill]')).toHaveCount(20)
    await seen(page, all)
    await openOrders(page)
    await seen(page, all)
  })

test('dialogs over the wallet have no axe violations', { tag: long }, async ({ context, page }) => {
  test.setTimeout(120_000)
  await openWallet(context, page)
  const over = async (name: string, inspect: (dialog: Locator) => Promise<unknown>): Promise<void> => {
    const dialog = page.getByRole('dialog', { name })
    await expect(dialog).toBeVisible()
    await inspect(dialog)
    await isClean(page)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  }
  await page.getByRole('button', { name: '转入消费' }).click()
  await over('收益转入消费钱包', async (dialog) => {
    await dialog.getByRole('button', { name: '下一步' }).click()
    await expect(dialog.getByRole('alert')).toHaveText('请输入转账金额')
    await isClean(page)
    await dialog.getByLabel('转入多少').fill('0.1')
    await dialog.getByRole('button', { name: '下一步' }).click()
    await expect(dialog.getByRole('alert')).toContainText('转入后不能提现')
  })
  await page.getByRole('button', { name: '更换银行卡' }).click()
  await over('绑定银行卡', (dialog) => expect(dialog.getByLabel('支付密码')).toBeVisible())
  const panel = page.locator('section[aria-labelledby=withdrawal]')
  await panel.getByLabel('提现多少').fill('100')
  await panel.getByRole('button', { name: '申请提现' }).click()
  await over('确认提现', (dialog) => expect(dialog.getByText('**** **** **** 1486')).toBeVisible())
  await page.locator('[data-bill]').first().click()
  await over('凭证', (dialog) => expect(dialog).toContainText('账本封印'))
  const limitPanel = page.locator('section[aria-labelledby=spend-guard]')
  await limitPanel.getByRole('switch', { name: '未成年人模式' }).click()
  await over('打开未成年人模式', (dialog) => expect(dialog.getByRole('button', { name: '打开' })).toBeVisible())
  await limitPanel.getByRole('button', { name: '延长' }).click()
  await over('开始冷静期', (dialog) => expect(dialog.getByRole('radio')).toHaveCount(4))
  const cap = limitPanel.locator('[data-limit=daily_cap]')
  await cap.getByRole('button', { name: '修改' }).click()
  await cap.getByLabel('每日消费上限').fill('-5')
  await cap.getByRole('button', { name: '保存' }).click()
  await expect(cap.getByRole('alert')).toHaveText('金额不能是负数')
  await isClean(page)
})

test('each invalid withdrawal amount has its own message, and sends no request to the operator', async ({ context, page }) => {
  await openWallet(context, page)
  const panel = page.locator('section[aria-labelledby=withdrawal]')
  for (const [typed, message] of [
    ['', '请填写金额'],
    ['0', '金额要大于 0'],
    ['-5', '金额不能是负数'],
    ['0.05', '小数位太多了'],
    ['1e21', '金额太大了'],
    ['abc', '请只填数字'],
    ['5', '单次可以提'],
    ['999999', '收益只有'],
  ] as const) {
    await panel.getByLabel('提现多少').fill(typed)
    await panel.getByRole('button', { name: '申请提现' }).click()
    await expect(panel.getByRole('alert')).toContainText(message)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  await isClean(page)
})

test('the charge dialog opens over any page: from the floating bar and from the account panel', async ({ context, page }) => {
  await carryLogin(context, app, owner)
  await page.goto(`${app.url}/news`)
  const avatar = page.getByRole('button', { name: /我的账号/ })
  await expect(avatar).toBeVisible()
  const charge = page.getByRole('dialog', { name: '充值钻石' })
  await page.getByRole('complementary', { name: '快捷操作' }).getByRole('button', { name: '充值' }).click()
  await expect(charge.getByRole('radio')).toHaveCount(6)
  await isClean(page)
  await page.keyboard.press('Escape')
  await expect(charge).toBeHidden()
  await avatar.click()
  const panel = page.getByRole('dialog', { name: '我的账号' })
  await panel.getByRole('button', { name: '充值', exact: true }).click()
  await expect(panel).toBeHidden()
  await expect(charge.getByRole('radio')).toHaveCount(6)
  await expect(page).toHaveURL(/\/news$/)
})

test.describe('with the worker', () => {
  test.use({ serviceWorkers: 'allow' })
  test('orders are readable offline, each with its state, its time and its age', async ({ context, page }) => {
    await carryLogin(context, app, owner)
    await page.goto(`${app.url}/member?type=2`)
    await openOrders(page)
    const retried = page.locator('[data-order=paid]').filter({ hasText: '支付失败' })
    await expect(retried).toContainText(/支付失败 · .+已到账 · /)
    const cachedKey = ` ${owner.id} ["GET api/Order/recharge"`
    await expect.poll(async () => (await readKeys(page, 'copy')).some((key) => key.includes(cachedKey))).toBe(true)
    await workerReady(page)
    await context.setOffline(true)
    await page.reload()
    await openOrders(page)
    await expect(retried).toContainText(/支付失败 · .+已到账 · /)
    await expect(page.locator('#orders-orders')).toContainText(/离线副本 · .+保存/)
  })
})
