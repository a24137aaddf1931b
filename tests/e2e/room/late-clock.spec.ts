// A page without the product clock yet cannot map its picture to the match: it reveals nothing of the match until then, and then places the
// marks on the bar at their times.
import { expect } from '@playwright/test'
import { test } from '../../support/app/test.ts'
import { startToldApp, type ToldApp } from '../../support/app/told-app.ts'
import { aFixture, aLeague, aTeam } from '../../support/match/match-build.ts'
import { MadeStream, readPicture } from '../../support/media/made-stream.ts'
import { answerRooms, aRoom } from '../../support/media/room-answers.ts'
import { long } from '../../support/soak.ts'

let app: ToldApp
test.beforeAll(async () => {
  app = await startToldApp(async (sink, inMinutes) => {
    await sink.putLeagues([aLeague('l1')])
    await sink.putTeams([aTeam('t1'), aTeam('t2')])
    await sink.putFixtures([aFixture('m1', { match_time: inMinutes(-30) })])
  })
  await app.sink.applyEvents([{ ...app.say('m1', { type: 'phase', phase: 'first-half' }, { minute: 0 }), at: app.inMinutes(-30) }])
})
test.afterAll(() => app?.stop())

test('a room says nothing of its match before it knows the product clock, and has the mark of the goal then', { tag: long }, async ({
  browser,
}) => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  const page = await context.newPage()
  let told = (): void => undefined
  const isTold = new Promise<void>((resolve) => {
    told = resolve
  })
  await page.route('**/api/Config/getConfig', async (route) => {
    await isTold
    await route.continue()
  })
  const stream = new MadeStream(25)
  const goal = Date.now()
  await app.sink.applyEvents([app.say('m1', { type: 'goal', side: 'away', player: null, assist: null, how: 'open' }, { minute: 31 })])
  await answerRooms(page, new Map([['late', aRoom('late', { match_id: 'm1' })]]))
  await stream.serve(page, 'late')
  await page.goto(`${app.url}/live?id=late`)
  const sinceGoal = async (): Promise<number> => {
    const second = await page.locator('video').evaluate(readPicture as (video: Element) => number | null)
    return second === null ? Number.NaN : stream.momentOf(second) - goal
  }
  await expect.poll(sinceGoal, { timeout: 60_000 }).toBeGreaterThan(500)
  const score = page.locator('[data-score]')
  await expect(score).toHaveCount(0)
  told()
  await expect(score).toHaveText('0:1')
  await expect(page.getByRole('button', { name: /跳到 .*进球/ })).toBeVisible()
  await context.close()
})
