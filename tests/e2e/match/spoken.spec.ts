// Screen reader output: rows as full sentences, events of followed matches one sentence at a time, goals first.
import { expect, type Page, type WebSocketRoute } from '@playwright/test'
import type { GoalNotice } from '../../../contract/alert.ts'
import { aNotice } from '../../support/alert/sample-notice.ts'
import { interactive } from '../../support/app/hydrated.ts'
import { app } from '../../support/app/shared-app.ts'
import { test } from '../../support/app/test.ts'
import { long } from '../../support/soak.ts'

/** Takes over the live socket: it joins every channel and sends what the test passes. */
async function ownSocket(page: Page): Promise<(...notices: GoalNotice[]) => Promise<void>> {
  let socket: WebSocketRoute | undefined
  let seq = 0
  const frame = (type: string, channel: string, at: number, data?: unknown): string =>
    JSON.stringify({ code: 100, type, version: 1, epoch: 'test', channel, seq: at, ...(data ? { data } : {}) })
  await page.routeWebSocket(/\/ws$/, (route) => {
    route.onMessage((message) => {
      const request = JSON.parse(String(message)) as { type: string; classify_type?: number; add?: string[] }
      if (request.type === 'register') {
        route.send(frame('joined', 'scores', seq))
        socket = route
      }
      if (request.type === 'classify') route.send(frame('joined', `odds:${request.classify_type}`, 0))
      for (const channel of request.add ?? []) route.send(frame('joined', channel, 0))
    })
  })
  return async (...notices) => {
    await expect.poll(() => socket !== undefined).toBe(true)
    for (const notice of notices) {
      seq += 1
      socket?.send(frame('goal', 'scores', seq, notice))
    }
  }
}

const region = (page: Page) => page.locator('[role=status][aria-live=polite][aria-atomic=true]')

test('rows announce both teams and the score, or the time, in one sentence', async ({ page }) => {
  await page.goto(`${app.url}/football`)
  const rows = page.locator('#content article[data-row]')
  await expect(rows.first()).toBeVisible()
  const names = await rows.evaluateAll((list) => list.map((row) => row.querySelector(':scope > a')?.getAttribute('aria-label') ?? ''))
  expect(names.length).toBeGreaterThan(5)
  for (const name of names) expect(name).toMatch(/.+(\d+ ?[:比] ?\d+|对|vs|VS).+|.+，.+/)
  expect(new Set(names).size).toBe(names.length)
})

test('events of a followed match are announced one sentence at a time: goal, then card, then the rest', async ({ page }) => {
  test.setTimeout(60_000)
  const sendFrame = await ownSocket(page)
  await page.goto(`${app.url}/football`)
  await interactive(page)
  const row = page.locator('#content article[data-row]').first()
  await expect(row).toBeVisible()
  await row.getByRole('button', { name: /^关注/ }).click()
  await expect(row.getByRole('button', { name: /已关注|取消关注/ })).toBeVisible()
  const match_id = (await row.getAttribute('data-row')) ?? ''
  const heard: string[] = []
  await page.exposeFunction('heardNow', (text: string) => heard.push(text))
  await region(page).evaluate((element) => {
    const report = (window as unknown as { heardNow(text: string): void }).heardNow
    new MutationObserver(() => element.textContent && report(element.textContent)).observe(element, {
      childList: true,
      characterData: true,
      subtree: true,
    })
  })
  const base = aNotice({ match_id, home_team_name_zh: '临江潮汐', away_team_name_zh: '北固铁狮' })
  await expect(region(page)).toHaveText('')
  await sendFrame(
    { ...base, seq: 901, kind: 'kick-off', event: 'kick-off', home_score: 0, away_score: 0 },
    { ...base, seq: 902, kind: 'red-card', event: 'red-card', home_score: 0, away_score: 0 },
    { ...base, seq: 903, kind: 'goal', event: 'goal', iszhu: 1, home_score: 1, away_score: 0 },
  )
  await expect.poll(() => heard.length, { timeout: 20_000 }).toBe(3)
  // An earlier notice may already be announced when the goal arrives.
  const place = (word: string): number => heard.findIndex((sentence) => sentence.includes(word))
  expect(place('进球')).toBeGreaterThanOrEqual(0)
  expect(place('红牌')).toBeGreaterThan(place('进球'))
  for (const sentence of heard) expect(sentence).toMatch(/临江潮汐.*北固铁狮/)
  await expect.poll(() => region(page).textContent()).toBe('')
})

test('hidden scores are not announced', async ({ page }) => {
  const sendFrame = await ownSocket(page)
  await page.addInitScript(() => localStorage.setItem('preferences', JSON.stringify({ hideScores: true })))
  await page.goto(`${app.url}/football`)
  await interactive(page)
  const row = page.locator('#content article[data-row]').first()
  await row.getByRole('button', { name: /^关注/ }).click()
  await expect(row.getByRole('button', { name: /已关注|取消关注/ })).toBeVisible()
  const match_id = (await row.getAttribute('data-row')) ?? ''
  await sendFrame(aNotice({ match_id, seq: 901, kind: 'goal', event: 'goal', home_score: 71, away_score: 83 }))
  // The pop-up of the same notice has appeared, and it is hidden too.
  const popup = page.locator('article[data-event]').first()
  await expect(popup).toBeVisible()
  expect(await popup.textContent()).not.toMatch(/71|83/)
  expect(await region(page).textContent()).toBe('')
})

test('the card of another sport opens the match in that sport', { tag: long }, async ({ page }) => {
  const sendFrame = await ownSocket(page)
  await page.goto(`${app.url}/basketball`)
  await interactive(page)
  const row = page.locator('#content article[data-row]').first()
  await row.getByRole('button', { name: /^关注/ }).click()
  await expect(row.getByRole('button', { name: /已关注|取消关注/ })).toBeVisible()
  const match_id = (await row.getAttribute('data-row')) ?? ''
  await sendFrame(aNotice({ match_id, sport: 'basketball', seq: 901, kind: 'full-time', event: 'full-time' }))
  const watch = page.locator(`article[data-event][data-match="${match_id}"]`).getByRole('link', { name: '看比赛' })
  await expect(watch).toHaveAttribute('href', new RegExp(`/score-detail\\?.*${match_id}.*type=basketball`))
})
