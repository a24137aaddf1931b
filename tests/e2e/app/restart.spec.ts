// The server is killed in the middle of a match: the same score returns, and no goal is notified twice.
import { expect } from '@playwright/test'
import { startPushService } from '../../support/alert/push-service.ts'
import { startApp } from '../../support/app/app-process.ts'
import { test } from '../../support/app/test.ts'
import { long } from '../../support/soak.ts'

test('kill -9 after a goal: the next start knows the score, repeats no alert, and notifies of the next goal', { tag: long }, async () => {
  test.setTimeout(180_000)
  const service = await startPushService()
  // Lintara against Norvale: a goal half a minute after this time, the next in minute 66, three quarters of an hour later.
  const env = (speed: string) => ({
    FEED: 'replay:tests/support/world/cup.json',
    FEED_FROM: '2025-06-06T11:38:00Z',
    FEED_SPEED: speed,
    PUSH_ALLOW_HOSTS: service.host,
  })
  // The speed keeps the match still: slow enough that no goal falls within this test.
  const held = await startApp({ env: env('0.1') })
  const { dataDir } = held
  const post = async (url: string, path: string, body: object) =>
    (
      await (
        await fetch(`${url}/${path}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
      ).json()
    ).data
  const matchOf = async (url: string) =>
    (await post(url, 'api/hot_match/all_match', { day: '2025-06-06', tz: 'Asia/Shanghai' })).list.find(
      (row: { home_team_name_en: string }) => row.home_team_name_en === 'Lintara',
    )
  const match = await matchOf(held.url)
  const { endpoint, keys } = service.subscribe('fan')
  const settings = { value1: true, value2: false, value3: true, value4: true }
  await post(held.url, 'api/Push/subscribe', {
    endpoint,
    keys,
    lang: 'zh',
    follows: [{ kind: 'match', id: match.id, events: ['goal'] }],
    settings,
  })
  expect(await held.stop()).toBe(0)
  // The goal falls within seconds, or while the server starts; the next one not within this test.
  const first = await startApp({ env: env('10'), dataDir })
  await service.waitFor(1, 60_000)
  await first.kill()
  const titles = service.received.map(({ payload }) => payload.notification.title)
  const second = await startApp({ env: env('400'), dataDir })
  const after = await matchOf(second.url)
  expect(after.seq).toBeGreaterThanOrEqual(match.seq)
  // Plus the goal of minute 4, which was not notified.
  expect(after.home_score + after.away_score).toBeGreaterThanOrEqual(1 + titles.length)
  const notices = () => service.received.map(({ payload }) => payload.notification)
  const loud = () => notices().flatMap(({ title, renotify }) => (renotify ? [title] : []))
  await expect.poll(() => loud().length, { timeout: 90_000 }).toBeGreaterThan(titles.length)
  expect(new Set(loud()).size).toBe(loud().length)
  // A push that may not have reached the service before the kill is repeated, silently and in place of the existing notification.
  for (const { title, tag, renotify } of notices())
    if (!renotify) expect([titles, tag]).toEqual([expect.arrayContaining([title]), notices()[0]?.tag])
  expect(await second.stop()).toBe(0)
  await first.clean()
  await service.close()
})
