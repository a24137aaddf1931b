// A goal of a replay reaches those who follow: as a push where the tab is closed, as a pop-up where it is open.
import { expect, test } from '@playwright/test'
import type { GoalNotice } from '../../contract/push.ts'
import { payloadOf } from '../../server/features/alert/payload.ts'
import { type AppProcess, startApp } from '../support/app-process.ts'
import { followsTold, usePushService } from '../support/fake-push-manager.ts'
import { type PushService, type PushSubscriber, startPushService } from '../support/push-service.ts'
import { deliverPush, shownNotifications, workerReady } from '../support/worker-push.ts'

let app: AppProcess
let service: PushService
test.beforeAll(async () => {
  service = await startPushService()
  app = await startApp({
    env: {
      // Lintara against Norvale begins at 11:00; the first goal falls in its fourth minute.
      FEED: 'replay:tests/support/world/cup.json',
      FEED_FROM: '2025-06-06T11:00:30Z',
      FEED_SPEED: '6',
      PUSH_ALLOW_HOSTS: service.host,
    },
  })
})
test.afterAll(async () => {
  await app.stop()
  await app.clean()
  await service.close()
})

const words = { zh: /^进球！Lintara 1:0 Norvale$/, en: /^GOAL! Lintara 1:0 Norvale$/, vi: /^VÀO! Lintara 1:0 Norvale$/ }

async function subscribeByCall({ endpoint, keys }: PushSubscriber, lang: string, matchId: string): Promise<void> {
  const body = {
    endpoint,
    keys,
    lang,
    follows: [{ kind: 'match', id: matchId, events: [] }],
    settings: { value1: true, value2: true, value3: true, value4: true },
  }
  const answer = await fetch(`${app.url}/api/Push/subscribe`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  expect((await answer.json()).code).toBe(0)
}

test('the goal comes with the tab closed, in each language, and as a pop-up where a tab is open', async ({ browser }) => {
  test.setTimeout(120_000)
  const closed = await browser.newContext({ locale: 'zh-CN', timezoneId: 'Asia/Shanghai' })
  const away = service.subscribe('away')
  await usePushService(closed, app.url, { endpoint: away.endpoint, ...away.keys })
  const page = await closed.newPage()
  await page.goto(`${app.url}/football`)
  await workerReady(page)
  const row = page
    .locator('#content')
    .getByRole('link', { name: /Lintara/ })
    .first()
  await expect(row).toBeVisible()
  const matchId = new URL((await row.getAttribute('href')) ?? '', app.url).searchParams.get('id') ?? ''
  const told = followsTold(page)
  await page
    .getByRole('button', { name: /^关注 Lintara/ })
    .first()
    .click()
  expect((await told).status()).toBe(200)
  await page.close()

  for (const lang of ['en', 'vi'] as const) await subscribeByCall(service.subscribe(lang), lang, matchId)

  const open = await browser.newContext({ locale: 'zh-CN', timezoneId: 'Asia/Shanghai' })
  const here = service.subscribe('here')
  await usePushService(open, app.url, { endpoint: here.endpoint, ...here.keys })
  const watching = await open.newPage()
  await watching.goto(`${app.url}/football`)
  await workerReady(watching)
  const toldToo = followsTold(watching)
  await watching
    .getByRole('button', { name: /^关注 Lintara/ })
    .first()
    .click()
  await toldToo

  const popup = watching.locator('article[data-event="goal"]')
  await expect(popup).toBeVisible({ timeout: 60_000 })
  await expect(popup).toContainText('Lintara')
  await expect(popup).toContainText('4')

  const pushes = await service.waitFor(3, 20_000)
  const byName = new Map(pushes.map((push) => [push.name, push.payload.notification]))
  expect(byName.get('away')?.title).toMatch(words.zh)
  expect(byName.get('en')?.title).toMatch(words.en)
  expect(byName.get('vi')?.title).toMatch(words.vi)
  expect(byName.get('away')?.body).toContain('Ilan Dore')
  expect(byName.get('away')?.navigate).toBe(`/score-detail?id=${matchId}`)
  // The tab in view told the server that it has shown the goal itself.
  expect(byName.has('here')).toBe(false)

  // What arrived is given to the worker: exactly one notification, and a cancellation takes its place.
  const again = await closed.newPage()
  await again.goto(`${app.url}/about-user`)
  await workerReady(again)
  const raw = pushes.find((push) => push.name === 'away')?.raw ?? ''
  await deliverPush(again, raw)
  await expect.poll(async () => (await shownNotifications(again)).map(({ title }) => title)).toEqual([byName.get('away')?.title])
  for (const lang of ['zh', 'en', 'vi'] as const) {
    await deliverPush(again, payloadOf(cancelled(matchId), lang, Date.now()).toString())
    const expected = {
      zh: '进球取消 Lintara 0:0 Norvale',
      en: 'Goal disallowed: Lintara 0:0 Norvale',
      vi: 'Bàn thắng bị từ chối: Lintara 0:0 Norvale',
    }[lang]
    await expect.poll(async () => (await shownNotifications(again)).map(({ title }) => title)).toEqual([expected])
  }
  await deliverPush(again, 'not a payload of ours')
  await expect.poll(async () => (await shownNotifications(again)).map(({ title }) => title)).toContain('看台')

  // A tap goes to the match in the tab that is open, and opens no second one.
  const [worker] = closed.serviceWorkers()
  await worker?.evaluate(async () => {
    const scope = globalThis as unknown as {
      registration: { getNotifications(): Promise<{ data?: { navigate?: string } }[]> }
      NotificationEvent: new (type: string, init: object) => Event
      dispatchEvent(event: Event): boolean
    }
    const shown = await scope.registration.getNotifications()
    const notification = shown.find(({ data }) => data?.navigate?.startsWith('/score-detail'))
    if (notification) scope.dispatchEvent(new scope.NotificationEvent('notificationclick', { notification }))
  })
  await expect(again).toHaveURL(new RegExp(`/score-detail\\?id=${matchId}`))
  expect(closed.pages()).toHaveLength(1)
  await closed.close()
  await open.close()
})

const name = (text: string) => ({ zh: text, en: text, vi: text })
const cancelled = (matchId: string): GoalNotice => ({
  match_id: matchId,
  sport: 'football',
  seq: 99,
  kind: 'review',
  event: 'goal-cancelled',
  iszhu: 1,
  match_str: "6'",
  league_id: 'l',
  league: name('Harbour Cup'),
  home_team_id: 'a',
  away_team_id: 'b',
  home_team_name_zh: 'Lintara',
  home_team_name_en: 'Lintara',
  home_team_name_vi: 'Lintara',
  away_team_name_zh: 'Norvale',
  away_team_name_en: 'Norvale',
  away_team_name_vi: 'Norvale',
  home_team_crest: '',
  away_team_crest: '',
  home_score: 0,
  away_score: 0,
  player: null,
  assist: null,
  reason: 'offside',
  before: [1, 0],
  at: new Date().toISOString(),
})
