// Private chat between two browsers: a message arrives, is read, waits offline and is sent on reconnection.
import { randomUUID } from 'node:crypto'
import { type BrowserContext, expect, type Page } from '@playwright/test'
import type { SignedIn } from '../../../contract/account/account.ts'
import { type AppProcess, bare, startApp } from '../../support/app/app-process.ts'
import { axeViolations } from '../../support/app/axe.ts'
import { endComposition } from '../../support/app/composition.ts'
import { readRows, upsertRows } from '../../support/app/device-storage.ts'
import { test } from '../../support/app/test.ts'
import { workerReady } from '../../support/app/worker-push.ts'
import { callApp, carryLogin, registerMember } from '../../support/people/app-member.ts'
import { long } from '../../support/soak.ts'
import { goodPng } from '../../support/upload/hostile-files.ts'

test.describe.configure({ mode: 'serial' })

let app: AppProcess
let ann: SignedIn
let bob: SignedIn
let annPage: Page
let bobPage: Page
const contexts: BrowserContext[] = []

test.beforeAll(async ({ browser }) => {
  app = await startApp({ env: { ...bare, RATE_LIMIT: '0' } })
  ann = await registerMember(app, 'ann@example.com')
  bob = await registerMember(app, 'bob@example.com')
  for (const who of [ann, bob]) {
    const context = await browser.newContext({ serviceWorkers: 'allow' })
    await carryLogin(context, app, who)
    contexts.push(context)
  }
  annPage = await (contexts[0] as BrowserContext).newPage()
  bobPage = await (contexts[1] as BrowserContext).newPage()
})
test.afterAll(async () => {
  for (const context of contexts) await context.close()
  await app.stop()
  await app.clean()
})

const field = (page: Page) => page.getByRole('textbox', { name: '写消息' })
const log = (page: Page) => page.getByRole('log', { name: '消息' })
const last = (page: Page) => log(page).getByRole('listitem').last()
const send = async (page: Page, text: string): Promise<void> => {
  await field(page).fill(text)
  await field(page).press('Enter')
}

test('the Enter hint is shown where there is such a key, and not on a phone', async ({ browser }) => {
  await annPage.goto(`${app.url}/chat-chat?id=${bob.id}`)
  await expect(field(annPage)).toHaveAttribute('placeholder', '写消息，按 Enter 发送')
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })
  await carryLogin(phone, app, ann)
  const page = await phone.newPage()
  await page.goto(`${app.url}/chat-chat?id=${bob.id}`)
  await expect(field(page)).toHaveAttribute('placeholder', '写消息')
  await phone.close()
})

test('a stranger sends a message, is accepted, gets a reply and sees that it was read', async () => {
  await annPage.goto(`${app.url}/chat-chat?id=${bob.id}`)
  await send(annPage, '晚上的德比一起看吗[足球][不存在]')
  await expect(last(annPage)).toContainText('已发送')
  await expect(last(annPage).getByRole('img', { name: '足球' }).locator('svg')).toBeVisible()
  await expect(last(annPage)).toContainText('[不存在]')
  await expect(last(annPage).locator('time')).toHaveText('刚刚')

  await bobPage.goto(`${app.url}/chat-chat`)
  const row = bobPage.getByRole('button', { name: ann.user_nickname })
  await expect(row).toContainText('陌生人')
  await expect(row.getByLabel('1 条未读')).toBeVisible()
  await row.click()
  await expect(last(bobPage)).toContainText('晚上的德比')
  await bobPage.getByRole('button', { name: '接受' }).click()
  await expect(bobPage.getByRole('button', { name: '接受' })).toHaveCount(0)
  await send(bobPage, '看！老地方')
  await expect(last(annPage)).toContainText('看！老地方')
  await expect(last(bobPage)).toContainText('已读')
  await expect(log(annPage).getByText('已读')).toBeVisible()
  expect(await axeViolations(annPage)).toEqual([])
})

test('the Enter that ends an IME composition sends nothing, in Safari either', async () => {
  await field(annPage).fill('你好')
  await endComposition(field(annPage), 'Enter')
  await expect(field(annPage)).toHaveValue('你好')
  await field(annPage).fill('')
  await expect(log(annPage).getByText('你好', { exact: true })).toHaveCount(0)
})

test('a picture and a file are delivered; anything else is rejected', async () => {
  await annPage.locator('input[data-of=picture]').setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: await goodPng() })
  await expect(last(bobPage).getByRole('link', { name: '看大图' })).toBeVisible()
  await annPage.locator('input[data-of=file]').setInputFiles({ name: '名单.txt', mimeType: 'text/plain', buffer: Buffer.from('十一人\n') })
  await expect(last(bobPage)).toContainText('名单.txt')
  await expect(last(bobPage).getByRole('link')).toHaveAttribute('download', '名单.txt')
  await annPage.locator('input[data-of=picture]').setInputFiles({ name: 'a.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') })
  await expect(annPage.getByText('图片要 PNG 或 JPEG，文件要 PDF、TXT 或 ZIP')).toBeVisible()
})

test('older messages load near the top, and the scroll position is kept', async () => {
  // With the earlier messages two pages, and within one user's limit for half a minute.
  for (let count = 1; count <= 26; count += 1) {
    const who = count % 3 ? bob : ann
    const conversationID = `C2C${(who === ann ? bob : ann).id}`
    await callApp(app, 'POST api/Chat/send', { conversationID, type: 'text', text: `第 ${count} 句`, key: randomUUID() }, who.token)
  }
  await annPage.setViewportSize({ width: 1280, height: 600 })
  await annPage.reload()
  await expect(last(annPage)).toContainText('第 26 句')
  const items = log(annPage).getByRole('listitem')
  await expect(items).toHaveCount(15)
  const first = items.filter({ hasText: '第 12 句' })
  await log(annPage).evaluate((box) => {
    box.scrollTop = 31
  })
  const before = await first.evaluate((item) => item.getBoundingClientRect().top)
  await log(annPage).evaluate((box) => {
    box.scrollTop = 30
  })
  await expect(items).toHaveCount(30)
  const after = await first.evaluate((item) => item.getBoundingClientRect().top)
  // The separator above the page's first message is gone; its height does not count as a jump.
  expect(Math.abs(after - before - 1)).toBeLessThan(45)
})

test('offline, read messages are available, and new ones are queued and sent when back online', async () => {
  const [context] = contexts as [BrowserContext]
  await workerReady(annPage)
  await context.setOffline(true)
  // Reloaded offline: the account, the conversations and the messages read are on the device.
  await annPage.reload()
  await expect(log(annPage).getByText('第 26 句')).toBeVisible()
  await expect(annPage.getByText('现在离线：这是本机存下的消息', { exact: true })).toBeVisible()
  await expect(annPage.getByRole('button', { name: bob.user_nickname })).toBeVisible()
  // A message stored by an older contract is ignored: this build might not understand it.
  const older = (await readRows<{ message: { text: string }; contract?: number }>(annPage, 'chatMessage')).filter(
    ({ message }) => message.text === '第 26 句',
  )
  expect(older).toHaveLength(1)
  await upsertRows(
    annPage,
    'chatMessage',
    older.map(({ contract: _, ...row }) => row),
  )
  await annPage.reload()
  await expect(log(annPage).getByText('第 25 句')).toBeVisible()
  await expect(log(annPage).getByText('第 26 句')).toHaveCount(0)
  await send(annPage, '地铁里没有信号')
  await send(annPage, '第二句也等着')
  await expect(last(annPage)).toContainText('等待发送')
  await expect(log(annPage).getByText('等待发送')).toHaveCount(2)
  await expect(log(bobPage).getByText('地铁里没有信号')).toHaveCount(0)
  await context.setOffline(false)
  await expect(log(bobPage).getByText('第二句也等着')).toBeVisible({ timeout: 20_000 })
  const texts = await log(bobPage).getByRole('listitem').allInnerTexts()
  const places = ['地铁里没有信号', '第二句也等着'].map((text) => texts.filter((one) => one.includes(text)).length)
  expect(places).toEqual([1, 1])
  await expect(log(annPage).getByText('等待发送')).toHaveCount(0)
})

test('a message written offline is listed as pending and sent even after leaving the chat', async () => {
  const [context] = contexts as [BrowserContext]
  const chat = annPage.url()
  await context.setOffline(true)
  await send(annPage, '进站了，回头说')
  await expect(last(annPage)).toContainText('等待发送')
  await annPage.goto(`${app.url}/schedule`)
  const waiting = annPage.getByRole('region', { name: '待同步' })
  await expect(waiting.getByRole('listitem')).toHaveText(/私信 进站了，回头说/)
  await context.setOffline(false)
  await expect(log(bobPage).getByText('进站了，回头说')).toBeVisible({ timeout: 20_000 })
  await expect(waiting).toHaveCount(0)
  await annPage.goto(chat)
  await expect(log(annPage).getByText('进站了，回头说')).toHaveCount(1)
})

test('the panel opens over any page with its unread messages; a blocked user is notified and can retry', async () => {
  await bobPage.goto(`${app.url}/news`)
  await callApp(app, 'POST api/Chat/send', { conversationID: `C2C${bob.id}`, type: 'text', text: '你还在吗', key: randomUUID() }, ann.token)
  await bobPage.getByRole('button', { name: /我的账号/ }).click()
  const entry = bobPage.getByRole('button', { name: /私信/ })
  await expect(entry.getByLabel('1 条未读')).toBeVisible()
  await entry.click()
  const panel = bobPage.getByRole('dialog', { name: '私信' })
  await panel.getByRole('button', { name: ann.user_nickname }).click()
  await expect(log(bobPage).getByText('你还在吗')).toBeVisible()
  expect(await axeViolations(bobPage)).toEqual([])
  await callApp(app, 'POST api/Member/block', { id: ann.id, on: true }, bob.token)
  await send(annPage, '怎么不回')
  await expect(last(annPage)).toContainText('对方不接收你的消息')
  await callApp(app, 'POST api/Member/block', { id: ann.id, on: false }, bob.token)
  await last(annPage).getByRole('button', { name: '重新发送' }).click()
  await expect(log(bobPage).getByText('怎么不回')).toBeVisible()
})

test('a group is created, found, joined and dissolved; guests see it and are asked to sign in', { tag: long }, async ({ page }) => {
  await annPage.goto(`${app.url}/chat-chat`)
  await annPage.getByRole('tab', { name: '群' }).click()
  await annPage.getByRole('button', { name: '建群' }).click()
  const dialog = annPage.getByRole('dialog', { name: '建群' })
  await dialog.getByLabel('群名').fill('临江看台')
  await dialog.getByRole('button', { name: '建群' }).click()
  await send(annPage, '欢迎')
  await expect(last(annPage)).toContainText('欢迎')

  await page.goto(`${app.url}/chat-chat`)
  await expect(page.getByText('登录后才能发消息')).toBeVisible()
  await page.getByRole('tab', { name: '群' }).click()
  await page.getByRole('button', { name: '加入 临江看台' }).click()
  await expect(page.getByRole('dialog', { name: /登录/ })).toBeVisible()

  await bobPage.goto(`${app.url}/chat-chat`)
  await bobPage.getByRole('tab', { name: '群' }).click()
  await bobPage.getByRole('button', { name: '加入 临江看台' }).click()
  await send(bobPage, '来了')
  await expect(log(annPage).getByText('来了')).toBeVisible()
  // The owner closes the group, removes a member and adds them again: the two have talked.
  await annPage.getByRole('button', { name: '更多' }).click()
  await annPage.getByRole('menuitem', { name: '群成员与公告' }).click()
  const group = annPage.getByRole('dialog', { name: '临江看台' })
  await group.getByRole('button', { name: '修改群资料' }).click()
  const edit = annPage.getByRole('dialog', { name: '修改群资料' })
  await edit.locator('input[type=file]').setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: await goodPng(64) })
  await expect(edit.getByRole('button', { name: '不用头像' })).toBeVisible()
  await edit.getByLabel('群名').fill('临江北看台')
  await edit.getByRole('switch', { name: '任何人都能加入' }).click()
  await edit.getByRole('button', { name: '保存' }).click()
  await expect(bobPage.getByRole('heading', { name: '临江北看台' })).toBeVisible()
  await expect(bobPage.getByRole('tabpanel').getByText('临江北看台')).toBeVisible()
  await expect(bobPage.getByRole('tabpanel').locator('img[src^="/media/"]').first()).toBeVisible()
  const renamed = annPage.getByRole('dialog', { name: '临江北看台' })
  await renamed.getByRole('button', { name: `把 ${bob.user_nickname} 移出` }).click()
  await expect(renamed.getByRole('list', { name: '群成员' }).getByRole('listitem')).toHaveCount(1)
  await expect(bobPage.getByRole('tabpanel').getByText('临江北看台')).toHaveCount(0)
  await renamed.getByRole('button', { name: '拉人' }).click()
  const adding = annPage.getByRole('dialog', { name: '拉人进 临江北看台' })
  await adding.getByRole('checkbox', { name: bob.user_nickname }).click()
  expect(await axeViolations(annPage)).toEqual([])
  // A user who joins by themselves meanwhile was not added by anyone.
  const asAnn = (key: string, body: object = {}) => callApp(app, key, body, ann.token)
  const { id } = (await asAnn('POST api/group/addressBook')).groups[0]
  await asAnn('POST api/group/update', { id, open: true })
  await callApp(app, 'POST api/group/addGroupUser', { id }, (await registerMember(app)).token)
  await asAnn('POST api/group/update', { id, open: false })
  await adding.getByRole('button', { name: '拉进群' }).click()
  await expect(annPage.getByText('已拉 1 人进群')).toBeVisible()
  await expect(renamed.getByRole('list', { name: '群成员' }).getByRole('listitem')).toHaveCount(3)
  await expect(bobPage.getByRole('tabpanel').getByText('临江北看台')).toBeVisible()
  await annPage.getByRole('button', { name: '解散这个群' }).click()
  await annPage.getByRole('button', { name: '解散', exact: true }).click()
  await expect(annPage.getByRole('tabpanel').getByText('临江北看台')).toHaveCount(0)
  await expect(bobPage.getByRole('tabpanel').getByText('临江北看台')).toHaveCount(0)
})

test('message length counts visible characters: a family emoji is one', async () => {
  const long = `${'好'.repeat(900)}${'👨‍👩‍👧‍👦'.repeat(200)}`
  for (const page of [annPage, bobPage]) await page.goto(`${app.url}/chat-chat?id=${page === annPage ? bob.id : ann.id}`)
  await send(annPage, long)
  await expect(last(bobPage)).toContainText(long)
  await field(annPage).fill('好'.repeat(2_001))
  await expect(annPage.getByRole('button', { name: '发送' })).toBeDisabled()
  await field(annPage).fill('')
})
