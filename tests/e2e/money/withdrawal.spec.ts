// A withdrawal in the browser: a card, the wait, the decision at the desk, and the notifications.
import { type Browser, expect, type Page } from '@playwright/test'
import { drizzle } from 'drizzle-orm/node-postgres'
import { grantRole } from '../../../server/features/account/store.ts'
import { test } from '../../support/app/test.ts'
import { moneyApp, paymentPassword, sumOf, violationsFromTop } from '../../support/money/money-app.ts'
import { carryLogin, type Registered, registerMember } from '../../support/people/app-member.ts'

const money = moneyApp()

test('one withdrawal is rejected in the admin desk, another approved and paid; the open tab and notices update', async ({
  browser,
  context,
  page,
}) => {
  const me = await money.member(context, { coin: 0, income: 10_000, gold: 0 })
  const operator = await registerMember(money.app)
  await grantRole(drizzle(money.pool), operator.id, 'operator', true)
  await money.open(page, 1)
  await expect(page.locator('[data-withdrawals=off]')).toContainText('提现暂未开放')
  await money.call(operator, 'POST api/Desk/withdrawalTerms', { open: true, least: 1_000 })
  await money.choosePaymentPassword(me)
  await page.reload()
  const panel = page.locator('section[aria-labelledby=withdrawal]')
  await panel.getByRole('button', { name: '绑定银行卡' }).click()
  const bind = page.getByRole('dialog', { name: '绑定银行卡' })
  const sent: string[] = []
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
  await bind.getByLabel('银行卡号').fill('4539578763621487')
  await bind.getByLabel('收款人姓名').fill('陈小明')
  await bind.getByLabel('开户银行').fill('招商银行')
  await bind.getByLabel('支付密码').fill('111222')
  await bind.getByRole('button', { name: '绑定' }).click()
  await expect(bind.getByRole('alert')).toContainText('卡号不对')
  await bind.getByLabel('银行卡号').fill('4539578763621486')
  await bind.getByRole('button', { name: '绑定' }).click()
  await expect(bind.getByRole('alert')).toContainText('支付密码不对')
  await bind.getByLabel('支付密码').fill(paymentPassword)
  await bind.getByRole('button', { name: '绑定' }).click()
  await expect(panel).toContainText('**** **** **** 1486')
  await expect(panel).toContainText('24 小时保护')
  // The number is only in the body of the draft, the password only in that of its ticket.
  expect(sent.filter((text) => text.includes('4539578763621486')).every((text) => text.includes('api/Bank_card/draft '))).toBe(true)
  expect(sent.filter((text) => text.includes(paymentPassword)).every((text) => text.includes('api/Balance/payTicket '))).toBe(true)

  await money.pool.query("UPDATE payout_account SET changed_at = changed_at - interval '25 hours' WHERE account_id = $1", [me.id])
  await page.reload()
  await apply(page, '300')
  await expect(panel.locator('[data-withdrawal=waiting]')).toContainText('审核中')
  await expect(sumOf(page, 'income')).toHaveText('700')
  const admin = await openAdmin(browser, operator)
  await admin.begin('拒绝')
  await admin.dialog('拒绝').getByLabel('拒绝的原因').selectOption({ label: '姓名和实名不一致' })
  await admin.dialog('拒绝').getByLabel('补充说明，对方会看到').fill('请先核对姓名')
  await admin.decide('拒绝')
  const refused = panel.locator('[data-withdrawal=refused]')
  await expect(refused).toContainText('收款人姓名和实名不一致')
  await expect(refused).toContainText('请先核对姓名')
  await expect(sumOf(page, 'income')).toHaveText('1,000')

  await apply(page, '200')
  await admin.screen.reload()
  await admin.begin('批准')
  await admin.decide('批准')
  const memberPage = await context.newPage()
  await memberPage.goto(`${money.app.url}/member?type=5`)
  await expect(memberPage.getByRole('article').or(memberPage.getByRole('listitem')).first()).toBeVisible()
  await admin.begin('已打款')
  await admin.dialog('已打款').getByLabel('转账流水号').fill('T20261121')
  await admin.decide('已打款')
  // Both tabs update by themselves: the wallet shows it, the list offers it.
  await expect(panel.locator('[data-withdrawal=paid]')).toContainText('T20261121')
  await memberPage.getByRole('button', { name: /条新通知/ }).click()
  await expect(memberPage.locator('#content')).toContainText('提现')
  await memberPage.close()
  await admin.screen.context().close()
  await expect(sumOf(page, 'income')).toHaveText('800')
  expect(await violationsFromTop(page)).toEqual([])
})

/** Opens the desk's withdrawals in the operator's own browser. */
async function openAdmin(browser: Browser, operator: Registered) {
  const own = await browser.newContext({ locale: 'zh-CN' })
  await carryLogin(own, money.app, operator)
  const screen = await own.newPage()
  await screen.goto(`${money.app.url}/desk?tab=withdrawals`)
  const dialog = (act: string) => screen.getByRole('dialog', { name: act, exact: true })
  return {
    screen,
    dialog,
    /** Starts an action on the only waiting withdrawal. */
    begin: (act: string) => screen.getByRole('table', { name: '提现' }).getByRole('button', { name: act, exact: true }).click(),
    /** Executes the decision at once, instead of half a minute later. */
    async decide(act: string): Promise<void> {
      await dialog(act).getByRole('button', { name: act, exact: true }).click()
      await expect(dialog(act)).toBeHidden()
      await screen.getByRole('button', { name: /^立即执行/ }).click()
    },
  }
}

async function apply(page: Page, sum: string): Promise<void> {
  const panel = page.locator('section[aria-labelledby=withdrawal]')
  await panel.getByLabel('提现多少').fill(sum)
  await panel.getByRole('button', { name: '申请提现' }).click()
  const dialog = page.getByRole('dialog', { name: '确认提现' })
  await dialog.getByLabel('支付密码').fill(paymentPassword)
  await dialog.getByRole('button', { name: '提交申请' }).dblclick()
  await expect(dialog).toBeHidden()
  await expect(panel.locator('[data-withdrawal=waiting]')).toHaveCount(1)
}
