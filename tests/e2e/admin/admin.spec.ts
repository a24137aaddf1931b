// The operator's desk: its users, their decisions, and the effects on others.
import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { drizzle } from 'drizzle-orm/node-postgres'
import { Pool } from 'pg'
import type { SignedIn } from '../../../contract/account/account.ts'
import { startCluster } from '../../../server/core/postgres/cluster.ts'
import { type AppProcess, recorded, startApp } from '../../support/app/app-process.ts'
import { axeViolations } from '../../support/app/axe.ts'
import { test } from '../../support/app/test.ts'
import { endow } from '../../support/money/ledger-scene.ts'
import { sendNow, table } from '../../support/people/admin-steps.ts'
import { callApp, carryLogin, createOperator, logIn, memberPassword, registerMember } from '../../support/people/app-member.ts'
import { long } from '../../support/soak.ts'

const fan = 'fan@example.com'
let app: AppProcess
let operator: SignedIn
let member: SignedIn

test.beforeAll(async () => {
  app = await startApp({ env: recorded })
  operator = await logIn(app, 'desk@example.com', await createOperator(app, 'desk@example.com'))
  member = await registerMember(app, fan)
  await callApp(app, 'POST api/Member/verified', { real_name: '陈小明', id_number: '11010519491231002X' }, member.token)
  await callApp(app, 'POST api/Universal/feedback', { kind: 'idea', content: '比分再大一点' }, member.token)
})
test.afterAll(async () => {
  await app.stop()
  await app.clean()
})

/** Sends feedback as a new member; returns its text and a function that reads the reply. */
async function sendFeedback(content: string) {
  const { token } = await registerMember(app)
  await callApp(app, 'POST api/Universal/feedback', { kind: 'idea', content }, token)
  const answerOf = async (): Promise<string | null | undefined> =>
    (await callApp<{ list: { answer: string | null }[] }>(app, 'GET api/Universal/feedbackList', {}, token)).list[0]?.answer
  return { content, answerOf }
}

const asOperator = (page: Page): Promise<void> => carryLogin(page.context(), app, operator)

test('guests, members and banned operators see no such page, and get neither its code and texts nor its calls', async ({ browser }) => {
  const banned = await logIn(app, 'banned@example.com', await createOperator(app, 'banned@example.com'))
  const pool = new Pool((await startCluster({ folder: app.dataDir })).connection)
  await pool.query('UPDATE account SET blocked_at = now() WHERE id = $1', [banned.id])
  await pool.end()
  const refusal = (token?: string): Promise<string> =>
    callApp(app, 'GET api/Desk/users', {}, token).then(
      () => 'done',
      ({ code }) => code,
    )
  // A server that has cached the login rechecks it after some seconds.
  await expect.poll(() => refusal(banned.token)).toBe('session-invalid')
  expect([await refusal(), await refusal(member.token)]).toEqual(['auth-lost', 'forbidden'])
  for (const who of [null, member, banned]) {
    const context = await browser.newContext({ locale: 'zh-CN' })
    if (who) await carryLogin(context, app, who)
    const page = await context.newPage()
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.goto(`${app.url}/desk?tab=audit`)
    // An ended login opens the login dialog.
    if (who === banned) await expect(page.getByRole('dialog', { name: '登录已失效' })).toBeVisible()
    else await expect(page.getByRole('heading', { name: '这里没有座位' })).toBeVisible()
    await expect(page.getByText('运营台')).toHaveCount(0)
    const parts = asked.filter((url) => url.includes('/assets/desk/'))
    const texts = await Promise.all(parts.map(async (url) => (await fetch(url)).text()))
    expect(texts.filter((text) => /api\/Desk\/|操作日志/.test(text))).toEqual([])
    expect(asked.filter((url) => url.includes('/api/Desk/'))).toEqual([])
    await context.close()
  }
})

test('an operator approves a verification, answers a ticket, edits a package, and finds it all in the log', async ({ page }) => {
  await asOperator(page)
  await page.goto(`${app.url}/desk?tab=waiting`)
  const tabs = page.getByRole('navigation', { name: '运营台的栏目' })
  await expect(tabs.getByRole('link', { name: /实名审核/ })).toContainText('1')
  // One queue of all waiting items links to the list of each.
  const queue = page.getByRole('region', { name: '待处理' })
  await expect(queue).toContainText('比分再大一点')
  await queue.getByRole('button', { name: /^实名审核/ }).click()
  await page.getByRole('link', { name: '打开“实名审核”栏目' }).click()
  // Its row is highlighted there, and focused for Enter.
  await expect(table(page, '实名认证').getByRole('button', { name: /^审核/ })).toBeFocused()
  await expect(table(page, '实名认证').locator('tr[data-asked]')).toHaveCount(1)
  await expect(table(page, '实名认证')).not.toContainText('陈小明')
  await table(page, '实名认证').getByRole('button', { name: /^审核/ }).click()
  await expect(page.getByRole('dialog')).toContainText('11010519491231002X')
  expect(await axeViolations(page)).toEqual([])
  await page.getByRole('dialog').getByRole('button', { name: '通过认证' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await sendNow(page).click()
  await expect(page.getByText('没有这样的申请')).toBeVisible()

  await tabs.getByRole('link', { name: /^反馈/ }).click()
  await table(page, '反馈').getByRole('button', { name: '处理' }).click()
  await page.getByLabel('答复', { exact: true }).fill('下一版就有')
  await page.getByRole('button', { name: '发送答复' }).click()
  await sendNow(page).click()
  await expect(page.getByText('没有这样的反馈')).toBeVisible()
  const feedback = await callApp<{ list: { answer: string }[] }>(app, 'GET api/Universal/feedbackList', {}, member.token)
  expect(feedback.list[0]?.answer).toBe('下一版就有')

  await tabs.getByRole('link', { name: '充值套餐' }).click()
  const change = table(page, '充值套餐').getByRole('button', { name: /^修改/ })
  await change.first().focus()
  await page.keyboard.press('ArrowDown')
  await expect(change.nth(1)).toBeFocused()
  await page.keyboard.press('Enter')
  const price = page.getByLabel('价格（元）')
  await price.fill('0')
  await price.press('Enter')
  await expect(page.getByText('请填写大于 0 的金额，最多两位小数')).toBeVisible()
  await price.fill('33.50')
  await price.press('Enter')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(table(page, '充值套餐')).toContainText('33.50')

  await tabs.getByRole('link', { name: '屏蔽词' }).click()
  const refused = page.getByRole('region', { name: '中文' })
  await refused.getByLabel('屏蔽词，一行一个').fill(`黑哨\n${'字'.repeat(31)}`)
  await expect(refused.getByText(/不能用，或超过 30 个字/)).toBeVisible()
  await refused.getByLabel('屏蔽词，一行一个').fill('黑哨\n臭脚\n黑哨')
  await refused.getByRole('button', { name: '保存中文' }).click()
  await expect(refused.getByLabel('屏蔽词，一行一个')).toHaveValue('黑哨\n臭脚')
  await page.getByRole('switch', { name: /使用自带的词表/ }).click()
  await expect(page.getByRole('switch', { name: /使用自带的词表/ })).not.toBeChecked()
  expect(await axeViolations(page)).toEqual([])

  await tabs.getByRole('link', { name: '操作日志' }).click()
  for (const act of ['设为运营人员', '查看实名信息', '通过实名认证', '答复反馈', '修改充值套餐', '设置屏蔽词'])
    await expect(table(page, '操作日志').getByText(act, { exact: true }).first()).toBeVisible()
  await expect(table(page, '操作日志')).toContainText('3000 → 3350')
  await expect(table(page, '操作日志').getByRole('row').filter({ hasText: '设为运营人员' }).first()).toContainText('operator true')
  await page.getByLabel('操作', { exact: true }).selectOption({ label: '答复反馈' })
  await page.getByRole('button', { name: '查找' }).click()
  await expect(table(page, '操作日志').getByText('修改充值套餐', { exact: true })).toHaveCount(0)
  await tabs.getByRole('link', { name: '账本' }).click()
  await page.getByRole('button', { name: '现在验证' }).click()
  await expect(page.getByText('账本完整，分文不差')).toBeVisible()
})

test('an operator approves one horn and rejects another with a reason, and its price is refunded', { tag: long }, async ({ page }) => {
  const pool = new Pool((await startCluster({ folder: app.dataDir })).connection)
  await endow(drizzle(pool), [member.id], { coin: 5_000, income: 0, gold: 0 })
  await pool.end()
  for (const text of ['主队加油', '看我的直播间']) {
    const headers = { token: member.token, 'idempotency-key': randomUUID() }
    const sent = await fetch(`${app.url}/api/Member/sneHorn?confirm=1&text=${encodeURIComponent(text)}`, { headers })
    expect((await sent.json()).code).toBe(0)
  }
  await asOperator(page)
  await page.goto(`${app.url}/desk?tab=horns`)
  await table(page, '喇叭').getByRole('button', { name: '通过：主队加油' }).click()
  await sendNow(page).click()
  await expect(table(page, '喇叭').getByRole('row')).toHaveCount(2)
  await table(page, '喇叭').getByRole('button', { name: '拒绝：看我的直播间' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '含有广告或联系方式' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '拒绝并退回 100 钻石' }).click()
  await sendNow(page).click()
  await expect(page.getByText('没有这样的喇叭')).toBeVisible()
  await page.getByText('已拒绝', { exact: true }).click()
  await expect(table(page, '喇叭')).toContainText('含有广告或联系方式')
  const { list } = await callApp<{ list: object[] }>(app, 'GET api/Member/hornList', {}, member.token)
  expect(list).toMatchObject([{ state: 'refused', reason: '含有广告或联系方式' }, { state: 'approved' }])
  expect(await callApp(app, 'GET api/User/getUserInfo', {}, member.token)).toMatchObject({ balance: 4_000 })
})

test('a decision is undone with its reason kept, then made again and executed', { tag: long }, async ({ page }) => {
  const { answerOf, content } = await sendFeedback('看台第 1 排的灯不亮')
  await asOperator(page)
  await page.goto(`${app.url}/desk?tab=feedback`)
  const row = table(page, '反馈').getByRole('row').filter({ hasText: content })
  const answer = page.getByLabel('答复', { exact: true })
  await row.getByRole('button', { name: '处理' }).click()
  await answer.fill('马上修')
  await page.getByRole('button', { name: '发送答复' }).click()
  await expect(row).toContainText('秒后发出')
  expect(await axeViolations(page)).toEqual([])
  await page.keyboard.press('z')
  await row.getByRole('button', { name: '处理' }).click()
  await expect(answer).toHaveValue('马上修')
  expect(await answerOf()).toBeFalsy()
  await page.getByRole('button', { name: '发送答复' }).click()
  // In another part of the desk it appears above the content.
  await page.getByRole('navigation', { name: '运营台的栏目' }).getByRole('link', { name: '健康' }).click()
  await sendNow(page).click()
  await expect.poll(answerOf).toBe('马上修')
  await expect(sendNow(page)).toHaveCount(0)
})

test('a decision survives its page: another desk of the same operator shows and executes it', async ({ page, context }) => {
  const { answerOf, content } = await sendFeedback('看台第 2 排的灯不亮')
  await asOperator(page)
  await page.goto(`${app.url}/desk?tab=feedback`)
  await table(page, '反馈').getByRole('row').filter({ hasText: content }).getByRole('button', { name: '处理' }).click()
  await page.getByLabel('答复', { exact: true }).fill('灯已换')
  const scheduled = page.waitForResponse('**/api/Desk/scheduleDecision')
  await page.getByRole('button', { name: '发送答复' }).click()
  expect(await (await scheduled).json()).toMatchObject({ code: 0, data: { state: 'waiting' } })
  await page.close()
  expect(await answerOf()).toBeFalsy()
  const other = await context.newPage()
  await other.goto(`${app.url}/desk?tab=health`)
  await expect(other.getByText('秒后发出')).toBeVisible()
  await expect(other.getByRole('group', { name: `已决定：${content}` })).toContainText('灯已换')
  await sendNow(other).click()
  await expect.poll(answerOf).toBe('灯已换')
  await expect(sendNow(other)).toHaveCount(0)
})

test('a member stays signed in if a ban is undone; a banned member is signed out and cannot return', { tag: long }, async ({ page }) => {
  await asOperator(page)
  await page.goto(`${app.url}/desk?tab=users`)
  await page.getByLabel('账号、昵称、完整的手机号或邮箱').fill(fan)
  await page.keyboard.press('Enter')
  await expect(table(page, '用户').getByRole('row')).toHaveCount(2)
  await table(page, '用户').getByRole('link').click()
  await expect(table(page, '登录的设备')).toBeVisible()
  await page.getByRole('button', { name: '封禁', exact: true }).click()
  const act = page.getByRole('dialog').getByRole('button', { name: '封禁', exact: true })
  await expect(act).toBeDisabled()
  await page.getByLabel('原因，记入操作日志').fill('刷票')
  await act.click()
  await expect(page.getByText('秒后发出')).toBeVisible()
  await page.getByRole('button', { name: /^撤销/ }).click()
  await callApp(app, 'GET api/Member/info', {}, member.token)
  // Decided again with the text typed before.
  await page.getByRole('button', { name: '封禁', exact: true }).click()
  await expect(page.getByLabel('原因，记入操作日志')).toHaveValue('刷票')
  await act.click()
  await sendNow(page).click()
  await expect(page.getByRole('button', { name: '解除封禁' })).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  await expect(callApp(app, 'GET api/Member/info', {}, member.token)).rejects.toThrow('not signed in')
  await expect(logIn(app, fan, memberPassword)).rejects.toThrow('blocked')
})
