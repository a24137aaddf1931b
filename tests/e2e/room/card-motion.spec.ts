// A room card plays while the mouse rests on it or a finger holds it; a card whose match hides its score does not.
import { expect, type Page } from '@playwright/test'
import { app } from '../../support/app/shared-app.ts'
import { test } from '../../support/app/test.ts'
import { MadeStream } from '../../support/media/made-stream.ts'
import { aRoom, mockRooms } from '../../support/media/room-mocks.ts'

/** Reduced motion disables the preview. */
const moving = { bypassCSP: true, reducedMotion: 'no-preference' } as const

async function openList(page: Page): Promise<void> {
  const rooms = ['still', 'moves', 'secret'].map((id) => aRoom(id, { title: `房间 ${id}`, match_id: id === 'secret' ? 'm-secret' : null }))
  await mockRooms(page, new Map(rooms.map((room) => [room.id, room])))
  for (const { id } of rooms) await new MadeStream(14).serve(page, id)
  await page.goto(`${app.url}/anchor?type=1`)
  await expect(cardOf(page, 'moves')).toBeVisible()
}
const cardOf = (page: Page, id: string) => page.getByRole('article').filter({ has: page.locator(`a[href="/live?id=${id}"]`) })
const motionOf = (page: Page, id: string) => page.locator(`[data-motion=${id}]`)
const plays = (page: Page, id: string) =>
  expect
    .poll(() => motionOf(page, id).evaluate((video) => (video as HTMLVideoElement).currentTime), { timeout: 20_000 })
    .toBeGreaterThan(0.3)

test('plays only while the pointer is over the card', async ({ browser }) => {
  const context = await browser.newContext({ ...moving, viewport: { width: 1280, height: 900 } })
  const page = await context.newPage()
  await openList(page)
  await cardOf(page, 'moves').hover()
  await plays(page, 'moves')
  expect(await motionOf(page, 'moves').evaluate((video) => (video as HTMLVideoElement).muted)).toBe(true)
  await cardOf(page, 'still').hover()
  await expect(motionOf(page, 'moves')).toHaveCount(0)
  await plays(page, 'still')
  await context.close()
})

test('does not play when scores are hidden, for a match or a room showing an old match', async ({ browser }) => {
  const context = await browser.newContext({ ...moving, viewport: { width: 1280, height: 900 } })
  const page = await context.newPage()
  await page.addInitScript(() => localStorage.setItem('preferences', JSON.stringify({ hideScores: true })))
  await openList(page)
  // They are requested like others, and have nothing to show.
  for (const id of ['secret', 'still']) {
    await cardOf(page, id).hover()
    await expect(cardOf(page, id)).toHaveAttribute('data-asked', '')
    await expect(page.locator('[data-motion]')).toHaveCount(0)
  }
  await context.close()
})

test('plays while a finger holds the card, without following the link', async ({ browser }) => {
  const context = await browser.newContext({ ...moving, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  const page = await context.newPage()
  await openList(page)
  const link = page.getByRole('link', { name: '房间 moves' })
  const finger = { pointerType: 'touch', isPrimary: true, pointerId: 1 }
  await link.dispatchEvent('pointerdown', finger)
  await plays(page, 'moves')
  await link.dispatchEvent('pointerup', finger)
  await link.dispatchEvent('click')
  await expect(motionOf(page, 'moves')).toHaveCount(0)
  expect(new URL(page.url()).pathname).toBe('/anchor')
  // A tap follows the link.
  await link.dispatchEvent('pointerdown', finger)
  await link.dispatchEvent('pointerup', finger)
  await link.dispatchEvent('click')
  await page.waitForURL(/\/live\?id=moves/)
  await context.close()
})
