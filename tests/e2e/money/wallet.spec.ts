// The wallet in the browser: conversion whatever becomes of its response, bills online and offline, spending limits.
import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { axeViolations } from '../../support/app/axe.ts'
import { readKeys } from '../../support/app/device-storage.ts'
import { fetchAnew } from '../../support/app/fetch-anew.ts'
import { test } from '../../support/app/test.ts'
import { workerReady } from '../../support/app/worker-push.ts'
import { loseFirst, moneyApp, paymentPassword, sumOf, taken } from '../../support/money/money-app.ts'
import { long } from '../../support/soak.ts'

const money = moneyApp()

interface Box {
  x: number
  y: number
  width: number
  height: number
}
const overlap = (one: Box | null, other: Box | null): boolean => {
  if (!one || !other) throw new Error('a button is missing')
  const { x, y, width, height } = one
  return x < other.x + other.width && other.x < x + width && y < other.y + other.height && other.y < y + height
}

/** Number of cached bill responses of an account on this device. */
const countCachedBills = async (page: Page, account: string): Promise<number> =>
  (await readKeys(page, 'copy')).filter((key) => key.includes(` ${account} ["GET api/Order/getList"`)).length

test('income is converted once after its notice, whatever happens to the reply', async ({ context, page }) => {
  const me = await money.member(context, { coin: 0, income: 1_000, gold: 0 })
  await money.open(page, 1)
  // The ladder under the level: every step and its requirement.
  await page.getByText('等级一览').click()
  const ladder = page.getByRole('list', { name: '每一级需要的经验' })
  await expect(ladder.getByRole('listitem')).toHaveCount(60)
  await expect(ladder.getByRole('listitem').first()).toHaveText('1 级 1')
  await expect(ladder.getByRole('listitem').last()).toHaveText('60 级 605,695')
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('button', { name: '转入消费' }).click()
  const dialog = page.getByRole('dialog', { name: '收益转入消费钱包' })
  await dialog.getByRole('button', { name: '下一步' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('请输入转账金额')
  const field = dialog.getByLabel('转入多少')
  for (const [typed, message] of [
    ['0', '金额要大于 0'],
    ['-5', '金额不能是负数'],
    ['0.05', '小数位太多了'],
    ['1e21', '金额太大了'],
    ['abc', '请只填数字'],
    ['100.1', '收益只有 100 钻石'],
  ] as const) {
    await field.fill(typed)
    await dialog.getByRole('button', { name: '下一步' }).click()
    await expect(dialog.getByRole('alert')).toContainText(message)
  }
  await field.fill('４０．５')
  const calls = taken(page, 'api/Balance/conversionBalance')
  const next = await dialog.getByRole('button', { name: '下一步' }).boundingBox()
  // Twice at the same place: the second tap hits no button that moves money.
  await dialog.getByRole('button', { name: '下一步' }).dblclick()
  await expect(dialog.getByRole('alert')).toContainText('转入后不能提现')
  expect(calls).toHaveLength(0)
  expect(overlap(next, await dialog.getByRole('button', { name: '确认转入' }).boundingBox())).toBe(false)
  await loseFirst(page, 'api/Balance/conversionBalance')
  const sent = page.waitForRequest(/api\/Balance\/conversionBalance/)
  const askedAgain = page.waitForRequest(/api\/Balance\/outcome/)
  await dialog.getByRole('button', { name: '确认转入' }).dblclick()
  const key = (await sent).headers()['idempotency-key']
  expect([key?.length, new URL((await askedAgain).url()).searchParams.get('key')]).toEqual([36, key])
  await expect(page.getByRole('status').filter({ hasText: '转入成功，40.5 钻石可以用了' })).toBeVisible()
  await expect(sumOf(page, 'diamond')).toHaveText('40.5')
  await expect(sumOf(page, 'income')).toHaveText('59.5')
  expect(calls).toHaveLength(1)
  expect((await money.call(me, 'GET api/Order/getList')).list.filter(({ type }: { type: string }) => type === 'conversion')).toHaveLength(2)
})

test.describe('with the worker', () => {
  test.use({ serviceWorkers: 'allow' })
  test('bills by range and type with receipts, exported, and offline; the spend guard blocks a recharge', async ({ context, page }) => {
    const me = await money.member(context, { coin: 8_000, income: 50, gold: 200 })
    for (const sum of [10, 15]) {
      const reply = await fetch(`${money.app.url}/api/Balance/conversionBalance?money=${sum}`, {
        headers: { token: me.token, 'idempotency-key': randomUUID() },
      })
      expect((await reply.json()).code).toBe(0)
    }
    await money.open(page, 2)
    await expect(page.locator('[data-bill]')).toHaveCount(7)
    await expect(page.locator('[data-sum=consumption]')).toContainText('802.5')
    await page
      .getByRole('button', { name: /^收益转入消费/ })
      .and(page.locator('[aria-pressed]'))
      .click()
    await expect(page.locator('[data-bill]')).toHaveCount(4)
    await page.getByText('本周').click()
    await expect(page.locator('[data-bill]')).toHaveCount(4)
    await page.locator('[data-bill]').first().click()
    const receipt = page.getByRole('dialog', { name: '凭证' })
    await expect(receipt).toContainText('账本封印')
    expect(await axeViolations(page)).toEqual([])
    await page.keyboard.press('Escape')
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: '导出 CSV' }).click()
    const bytes = await readFile(await (await download).path())
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    const [head, ...lines] = bytes
      .toString('utf8')
      .slice(1)
      .trim()
      .split('\r\n')
      .map((line) => line.split(','))
    expect([head?.length, lines.length]).toEqual([8, 4])
    // The ledger's figures as numbers.
    expect(lines.map((line) => Number(line[3])).toSorted((a, b) => a - b)).toEqual([-1.5, -1, 1, 1.5])
    expect(lines[0]?.[4]).toBe('802.5')
    // Responses are cached for this account, with their age.
    await expect.poll(() => countCachedBills(page, me.id)).toBeGreaterThan(2)
    await workerReady(page)
    await context.setOffline(true)
    await page.reload()
    await expect(page.locator('[data-bill]')).toHaveCount(7)
    await expect(page.locator('#orders-bills')).toContainText(/离线副本 · .+保存/)
    await expect(page.locator('[data-sum=consumption]')).toContainText('802.5')
    await context.setOffline(false)

    await money.open(page, 1)
    const limitPanel = page.locator('[data-limit=daily_recharge_cap]')
    await limitPanel.getByRole('button', { name: '修改' }).click()
    await limitPanel.getByLabel('每日充值上限').fill('20')
    await limitPanel.getByRole('button', { name: '保存' }).click()
    await expect(limitPanel).toContainText('¥20')
    const box = page.locator('section[aria-labelledby=recharge]')
    await box.getByRole('radio', { name: /¥30/ }).check()
    await expect(box).toContainText('超过你设的每日上限')
    await box.getByRole('button', { name: /^支付/ }).click()
    await expect(box.getByRole('alert')).toHaveText('超过了你设的每日上限')
    await expect.poll(() => context.pages().length).toBe(1)
  })
})

test.describe('with the worker, and no network after the commit', () => {
  test.use({ serviceWorkers: 'allow' })
  test('a conversion with a lost reply is unknown until checked, runs once, and is reported correctly', { tag: long }, async ({
    context,
    page,
  }) => {
    const me = await money.member(context, { coin: 0, income: 1_000, gold: 0 })
    await money.open(page, 1)
    await workerReady(page)
    const calls = taken(page, 'api/Balance/conversionBalance')
    await page.route('**/api/Balance/conversionBalance*', async (route) => {
      const reply = await fetchAnew(route)
      expect(await reply.json()).toMatchObject({ code: 0 })
      await context.setOffline(true)
      await route.abort('connectionreset')
    })
    await page.getByRole('button', { name: '转入消费' }).click()
    const dialog = page.getByRole('dialog', { name: '收益转入消费钱包' })
    await dialog.getByLabel('转入多少').fill('40')
    await dialog.getByRole('button', { name: '下一步' }).click()
    await dialog.getByRole('button', { name: '确认转入' }).click()
    await expect(dialog.getByText('还不知道扣没扣，正在查')).toBeVisible({ timeout: 15_000 })
    await expect(page.getByText('什么都没有扣')).toHaveCount(0)
    expect(await readKeys(page, 'moneyCall')).toHaveLength(1)
    await page.reload()
    await expect(page.locator('[data-balance=diamond]')).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByText('刚才没有回音的那一笔已经成功')).toBeVisible({ timeout: 30_000 })
    await expect(sumOf(page, 'diamond')).toHaveText('40')
    await expect(sumOf(page, 'income')).toHaveText('60')
    expect(await readKeys(page, 'moneyCall')).toHaveLength(0)
    expect(calls).toHaveLength(1)
    expect((await money.call(me, 'GET api/Order/getList')).list.filter(({ type }: { type: string }) => type === 'conversion')).toHaveLength(
      2,
    )
  })
})

test('the spend guard confirms above the user’s threshold and blocks at the cap, in minor mode and while cooling off', {
  tag: long,
}, async ({ context, page }) => {
  const me = await money.member(context, { coin: 10_000, income: 0, gold: 0 })
  await money.choosePaymentPassword(me)
  await money.open(page, 1)
  const limitPanel = page.locator('section[aria-labelledby=spend-guard]')
  const limit = async (field: string, label: string, value: string): Promise<void> => {
    const row = limitPanel.locator(`[data-limit=${field}]`)
    await row.getByRole('button', { name: '修改' }).click()
    await row.getByLabel(label).fill(value)
    await row.getByRole('button', { name: '保存' }).click()
    await expect(row).toContainText(value)
  }
  await limit('confirm_over', '单笔确认', '100')
  await limit('daily_cap', '每日消费上限', '500')

  // A scarf of 300 diamonds needs confirmation, also after a double tap.
  const spent = taken(page, 'api/goods/exchange')
  const scarf = await order(page)
  const act = scarf.getByRole('button', { name: '兑换', exact: true })
  await act.dblclick()
  const question = page.getByRole('dialog', { name: '确认这笔消费' })
  await expect(question).toContainText('这一笔是 300 钻石，达到了你设的确认金额')
  expect(spent.filter((url) => url.endsWith('/exchange'))).toHaveLength(1)
  const confirm = question.getByRole('button', { name: '确定花费' })
  expect(await axeViolations(page)).toEqual([])
  await question.getByRole('button', { name: '取消' }).click()
  await expect(scarf.getByLabel('收件人')).toHaveValue('陈小明')
  expect((await money.call(me, 'GET api/Balance/getInfo')).balance).toBe(10_000)
  await act.click()
  await confirm.dblclick()
  await expect(page.getByRole('dialog', { name: '兑换成功' })).toBeVisible()
  expect((await money.call(me, 'GET api/Balance/getInfo')).balance).toBe(7_000)

  // Another one would make 600 in a day.
  const second = await order(page)
  await second.getByRole('button', { name: '兑换', exact: true }).click()
  await expect(second.getByRole('alert')).toContainText('每日上限')

  // Minor mode: no spending, until the payment password ends it.
  await money.open(page, 1)
  const box = page.locator('section[aria-labelledby=recharge]')
  await limitPanel.getByRole('switch', { name: '未成年人模式' }).click()
  await page.getByRole('dialog', { name: '打开未成年人模式' }).getByRole('button', { name: '打开' }).click()
  await expect(limitPanel.getByRole('switch', { name: '未成年人模式' })).toBeChecked()
  await expect(box).toContainText('未成年人模式')
  await box.getByRole('button', { name: /^支付/ }).click()
  await expect(box.getByRole('alert')).toContainText('未成年人模式下不能消费和充值')
  await limitPanel.getByRole('switch', { name: '未成年人模式' }).click()
  const end = page.getByRole('dialog', { name: '关闭未成年人模式' })
  await end.getByLabel('支付密码').fill('111222')
  await end.getByRole('button', { name: '关闭', exact: true }).last().click()
  await expect(end.getByRole('alert')).toContainText('支付密码不对')
  await end.getByLabel('支付密码').fill(paymentPassword)
  await end.getByRole('button', { name: '关闭', exact: true }).last().click()
  await expect(limitPanel.getByRole('switch', { name: '未成年人模式' })).not.toBeChecked()

  // Cooling-off: no recharge, no exchange, and no way to end it early.
  await limitPanel.locator('[data-limit=cooling_off]').getByRole('button', { name: '开始' }).click()
  await page.getByRole('dialog', { name: '开始冷静期' }).getByRole('button', { name: '开始' }).click()
  await expect(limitPanel.locator('[data-limit=cooling_off]')).toContainText('为止，不能消费和充值')
  await box.getByRole('button', { name: /^支付/ }).click()
  await expect(box.getByRole('alert')).toContainText('冷静期内不能消费和充值')
  const third = await order(page)
  await third.getByRole('button', { name: '兑换', exact: true }).click()
  await expect(third.getByRole('alert')).toContainText('冷静期内不能使用钻石')
  expect((await money.call(me, 'GET api/Balance/getInfo')).balance).toBe(7_000)
  expect(context.pages()).toHaveLength(1)

  /** Opens the order dialog of the mall's scarf and fills in an address. */
  async function order(on: Page) {
    await on.goto(`${money.app.url}/member?type=8`)
    await on.getByRole('button', { name: '兑换 助威围巾' }).click()
    const dialog = on.getByRole('dialog', { name: /^兑换/ })
    await dialog.getByLabel('收件人').fill('陈小明')
    await dialog.getByLabel('电话').fill('13800138000')
    await dialog.getByLabel('地址').fill('北京市海淀区中关村大街 1 号')
    return dialog
  }
})
