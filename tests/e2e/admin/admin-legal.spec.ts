// The legal texts of a site: written at the desk, read by everyone, also offline; an earlier version restored.
import { expect, type Page } from '@playwright/test'
import type { SignedIn } from '../../../contract/account/account.ts'
import { type AppProcess, recorded, startApp } from '../../support/app/app-process.ts'
import { axeViolations } from '../../support/app/axe.ts'
import { choose } from '../../support/app/choose.ts'
import { readRows } from '../../support/app/device-storage.ts'
import { interactive } from '../../support/app/hydrated.ts'
import { test } from '../../support/app/test.ts'
import { workerReady } from '../../support/app/worker-push.ts'
import { table } from '../../support/people/admin-steps.ts'
import { callApp, carryLogin, createOperator, logIn } from '../../support/people/app-member.ts'

let app: AppProcess
let operator: SignedIn

test.beforeAll(async () => {
  app = await startApp({ env: recorded })
  operator = await logIn(app, 'desk@example.com', await createOperator(app, 'desk@example.com'))
})
test.afterAll(async () => {
  await app.stop()
  await app.clean()
})

const langChoice = (page: Page) => page.getByRole('group', { name: '语言', exact: true })
const texts = { zh: '中文', en: 'English', vi: 'Tiếng Việt' }
/** Fills the form in three languages; each text begins with a heading. */
async function write(page: Page, heading: string): Promise<void> {
  for (const name of Object.values(texts)) {
    await choose(langChoice(page), name)
    await page.getByRole('textbox', { name }).fill(`# ${heading} ${name}\n\n只有一条：**好好看球**。\n\n- [意见反馈](/feedback)`)
  }
}

test('an operator edits the agreement, readers see it at once and offline, and the default can be restored', async ({ page, browser }) => {
  test.setTimeout(90_000)
  // Offline reading needs the worker.
  const context = await browser.newContext({ locale: 'zh-CN', serviceWorkers: 'allow' })
  const reader = await context.newPage()
  const article = reader.locator('article')
  await reader.goto(`${app.url}/about-user?type=agreement`)
  await expect(article.getByRole('heading', { name: '一、我们提供什么' })).toBeVisible()
  await expect(article.getByText('起生效')).toHaveCount(0)

  await carryLogin(page.context(), app, operator)
  await page.goto(`${app.url}/desk?tab=legal`)
  await expect(page.getByText('产品自带', { exact: true })).toBeVisible()
  await expect(page.getByText('还没有修改过')).toBeVisible()
  await page.getByRole('button', { name: '修改', exact: true }).click()
  const save = page.getByRole('button', { name: '保存', exact: true })
  await expect(save).toBeDisabled()
  const field = page.getByRole('textbox', { name: '中文' })
  await expect(field).toHaveValue(/^本协议由你与本站的运营方订立/)
  await choose(langChoice(page), 'English')
  await page.getByRole('textbox', { name: 'English' }).fill('')
  await choose(langChoice(page), '中文')
  await save.click()
  // A language without text is reported, and nothing is sent.
  await expect(page.getByRole('alert').filter({ hasText: '三种语言都要填写' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'English' })).toBeVisible()
  await write(page, '第一版')
  await expect(page.getByRole('region', { name: '预览' }).getByRole('heading')).toHaveText('第一版 Tiếng Việt')
  expect(await axeViolations(page)).toEqual([])
  await save.click()
  await expect(page.getByText('本站自定', { exact: true })).toBeVisible()
  await expect(table(page, '历史版本').getByRole('row')).toHaveCount(2)

  await reader.reload()
  await expect(article.getByRole('heading', { name: '第一版 中文' })).toBeVisible()
  await expect(article.getByText(/^自 \d{4}-\d{2}-\d{2} 起生效$/)).toBeVisible()
  expect(await axeViolations(reader)).toEqual([])
  await workerReady(reader)
  // The first cached response stays until the current one replaces it.
  const readCopies = async (): Promise<string> =>
    JSON.stringify((await readRows<{ key: string }>(reader, 'copy')).filter(({ key }) => key.includes('Legal/text')))
  await expect.poll(readCopies).toContain('第一版')
  await context.setOffline(true)
  await reader.reload()
  await expect(article.getByRole('heading', { name: '第一版 中文' })).toBeVisible()
  await expect(article.getByText(/离线副本/)).toBeVisible()
  await article.getByRole('link', { name: '意见反馈' }).click()
  await expect(reader).toHaveURL(/\/feedback$/)
  await context.setOffline(false)

  // Online, the cached text is being refreshed: it is not marked as an offline copy.
  let release = (): void => undefined
  const asked = new Promise<void>((resolve) => {
    release = resolve
  })
  await context.route('**/api/Legal/text*', async (route) => {
    await asked
    await route.continue()
  })
  // A full load gets it from the server; a navigation within the app requests it.
  await reader.goto(`${app.url}/about-user`)
  await interactive(reader)
  await reader.locator('#content').getByRole('link', { name: '用户协议' }).click()
  await expect(article.getByText(/^正在更新/)).toBeVisible()
  await expect(article.getByText(/离线副本/)).toHaveCount(0)
  release()
  await expect(article.getByText(/^正在更新/)).toHaveCount(0)
  await context.unroute('**/api/Legal/text*')

  // Another operator has written meanwhile: the page reports it and keeps the typed text.
  await page.getByRole('button', { name: '修改', exact: true }).click()
  await write(page, '第二版')
  const { version } = await callApp(app, 'GET api/Desk/legal?kind=agreement', {}, operator.token)
  const text = { zh: '别人的', en: 'Theirs', vi: 'Của họ' }
  await callApp(app, 'POST api/Desk/putLegal', { kind: 'agreement', text, base: version.id }, operator.token)
  await save.click()
  await expect(page.getByText(/改了这份文本。你写的还在/)).toBeVisible()
  await page.getByRole('button', { name: '仍然保存' }).click()
  await expect(table(page, '历史版本').getByRole('row')).toHaveCount(4)
  expect(await callApp(app, 'GET api/Legal/text?kind=agreement')).toMatchObject({ text: { zh: expect.stringContaining('第二版 中文') } })

  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: `查看第 ${version.id} 版` }).click()
  await expect(dialog.getByRole('heading', { name: '第一版 中文' })).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  await dialog.getByRole('button', { name: '恢复这一版' }).click()
  await expect(dialog).toBeHidden()
  await expect(table(page, '历史版本')).toContainText(`恢复第 ${version.id} 版，现行`)
  await page.getByRole('button', { name: '查看产品自带文本' }).click()
  await dialog.getByRole('button', { name: '改用产品自带文本' }).click()
  await expect(page.getByText('产品自带', { exact: true })).toBeVisible()
  await reader.goto(`${app.url}/about-user?type=agreement`)
  await expect(article.getByRole('heading', { name: '一、我们提供什么' })).toBeVisible()
  await context.close()
})
