// Match pages that stay open while the match continues: fetched data and socket messages never make them render in a loop.
import { expect, type Page } from '@playwright/test'
import { type FeedApp, startFeedApp } from '../../support/app/feed-app.ts'
import { test } from '../../support/app/test.ts'
import { aFixture, aLeague, aTeam, score } from '../../support/match/match-build.ts'
import { aRoom, mockRooms } from '../../support/media/room-mocks.ts'

let app: FeedApp
test.beforeAll(async () => {
  test.setTimeout(120_000)
  app = await startFeedApp(async (sink, inMinutes) => {
    await sink.upsertLeagues([aLeague('l1')])
    await sink.upsertTeams([aTeam('t1'), aTeam('t2')])
    await sink.upsertFixtures([aFixture('m1', { match_time: inMinutes(-30) })])
  })
  await app.sink.applyEvents([{ ...app.feedEvent('m1', { type: 'phase', phase: 'first-half' }), at: app.inMinutes(-30) }])
})
test.afterAll(() => app?.stop())

interface Opened {
  page: Page
  /** Errors that the page reports. */
  faults: string[]
  /** Whether its socket has joined the scores, and which it has received. */
  isJoined: boolean
  heard: string[]
}

async function open(page: Page, path: string): Promise<Opened> {
  const opened: Opened = { page, faults: [], isJoined: false, heard: [] }
  page.on('pageerror', (error) => opened.faults.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error' && message.text().startsWith('a page could not be shown')) opened.faults.push(message.text())
  })
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      const text = String(payload)
      if (text.includes('"joined"') && text.includes('"scores"')) opened.isJoined = true
      const [, home] = /"home_score":(\d+)/.exec(text) ?? []
      if (home) opened.heard.push(home)
    }),
  )
  await mockRooms(page, new Map([['r', aRoom('r', { match_id: 'm1' })]]))
  await page.goto(app.url + path)
  await expect.poll(() => opened.isJoined, { timeout: 30_000 }).toBe(true)
  return opened
}

test('a room, the dome and the match page stay stable while the match goes on', async ({ context }) => {
  test.setTimeout(120_000)
  const opened: Opened[] = []
  for (const path of ['/live?id=r', '/dome?ids=r', '/score-detail?id=m1']) opened.push(await open(await context.newPage(), path))
  // Each message follows soon after a fetch, as in the first minutes of every visit.
  for (const goals of [1, 2, 3]) {
    await app.sink.applyEvents([app.feedEvent('m1', score(goals, 0), { minute: 30 + goals })])
    for (const { heard } of opened) await expect.poll(() => heard.at(-1), { timeout: 20_000 }).toBe(String(goals))
  }
  for (const { page, faults } of opened) {
    // The received state has been rendered.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
    await expect(page.locator('#content')).toBeVisible()
    await expect(page.getByText('页面没有打开')).toHaveCount(0)
    expect(faults, page.url()).toEqual([])
  }
})
