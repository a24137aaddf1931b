// Feedback written offline: its pictures are queued with it, it is sent once, and the user reads the desk's reply.
import { expect } from '@playwright/test'
import { type AppProcess, bare, startApp } from '../../support/app/app-process.ts'
import { axeViolations } from '../../support/app/axe.ts'
import { starsReady } from '../../support/app/hydrated.ts'
import { test } from '../../support/app/test.ts'
import { callApp, carryLogin, createOperator, logIn, registerMember } from '../../support/people/app-member.ts'
import { goodPng } from '../../support/upload/hostile-files.ts'

let app: AppProcess
test.beforeAll(async () => {
  app = await startApp({ env: bare })
})
test.afterAll(async () => {
  await app.stop()
  await app.clean()
})

test('feedback with two pictures written offline is sent once when online, answered at the desk, and read', async ({
  page,
  context,
  browser,
}) => {
  const writer = await registerMember(app)
  await carryLogin(context, app, writer)
  await page.goto(`${app.url}/feedback`)
  const tickets = page.getByRole('region', { name: '我的反馈' })
  await expect(tickets.getByText('还没有反馈')).toBeVisible()
  await starsReady(page)
  const keys: (string | undefined)[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/Universal/feedback')) keys.push(request.headers()['idempotency-key'])
  })

  await context.setOffline(true)
  await page.getByRole('textbox', { name: '内容', exact: true }).fill('看台的灯不亮')
  const pictures = await Promise.all(
    [64, 48].map(async (side) => ({ name: `${side}.png`, mimeType: 'image/png', buffer: await goodPng(side) })),
  )
  await page.locator('input[type=file]').setInputFiles(pictures)
  await expect(page.getByRole('img', { name: '第 2 张图片' })).toBeVisible()
  await expect(page.getByText('没有网络，图片先存在这台设备上')).toBeVisible()
  await page.getByRole('button', { name: '提交' }).click()
  await expect(page.getByRole('status').filter({ hasText: '已存在本机，联网后和图片一起发出' })).toBeVisible()
  await expect(tickets.getByText('联网后发送')).toBeVisible()

  await context.setOffline(false)
  await expect(tickets.getByText('联网后发送')).toHaveCount(0, { timeout: 20_000 })
  const ticket = tickets.getByRole('listitem').filter({ hasText: '看台的灯不亮' })
  await expect(ticket).toContainText('处理中')
  await expect(ticket.getByRole('img')).toHaveCount(2)
  expect(new Set(keys).size).toBe(1)
  const { list } = await callApp<{ list: { pictures: string[] }[] }>(app, 'GET api/Universal/feedbackList', {}, writer.token)
  expect(list.map((one) => new Set(one.pictures).size)).toEqual([2])

  const admin = await (await browser.newContext({ locale: 'zh-CN' })).newPage()
  await carryLogin(admin.context(), app, await logIn(app, 'desk@example.com', await createOperator(app, 'desk@example.com')))
  await admin.goto(`${app.url}/desk?tab=feedback`)
  const open = admin.getByRole('table', { name: '反馈' }).getByRole('button', { name: '处理' })
  await open.click()
  // Closed by mistake, then undone.
  await admin.getByRole('button', { name: '关闭，不答复' }).click()
  await expect(admin.getByText('没有这样的反馈')).toBeVisible()
  await expect(admin.getByRole('dialog')).toBeHidden()
  await admin.getByRole('button', { name: '撤销', exact: true }).click()
  await open.click()
  for (const name of ['附图 1', '附图 2']) {
    const shown = admin.getByRole('img', { name })
    await expect.poll(() => shown.evaluate((picture: HTMLImageElement) => picture.naturalWidth)).toBeGreaterThan(0)
  }
  await admin.getByLabel('答复', { exact: true }).fill('换好了，谢谢')
  await admin.getByRole('button', { name: '发送答复' }).click()
  await admin.getByRole('button', { name: /^立即执行/ }).click()
  await expect(admin.getByText('没有这样的反馈')).toBeVisible()
  await admin.context().close()

  await page.reload()
  await expect(ticket).toContainText('已回复')
  await expect(ticket).toContainText('换好了，谢谢')
  // axe measures elements that the bar of a scrolled page partly covers as smaller.
  await page.evaluate(() => window.scrollTo(0, 0))
  expect(await axeViolations(page)).toEqual([])
  await page.goto(`${app.url}/member?type=5`)
  await expect(page.locator('[data-notification]').filter({ hasText: '你的反馈有了回复' })).toBeVisible()
})
