// The talk of a room: shown at once and received by others, failed and retried, replied to, moderated, and clear about who may not write.
import { expect, type Page } from '@playwright/test'
import type { AdminReport } from '../../../contract/admin/community-admin.ts'
import type { SystemConfig } from '../../../contract/config/config.ts'
import { axeViolations } from '../../support/app/axe.ts'
import { test } from '../../support/app/test.ts'
import { hostileTexts } from '../../support/hostile/hostile-texts.ts'
import { callApp, carryLogin, createOperator, logIn } from '../../support/people/app-member.ts'
import { type Member, type RoomScene, roomScene } from '../../support/people/room-scene.ts'

import { figures, long, soak } from '../../support/soak.ts'

test.describe.configure({ mode: 'serial' })

let scene: RoomScene
let anna: Member
let bela: Member
let a: Page
let b: Page
test.beforeAll(async ({ browser }) => {
  scene = await roomScene()
  ;[anna, bela] = [await scene.member(browser), await scene.member(browser)]
  await scene.past(50)
  ;[a, b] = await Promise.all([scene.open(anna.context), scene.open(bela.context)])
})
test.afterAll(async () => {
  await scene?.end()
})

const messages = (page: Page) => page.getByRole('log').locator('li[data-kind=chat]')
const send = async (page: Page, text: string): Promise<void> => {
  await page.getByRole('textbox', { name: '说点什么' }).fill(text)
  await page.getByRole('textbox', { name: '说点什么' }).press('Enter')
}
const act = async (page: Page, of: string, name: RegExp | string): Promise<void> => {
  // Not the line about the user's entry, which may come after their message.
  await messages(page).getByRole('button', { name: of, exact: true }).last().click()
  await page.getByRole('menuitem', { name }).click()
}

test('a chat message appears at once, reaches others, and can be resent after a failure', async () => {
  await send(a, '守住[加油][没有这个]')
  await expect(messages(a).last()).toContainText('守住')
  await expect(messages(b).last()).toContainText('守住[没有这个]')
  await expect(messages(b).last().getByRole('img', { name: '加油' })).toBeVisible()
  // The first response is lost: a retry with its key makes one line.
  let lost = 0
  await b.route('**/api/Chat/say', async (route) => {
    lost += 1
    if (lost > 1) return route.continue()
    await route.fetch()
    await route.abort('connectionreset')
  })
  await act(b, anna.nickname, '回复')
  await send(b, '同意')
  await expect(messages(a).last()).toContainText('同意')
  const again = b.getByRole('button', { name: '重发' })
  await again
    .or(b.locator('li:not([data-said])', { hasText: '同意' }))
    .first()
    .waitFor()
  // A single evaluation: the button disappears as soon as the socket delivers the line.
  await again.evaluateAll((found) => {
    for (const button of found) (button as HTMLElement).click()
  })
  await expect(messages(b).filter({ hasText: '同意' })).toHaveCount(1)
  await expect(messages(a).filter({ hasText: '同意' })).toHaveCount(1)
  await b.unroute('**/api/Chat/say')
  await expect(messages(a).last()).toContainText(anna.nickname)
  await act(a, bela.nickname, `@${bela.nickname}`)
  await expect(a.getByRole('textbox', { name: '说点什么' })).toHaveValue(`@${bela.nickname} `)
  await a.getByRole('textbox', { name: '说点什么' }).pressSequentially('看到了')
  await a.keyboard.press('Enter')
  await expect(b.locator('main').getByRole('status').or(b.getByRole('status')).filter({ hasText: '看到了' }).first()).toBeAttached()
})

test('scrolled up, the chat keeps its position, counts new messages, and jumps to them', async () => {
  await expect(messages(a).last()).toContainText('看到了')
  const log = a.getByRole('log')
  await log.evaluate((list) => list.scrollTo(0, 0))
  await expect.poll(() => log.evaluate((list) => list.scrollTop)).toBe(0)
  await scene.call(bela, 'POST api/Chat/say', { id: scene.id, text: '有人进球了', key: crypto.randomUUID() })
  const news = a.getByRole('button', { name: '有 1 条新消息' })
  await expect(news).toBeVisible()
  expect(await log.evaluate((list) => list.scrollTop)).toBe(0)
  await news.click()
  await expect(messages(a).last()).toBeInViewport()
  await expect(news).toBeHidden()
  // Up and Enter reach the same actions as the mouse.
  await log.focus()
  await a.keyboard.press('ArrowUp')
  await a.keyboard.press('Enter')
  await expect(a.getByRole('menuitem', { name: '回复' })).toBeVisible()
  await a.keyboard.press('Escape')
})

test('the name menu appoints a manager, who gets the room’s user actions, and links to the profile', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  await carryLogin(context, scene.app, scene.owner)
  const owner = await scene.open(context)
  await act(owner, bela.nickname, '设为房管')
  await b.getByRole('button', { name: '更多', exact: true }).click()
  await b.getByRole('menuitem', { name: '房间管理' }).click()
  const people = b.getByRole('dialog', { name: '房间管理' })
  await expect(people.getByRole('region', { name: '房管' })).toContainText(bela.nickname)
  await expect(people.getByRole('region', { name: '管理记录' })).toContainText(`把 ${bela.nickname} 设为房管`)
  expect(await axeViolations(b)).toEqual([])
  // Bela's line is older: the menu uses her current role, and an ended role disappears from her screen.
  await act(owner, bela.nickname, '取消房管')
  await expect(people).toBeHidden()
  const fans = a.getByRole('complementary', { name: '聊天' }).getByRole('button', { name: '粉丝团' })
  await fans.click()
  await expect(a.getByRole('dialog', { name: '粉丝团' })).toContainText('累计满 1 钻就是粉丝')
  expect(await axeViolations(a)).toEqual([])
  await a.keyboard.press('Escape')
  await act(owner, anna.nickname, '发消息')
  await expect(owner).toHaveURL(`${scene.app.url}/chat-chat?id=C2C${anna.id}`)
  await context.close()
})

test('the streamer mutes, unmutes and kicks a viewer, who is notified each time', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  await carryLogin(context, scene.app, scene.owner)
  const owner = await scene.open(context)
  await act(owner, bela.nickname, '禁言…')
  await owner.getByRole('dialog').getByRole('combobox').selectOption('1')
  await owner.getByRole('dialog').getByRole('button', { name: '禁言' }).click()
  await expect(b.getByText(/你被禁言到/)).toBeVisible()
  await expect(b.getByRole('textbox', { name: '说点什么' })).toBeHidden()
  await act(owner, bela.nickname, '解除禁言')
  await expect(b.getByRole('textbox', { name: '说点什么' })).toBeVisible()
  await send(b, '我又回来了')
  await expect(messages(owner).last()).toContainText('我又回来了')
  const count = await messages(b).count()
  await act(owner, bela.nickname, '删除这条')
  await expect(messages(b)).toHaveCount(count - 1)
  await act(owner, bela.nickname, '请出直播间…')
  await owner.getByRole('dialog').getByRole('button', { name: '请出' }).click()
  await expect(b.getByText('你已被请出这个直播间')).toBeVisible()
  await expect(owner.getByRole('log').locator('[data-kind=system]').last()).toContainText(`请出 ${bela.nickname} 24 小时`)
  await context.close()
})

test('slow mode counts down, followers-only says so, a guest is asked to sign in; no axe violations', { tag: long }, async ({
  browser,
}) => {
  // Sent before slow mode, and answered before the page has received it: the next line waits all the same.
  const answered = a.waitForResponse('**/api/Chat/say')
  await send(a, '慢慢说')
  await answered
  await expect(a.locator('li:not([data-said])', { hasText: '慢慢说' })).toBeVisible()
  await scene.update({ slow_seconds: 30 })
  await expect(a.getByRole('button', { name: /^\d+ 秒$/ })).toBeDisabled()
  await scene.update({ slow_seconds: 0, followers_only: true })
  await expect(a.getByText('关注主播后才能发言')).toBeVisible()
  await a.getByRole('complementary', { name: '聊天' }).getByRole('button', { name: '关注' }).click()
  await expect(a.getByRole('textbox', { name: '说点什么' })).toBeVisible()
  expect(await axeViolations(a)).toEqual([])
  await a.getByRole('tab', { name: '榜单' }).click()
  await expect(a.getByText('这段时间还没有人上榜')).toBeVisible()
  // The user's own row has no rank without a gift.
  await expect(a.getByRole('complementary', { name: '聊天' }).getByText('–', { exact: true })).toBeVisible()
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const guest = await scene.open(phone)
  await expect(guest.getByRole('complementary', { name: '聊天' }).getByText('今晚只聊战术')).toBeVisible()
  await guest.getByRole('button', { name: '登录后发言' }).click()
  await expect(guest.getByRole('dialog')).toBeVisible()
  await guest.keyboard.press('Escape')
  await expect(guest.getByRole('dialog')).toBeHidden()
  expect(await axeViolations(guest)).toEqual([])
  await phone.close()
  // The next users do not follow the room.
  await scene.update({ followers_only: false })
})

test('the room card shares with the sharer’s code, reserves the next broadcast, and reports the room', {
  tag: long,
}, async () => {
  const admin = await logIn(scene.app, 'room-desk@example.com', await createOperator(scene.app, 'room-desk@example.com'))
  const { clock } = await callApp<SystemConfig>(scene.app, 'GET api/Config/getConfig')
  const start_at = new Date(Date.parse(clock.feed) + 86_400_000).toISOString()
  const announced = { title: '周末德比', start_at, category: 1, match_id: null, cover: '' }
  const next = (await scene.call(scene.owner, 'POST api/Live/setReserveLiveNew', announced)) as { id: string }
  await anna.context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await a.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }))
  await a.reload()
  const more = a.getByRole('button', { name: '更多', exact: true })
  const code = a.waitForResponse('**/api/Member/info')
  const counted = a.waitForResponse('**/api/live/share')
  await more.click()
  // The share link cannot wait for the code: opening the menu loads it.
  await code
  await a.getByRole('menuitem', { name: '分享直播间' }).click()
  await counted
  const { share_code } = await callApp(scene.app, 'GET api/Member/info', {}, anna.token)
  expect(await a.evaluate(() => navigator.clipboard.readText())).toBe(`${scene.app.url}/live?id=${scene.id}&shareCode=${share_code}`)

  const reserve = a.locator('#room-placard').getByRole('button', { name: '预约', exact: true })
  await expect(a.locator('#room-placard')).toContainText('周末德比')
  await reserve.click()
  await expect(a.locator('#room-placard').getByRole('button', { name: '已预约' })).toHaveAttribute('aria-pressed', 'true')
  const { list } = await callApp(scene.app, 'GET api/Live_streaming/getUserReserveLiveList', {}, anna.token)
  expect(list).toMatchObject([{ id: next.id, title: '周末德比' }])

  await more.click()
  await a.getByRole('menuitem', { name: '发给朋友' }).click()
  await a.getByRole('button', { name: `发给 ${scene.owner.nickname}`, exact: true }).click()
  await expect(a.getByRole('status').filter({ hasText: `已发给 ${scene.owner.nickname}` })).toBeVisible()
  const heard = await callApp(scene.app, `GET api/Chat/messages?conversationID=C2C${anna.id}`, {}, scene.owner.token)
  expect(heard.list.at(-1)).toMatchObject({ type: 'custom', custom: { type: 'room', id: scene.id, price: 0 } })

  const group = (await scene.call(scene.owner, 'POST api/group/addgroup', { name: '潮汐看台' })) as { id: string }
  await scene.call(scene.owner, 'POST api/live/addshowGroup', { id: group.id, show: true })
  await a.reload()
  await a.getByRole('button', { name: '加入 潮汐看台' }).click()
  await expect(a.getByRole('link', { name: '去 潮汐看台 聊天' })).toHaveAttribute('href', `/chat-chat?id=GROUP${group.id}`)

  await more.click()
  await a.getByRole('menuitem', { name: '举报' }).click()
  const dialog = a.getByRole('dialog', { name: '举报' })
  await dialog.getByRole('button', { name: '广告或刷屏' }).click()
  await dialog.getByRole('button', { name: '提交举报' }).click()
  await expect(dialog).toBeHidden()
  const reported = await callApp<{ list: AdminReport[] }>(scene.app, 'GET api/Desk/reports?kind=room', {}, admin.token)
  expect(reported.list).toMatchObject([{ kind: 'room', id: scene.id, reports: 1, reasons: [{ reason: 'spam', count: 1 }] }])
})

test('markup in messages, names, danmaku, title, placard and address is shown as plain text', async ({ browser }) => {
  const texts = soak(hostileTexts.slice(0, 30), hostileTexts)
  const [short = ''] = texts.filter(({ length }) => length <= 30)
  await scene.call(scene.owner, 'POST api/Live/setLiveInfo', { title: short })
  await scene.call(scene.owner, 'POST api/Live/setPlacard', { placard: short })
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  await context.addInitScript(() => {
    const ran: string[] = []
    Object.assign(window, { ran, xss: () => ran.push('ran') })
    addEventListener('securitypolicyviolation', ({ violatedDirective, sample }) => ran.push(`${violatedDirective} ${sample}`))
  })
  const page = await context.newPage()
  page.on('dialog', (dialog) => void dialog.dismiss())
  // As many as a room returns at once.
  for (let from = 0; from < texts.length; from += 30) {
    const some = texts.slice(from, from + 30)
    await scene.plant(some)
    await page.goto(`${scene.app.url}/live?id=${scene.id}&shareCode=${encodeURIComponent(some[0] ?? '')}`)
    for (const text of [some[0], some.at(-1)] as string[]) await expect(messages(page).filter({ hasText: text }).first()).toBeAttached()
    for (const text of some.slice(0, 2))
      await scene.call(scene.owner, 'POST api/Chat/say', { id: scene.id, text: `${text} `, key: crypto.randomUUID() })
    expect(await page.evaluate(() => (window as unknown as { ran: string[] }).ran)).toEqual([])
    expect(await page.locator('main :is(script, iframe, object, embed, form[action], [onerror], [onload])').count()).toBe(0)
  }
  await expect(page.getByText(short).first()).toBeVisible()
  figures({ proof: 'R-ACCESS-8 hostile texts', texts: texts.length, ran: 0 })
  await context.close()
})

test('message length counts visible characters: a family emoji is one', async ({ browser }) => {
  const [writer, reader] = [await scene.member(browser), await scene.member(browser)]
  const [page, other] = await Promise.all([scene.open(writer.context), scene.open(reader.context)])
  const family = '👨‍👩‍👧‍👦'
  await send(page, ` ${'好'.repeat(80)}${family.repeat(20)} `)
  await expect(messages(other).last()).toContainText(`好${family.repeat(20)}`)
  await page.getByRole('textbox', { name: '说点什么' }).fill('好'.repeat(101))
  await expect(page.getByRole('button', { name: '发送' })).toBeDisabled()
})
