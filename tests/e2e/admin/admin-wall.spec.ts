// A room of the wall plays with sound while the mouse rests on it, the keyboard focuses it, or a finger holds it: one at a time.
import { randomUUID } from 'node:crypto'
import { type BrowserContext, expect, type Page } from '@playwright/test'
import type { SignedIn } from '../../../contract/account/account.ts'
import type { WallRoom } from '../../../contract/admin/wall-admin.ts'
import { axeViolations } from '../../support/app/axe.ts'
import { app } from '../../support/app/shared-app.ts'
import { test } from '../../support/app/test.ts'
import { MadeStream } from '../../support/media/made-stream.ts'
import { aRoom, mockRooms } from '../../support/media/room-mocks.ts'
import { carryLogin, createOperator, logIn } from '../../support/people/app-member.ts'

let operator: SignedIn

test.beforeAll(async () => {
  const name = `wall-${randomUUID()}@example.com`
  operator = await logIn(app, name, await createOperator(app, name))
})

/** Reduced motion disables the preview. */
const moving = { bypassCSP: true, reducedMotion: 'no-preference', locale: 'zh-CN' } as const

/** Opens the wall with two rooms and clicks the page: browsers play no sound before a click. */
async function openWall(context: BrowserContext): Promise<Page> {
  await carryLogin(context, app, operator)
  const page = await context.newPage()
  const rooms = ['left', 'right'].map((id) => aRoom(id, { title: `房间 ${id}` }))
  await mockRooms(page, new Map(rooms.map((room) => [room.id, room])))
  for (const { id } of rooms) await new MadeStream(14).serve(page, id)
  const list = rooms.map((room): WallRoom => ({ room, broadcast: `b-${room.id}`, reports: 0, lines: [] }))
  await page.route('**/api/Desk/wall', (route) => route.fulfill({ json: { code: 0, msg: '', data: { list, total: 2 } } }))
  await page.goto(`${app.url}/desk?tab=waiting`)
  const tabs = page.getByRole('navigation', { name: '运营台的栏目' })
  await tabs.getByRole('link', { name: '直播墙' }).click()
  await expect(cardOf(page, 'right')).toBeVisible()
  return page
}
const cardOf = (page: Page, id: string) => page.getByRole('article').filter({ has: page.locator(`a[href="/live?id=${id}"]`) })
const motionOf = (page: Page, id: string) => page.locator(`[data-motion=${id}]`)
const plays = (page: Page, id: string) =>
  expect
    .poll(() => motionOf(page, id).evaluate((video) => (video as HTMLVideoElement).currentTime), { timeout: 20_000 })
    .toBeGreaterThan(0.3)
const isHeard = (page: Page, id: string) => expect.poll(() => motionOf(page, id).evaluate((video) => !(video as HTMLVideoElement).muted))

test('the hovered room plays with sound, one at a time, and without sound where it is off', async ({ browser }) => {
  const context = await browser.newContext({ ...moving, viewport: { width: 1440, height: 900 } })
  const page = await openWall(context)
  await expect(page.getByText('鼠标停在画面上')).toBeVisible()
  await expect(page.getByText('按住画面')).toBeHidden()
  await cardOf(page, 'left').hover()
  await plays(page, 'left')
  await isHeard(page, 'left').toBe(true)
  // By keyboard too: the last focused room has sound, the other one continues muted.
  await page.getByRole('link', { name: '房间 right' }).focus()
  await plays(page, 'right')
  await isHeard(page, 'right').toBe(true)
  await isHeard(page, 'left').toBe(false)
  await page.getByRole('switch', { name: '声音' }).click()
  await expect(motionOf(page, 'left')).toHaveCount(0)
  await cardOf(page, 'left').hover()
  await plays(page, 'left')
  await isHeard(page, 'left').toBe(false)
  expect(await axeViolations(page)).toEqual([])
  await context.close()
})

test('on a phone a room plays only while a finger holds it, and a tap follows the link', async ({ browser }) => {
  const context = await browser.newContext({ ...moving, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  const page = await openWall(context)
  await expect(page.getByText('按住画面')).toBeVisible()
  await expect(page.getByText('鼠标停在画面上')).toBeHidden()
  const link = page.getByRole('link', { name: '房间 left' })
  const finger = { pointerType: 'touch', isPrimary: true, pointerId: 1 }
  await link.dispatchEvent('pointerdown', finger)
  await plays(page, 'left')
  await isHeard(page, 'left').toBe(true)
  await link.dispatchEvent('pointerup', finger)
  await link.dispatchEvent('click')
  await expect(motionOf(page, 'left')).toHaveCount(0)
  expect(new URL(page.url()).pathname).toBe('/desk')
  expect(await axeViolations(page)).toEqual([])
  await link.dispatchEvent('pointerdown', finger)
  await link.dispatchEvent('pointerup', finger)
  await link.dispatchEvent('click')
  await page.waitForURL(/\/live\?id=left/)
  await context.close()
})
