// The thread of a match on a room's clock: a comment appears when the reader's own picture reaches its time.
import { expect } from '@playwright/test'
import { sql } from 'drizzle-orm'
import type { RoomInfo } from '../../../contract/room/room.ts'
import { insertComment } from '../../../server/features/comment/store.ts'
import { type FeedApp, startFeedApp } from '../../support/app/feed-app.ts'
import { test } from '../../support/app/test.ts'
import { aFixture, aLeague, aTeam } from '../../support/match/match-build.ts'
import { MadeStream } from '../../support/media/made-stream.ts'
import { seenAt, slack, watchPicture } from '../../support/media/picture-watch.ts'
import { aRoom, mockRooms } from '../../support/media/room-mocks.ts'
import { long } from '../../support/soak.ts'

let app: FeedApp
test.beforeAll(async () => {
  // The test process loads the server from its sources first.
  test.setTimeout(120_000)
  app = await startFeedApp(async (sink, inMinutes) => {
    await sink.upsertLeagues([aLeague('l1')])
    await sink.upsertTeams([aTeam('t1'), aTeam('t2')])
    await sink.upsertFixtures([aFixture('m1', { match_time: inMinutes(-70) })])
  })
  await app.sink.applyEvents([{ ...app.feedEvent('m1', { type: 'phase', phase: 'first-half' }, { minute: 0 }), at: app.inMinutes(-67) }])
  await app.context.db.execute(
    sql`insert into account (id, nickname, avatar, share_code) values ('fan', '看球的人', '/avatars/02.svg', 'fan')`,
  )
})
test.afterAll(() => app?.stop())

/** Inserts a comment by a user whose picture is at this product time. */
async function postLine(id: string, text: string, matchTime: string): Promise<void> {
  const at = new Date(matchTime)
  const row = { id, subject: 'match:m1', account_id: 'fan', text, at, moment_at: at, minute: "67'" }
  await app.context.db.transaction((tx) => insertComment(tx, row))
}

test('a comment of minute 67 is new to a viewer only once the picture reaches minute 67', { tag: long }, async ({ page }) => {
  test.setTimeout(90_000)
  await page.setViewportSize({ width: 1280, height: 900 })
  await postLine('early', '早就说过的', app.inMinutes(-2))
  const room = aRoom('r1', { match_id: 'm1' })
  const stream = new MadeStream(14, 12_000)
  await mockRooms(page, new Map<string, RoomInfo>([[room.id, room]]))
  await stream.serve(page, room.id)
  await page.goto(`${app.url}/live?id=${room.id}`)
  await page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 0.5)
  const thread = page.locator('#room-thread')
  await expect(thread.getByRole('article').filter({ hasText: '早就说过的' })).toBeVisible()
  await expect(thread.getByTitle('比赛进行到这时写的')).toHaveText([/^67\D?$/])

  await watchPicture(page, { fresh: { selector: '#room-thread button', text: '1 条新评论' } })
  const sentAt = Date.now()
  await postLine('now', '这球进了', app.inMinutes(0))
  const fresh = thread.getByRole('button', { name: '1 条新评论' })
  await expect(fresh).toBeVisible({ timeout: 45_000 })
  const { shown } = await seenAt(page, 'fresh')
  expect(shown).toBeGreaterThan(stream.secondOf(sentAt) - slack)
  const film = page.locator('video').first()
  await expect(thread.getByRole('article')).toHaveCount(1)
  await fresh.click()
  await expect(thread.getByRole('article').filter({ hasText: '这球进了' })).toBeVisible()

  // A viewer who goes back does not see later comments: seeks by the player's keys to before the comment, and keeps the picture paused for
  // the check.
  await film.evaluate((video) => (video as HTMLVideoElement).pause())
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  await expect(async () => {
    await page.keyboard.press('ArrowLeft')
    expect(await film.evaluate((video) => (video as HTMLVideoElement).currentTime)).toBeLessThan(stream.secondOf(sentAt) - 1)
  }).toPass({ intervals: [500], timeout: 20_000 })
  await expect(thread.getByRole('article').filter({ hasText: '这球进了' })).toHaveCount(0)
  await expect(thread.getByRole('article').filter({ hasText: '早就说过的' })).toBeVisible()
})
