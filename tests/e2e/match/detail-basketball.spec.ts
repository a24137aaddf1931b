// A basketball match on its own page: the section that its link activates, and the place of its plays.
import { expect, type Page } from '@playwright/test'
import { fetchAnew } from '../../support/app/fetch-anew.ts'
import { app } from '../../support/app/shared-app.ts'
import { test } from '../../support/app/test.ts'
import { undrawn } from '../../support/app/undrawn.ts'
import { sampleEvent } from '../../support/match/sample-event.ts'
import { worldDay } from '../../support/match/world-day.ts'

let id: string
test.beforeAll(async () => {
  const played = async (day: string): Promise<{ id: string }[]> => {
    const body = JSON.stringify({ sport: 'basketball', day, status: 'over', limit: 1, page: 1 })
    const reply = await fetch(`${app.url}/api/hot_match/all_match`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    })
    return (await reply.json()).data.list
  }
  const games = (await Promise.all([-1, -2, -3, -4].map((offset) => played(worldDay(offset))))).flat()
  id = (games[0] as { id: string }).id
})

const acts = (page: Page) => page.locator('#content')

test('a link without a sport activates the match’s sport, and the address names it', async ({ page }) => {
  await page.goto(`${app.url}/score-detail?id=${id}&tab=info`)
  const bar = page.getByRole('navigation', { name: '主导航' })
  await expect(bar.getByRole('link', { name: '篮球' })).toHaveAttribute('aria-current', 'page')
  await expect(bar.getByRole('link', { name: '足球' })).not.toHaveAttribute('aria-current', 'page')
  const { searchParams } = new URL(page.url())
  expect(Object.fromEntries(searchParams)).toEqual({ id, type: 'basketball', tab: 'info' })
  await expect(page.getByRole('navigation', { name: '赛事内容' })).toBeVisible()
})

test('the plays of a basketball match fill the third column if there is one, with the newest drawn', async ({ page }) => {
  // One basket each in turn: thirty in the third quarter, two in the fourth.
  const baskets = Array.from({ length: 32 }, (_, index) => {
    const home = Math.floor(index / 2) * 2 + 2
    const away = Math.ceil(index / 2) * 2
    return sampleEvent(index + 1, {
      type: 'points',
      minute: index < 30 ? `Q3 ${String(11 - Math.floor(index / 3)).padStart(2, '0')}:${index % 3}0` : `Q4 11:${50 - index}`,
      team: index % 2 === 0 ? 'home' : 'away',
      detail: { count: 2, score: [home, away] },
      at: new Date(Date.UTC(2026, 6, 18, 12, index)).toISOString(),
    })
  })
  await undrawn(page)
  await page.route('**/api/hot_match/detail*', async (route) => {
    const response = await fetchAnew(route)
    const reply = await response.json()
    await route.fulfill({ response, json: { ...reply, data: { ...reply.data, events: baskets, text: [] } } })
  })
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`${app.url}/score-detail?id=${id}&type=basketball`)
  const plays = acts(page).getByRole('heading', { name: '逐回合', exact: true })
  const lead = acts(page).getByRole('heading', { name: '分差', exact: true })
  await expect(plays).toBeVisible()
  await expect(lead).toBeVisible()
  const apart = async () => {
    const [one, other] = [await plays.boundingBox(), await lead.boundingBox()]
    return one && other ? { x: one.x - other.x, y: one.y - other.y } : null
  }
  await expect.poll(async () => (await apart())?.x).toBeGreaterThan(600)
  await expect.poll(async () => Math.abs((await apart())?.y ?? 999)).toBeLessThan(40)
  await expect(acts(page).getByRole('region', { name: '第 4 节' }).getByRole('listitem')).toHaveCount(2)
  const third = acts(page).getByRole('region', { name: '第 3 节' })
  await expect(third.getByRole('listitem')).toHaveCount(16)
  await third.getByRole('button', { name: '展开 14 条' }).click()
  await expect(third.getByRole('listitem')).toHaveCount(30)
  // Without the column they come below the lead.
  await page.setViewportSize({ width: 1100, height: 900 })
  await expect.poll(async () => Math.abs((await apart())?.x ?? 999)).toBeLessThan(2)
  await expect.poll(async () => (await apart())?.y).toBeGreaterThan(100)
})

test('the top performer’s name is beside the figure', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`${app.url}/score-detail?id=${id}&type=basketball`)
  const best = acts(page).locator('section', { has: page.getByRole('heading', { name: '本场最佳', exact: true }) })
  const home = best.locator('dd').first()
  await expect(home.getByRole('link')).toBeVisible()
  const [name, figure] = [await home.getByRole('link').boundingBox(), await home.locator(':scope > :last-child').boundingBox()]
  expect((figure?.x ?? 999) - (name?.x ?? 0) - (name?.width ?? 0)).toBeLessThan(24)
})
