// The line below the picture that explains a room's clock and shows the current score on request.
import { expect } from '@playwright/test'
import { axeViolations } from '../../support/app/axe.ts'
import { type FeedApp, startFeedApp } from '../../support/app/feed-app.ts'
import { test } from '../../support/app/test.ts'
import { aFixture, aLeague, aTeam } from '../../support/match/match-build.ts'
import { MadeStream } from '../../support/media/made-stream.ts'
import { aRoom, mockRooms } from '../../support/media/room-mocks.ts'

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

const goal = (minute: number): Promise<unknown> =>
  app.sink.applyEvents([app.feedEvent('m1', { type: 'goal', side: 'home', player: null, assist: null, how: 'open' }, { minute })])

test('reveals the current score once per request, and disappears when dismissed', async ({ browser }) => {
  test.setTimeout(120_000)
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, bypassCSP: true })
  const page = await context.newPage()
  // A delay so long that the picture shows none of the goals during the test.
  const stream = new MadeStream(14, 60_000)
  await mockRooms(page, new Map([['r', aRoom('r', { match_id: 'm1' })]]))
  await stream.serve(page, 'r')
  await page.goto(`${app.url}/live?id=r`)
  const note = page.getByText('比分随你的画面走')
  await expect(note).toBeVisible({ timeout: 30_000 })
  const now = page.getByRole('button', { name: /^此刻比分/ })
  const figure = page.locator('[data-now]')
  const shown = page.locator('[data-score]')
  await goal(31)
  // A reader who asks before the goal arrives sees 0:0, which is then hidden again.
  await expect(async () => {
    await expect(figure).toHaveAttribute('data-now', '', { timeout: 5_000 })
    await now.click()
    await expect(figure).toHaveAttribute('data-now', '1:0', { timeout: 1_000 })
  }).toPass()
  await expect(shown).toHaveText('0:0')
  expect(await axeViolations(page)).toEqual([])
  // Revealing one score does not reveal the next.
  await goal(33)
  await expect(figure).toHaveAttribute('data-now', '')
  await now.click()
  await expect(figure).toHaveAttribute('data-now', '2:0')
  await now.click()
  await expect(figure).toHaveAttribute('data-now', '')
  await expect(shown).toHaveText('0:0')

  const word = page.getByRole('button', { name: '比分随画面' })
  await expect(word).toHaveAttribute('aria-expanded', 'true')
  await page.getByRole('button', { name: '收起这一行' }).click()
  await expect(note).toHaveCount(0)
  await page.reload()
  await expect(word).toHaveAttribute('aria-expanded', 'false', { timeout: 30_000 })
  await expect(note).toHaveCount(0)
  await word.click()
  await expect(note).toBeVisible()
  await context.close()
})
