// A viewer's danmaku in a live room: sent in a chosen style, liked by a tap, and reported to the desk.
import { type BrowserContext, expect, type Page } from '@playwright/test'
import type { AdminReport } from '../../../contract/admin/community-admin.ts'
import type { Danmaku } from '../../../contract/room/danmaku.ts'
import type { RoomInfo } from '../../../contract/room/room.ts'
import { experienceOf } from '../../../rules/money/wealth-level.ts'
import { grantRole } from '../../../server/features/account/store.ts'
import { wealth } from '../../../server/features/money/wallet/table.ts'
import { axeViolations } from '../../support/app/axe.ts'
import { fetchAnew } from '../../support/app/fetch-anew.ts'
import { test } from '../../support/app/test.ts'
import { undrawn } from '../../support/app/undrawn.ts'
import { MadeStream } from '../../support/media/made-stream.ts'
import { aRoom } from '../../support/media/room-mocks.ts'
import { callApp, carryLogin, registerMember } from '../../support/people/app-member.ts'
import { type RoomScene, roomScene } from '../../support/people/room-scene.ts'
import { long } from '../../support/soak.ts'

let scene: RoomScene
test.beforeAll(async () => {
  scene = await roomScene()
})
test.afterAll(async () => {
  await scene?.end()
})

/** Opens a room of the server with a picture of our own. */
async function openRoom(context: BrowserContext): Promise<Page> {
  const { app, id } = scene
  const page = await context.newPage()
  const joined = new Promise<void>((resolve) => {
    page.on('websocket', (socket) => {
      socket.on('framereceived', ({ payload }) => {
        if (String(payload).includes('"joined"') && String(payload).includes(`"room:${id}"`)) resolve()
      })
    })
  })
  await undrawn(page)
  await page.route('**/api/Live_streaming/getRoomInfo?*', async (route) => {
    const response = await fetchAnew(route)
    const body = (await response.json()) as { data: RoomInfo }
    const { is_live, started_at, stream } = aRoom(id)
    await route.fulfill({ response, json: { ...body, data: { ...body.data, is_live, started_at, stream } } })
  })
  await new MadeStream(14).serve(page, id)
  await page.goto(`${app.url}/live?id=${id}`)
  await page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 0.5)
  // Danmaku that arrive before their layer exists are lost.
  await expect(page.locator('[data-danmaku]')).toBeAttached()
  await joined
  return page
}

test('a danmaku of a live room is liked and reported by a tap', { tag: long }, async ({ browser }) => {
  const { app, id } = scene
  const [writer, viewer, admin] = [await registerMember(app), await registerMember(app), await registerMember(app)]
  await grantRole(scene.db, admin.id, 'operator', true)
  // With reduced motion, danmaku appear in a static list.
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' })
  await carryLogin(context, app, viewer)
  const page = await openRoom(context)
  const text = '角球该开短的'
  const sent = await callApp<{ id: string }>(app, `GET api/Barrage/send?id=${id}&text=${encodeURIComponent(text)}`, {}, writer.token)
  const danmakuItem = page.locator('[data-danmaku] li', { hasText: text })
  // It waits for the picture, which is some seconds behind.
  await expect(danmakuItem).toBeVisible({ timeout: 30_000 })
  await danmakuItem.click()
  const acts = page.getByRole('toolbar', { name: `弹幕：${text}` })
  await acts.getByRole('button', { name: '赞', exact: true }).click()
  await expect(acts.getByRole('button', { name: '已赞', exact: true })).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('status').filter({ hasText: '已赞，共 1 个赞' }).first()).toBeVisible()
  // The server has stored it: the writer's own like is the second.
  const like = () => callApp<{ likes: number }>(app, 'POST api/Barrage/like', { id: sent.id, on: true }, writer.token)
  expect((await like()).likes).toBe(2)

  await acts.getByRole('button', { name: '举报' }).click()
  await expect(acts).toBeHidden()
  const dialog = page.getByRole('dialog', { name: '举报' })
  const send = dialog.getByRole('button', { name: '提交举报' })
  await expect(send).toBeDisabled()
  await dialog.getByRole('button', { name: '广告或刷屏' }).click()
  await send.click()
  await expect(page.getByRole('status').filter({ hasText: '已收到举报' }).first()).toBeVisible()
  await expect(dialog).toBeHidden()
  const { list } = await callApp<{ list: AdminReport[] }>(app, 'GET api/Desk/reports?kind=danmaku', {}, admin.token)
  expect(list).toMatchObject([{ kind: 'danmaku', id: sent.id, shown: text, reports: 1, reasons: [{ reason: 'spam', count: 1 }] }])

  // It stays liked when tapped again, until the like is removed.
  await danmakuItem.click()
  await acts.getByRole('button', { name: '已赞', exact: true }).click()
  await expect(acts.getByRole('button', { name: '赞', exact: true })).toHaveAttribute('aria-pressed', 'false')
  expect((await like()).likes).toBe(1)
  await context.close()
})

test('a danmaku is sent in the chosen size, as far as the level allows, and the device remembers it', async ({ browser }) => {
  const member = await registerMember(scene.app)
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: 'no-preference' })
  await carryLogin(context, scene.app, member)
  // Forces elements instead of a canvas.
  await context.addInitScript(() => Reflect.deleteProperty(window, 'OffscreenCanvas'))
  const page = await openRoom(context)
  const panel = page.getByRole('dialog', { name: '弹幕样式' })
  const size = (name: string) => panel.getByRole('group', { name: '字号' }).getByRole('button', { name })
  const openPanel = () => page.getByRole('button', { name: '弹幕样式' }).click()
  const sendText = async (text: string): Promise<string | undefined> => {
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
    const answered = page.waitForResponse('**/api/Barrage/send?*')
    await page.getByRole('textbox', { name: '说点什么' }).fill(text)
    await page.getByRole('textbox', { name: '说点什么' }).press('Enter')
    return ((await (await answered).json()) as { data: Danmaku | null }).data?.size
  }
  await openPanel()
  await expect(size('中')).toHaveAttribute('aria-pressed', 'true')
  await expect(size('大')).toBeDisabled()
  await expect(size('大')).toContainText('10 级')
  await size('小').click()
  await expect(size('小')).toHaveAttribute('aria-pressed', 'true')
  expect(await axeViolations(page)).toEqual([])
  expect(await sendText('小声说')).toBe('small')
  await expect(page.locator('[data-danmaku] > span', { hasText: '小声说' })).toHaveCSS('font-size', '16px', { timeout: 30_000 })

  await scene.db.insert(wealth).values({ account_id: member.id, experience: experienceOf(10) })
  await page.reload()
  await openPanel()
  await expect(size('小')).toHaveAttribute('aria-pressed', 'true')
  await size('大').click()
  expect(await sendText('大声说')).toBe('large')
  await context.close()
})
