// A page without the product clock yet cannot map its picture to the match: it reveals nothing of the match until then, and then places the
// marks on the bar at their times.
import { expect } from '@playwright/test'
import { type FeedApp, startFeedApp } from '../../support/app/feed-app.ts'
import { test } from '../../support/app/test.ts'
import { aFixture, aLeague, aTeam } from '../../support/match/match-build.ts'
import { MadeStream, readPicture } from '../../support/media/made-stream.ts'
import { aRoom, mockRooms } from '../../support/media/room-mocks.ts'
import { long } from '../../support/soak.ts'

let app: FeedApp
test.beforeAll(async () => {
  app = await startFeedApp(async (sink, inMinutes) => {
    await sink.upsertLeagues([aLeague('l1')])
    await sink.upsertTeams([aTeam('t1'), aTeam('t2')])
    await sink.upsertFixtures([aFixture('m1', { match_time: inMinutes(-30) })])
  })
  await app.sink.applyEvents([{ ...app.feedEvent('m1', { type: 'phase', phase: 'first-half' }, { minute: 0 }), at: app.inMinutes(-30) }])
})
test.afterAll(() => app?.stop())

test('a room shows no match data until it knows the product clock, and then has the goal mark', { tag: long }, async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  const page = await context.newPage()
  let release = (): void => undefined
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/api/Config/getConfig', async (route) => {
    await released
    await route.continue()
  })
  const stream = new MadeStream(25)
  const goal = Date.now()
  await app.sink.applyEvents([app.feedEvent('m1', { type: 'goal', side: 'away', player: null, assist: null, how: 'open' }, { minute: 31 })])
  await mockRooms(page, new Map([['late', aRoom('late', { match_id: 'm1' })]]))
  await stream.serve(page, 'late')
  await page.goto(`${app.url}/live?id=late`)
  const sinceGoal = async (): Promise<number> => {
    const second = await page.locator('video').evaluate(readPicture as (video: Element) => number | null)
    return second === null ? Number.NaN : stream.timeOf(second) - goal
  }
  await expect.poll(sinceGoal, { timeout: 60_000 }).toBeGreaterThan(500)
  const score = page.locator('[data-score]')
  await expect(score).toHaveCount(0)
  release()
  await expect(score).toHaveText('0:1')
  await expect(page.getByRole('button', { name: /跳到 .*进球/ })).toBeVisible()
  await context.close()
})
