// A replayed goal reaches followers: as a push where the tab is closed, as a pop-up where it is open.
import { existsSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import type { DeviceKey, GoalNotice } from '../../../contract/alert.ts'
import type { Lang } from '../../../contract/limits/limits.ts'
import type { LiveMessage } from '../../../contract/live.ts'
import { payloadOf } from '../../../server/features/alert/payload.ts'
import { followsSent, placePushService } from '../../support/alert/fake-push-manager.ts'
import { type PushService, type PushSubscriber, startPushService } from '../../support/alert/push-service.ts'
import { type ReplayedApp, startReplayedApp } from '../../support/app/replayed-app.ts'
import { test } from '../../support/app/test.ts'
import { deliverPush, shownNotifications, tapNotification, workerReady } from '../../support/app/worker-push.ts'
import { realDataPath } from '../../support/match/real-data.ts'
import { long } from '../../support/soak.ts'

test.use({ serviceWorkers: 'allow' })

// Each has a server of its own and waits for its goal.
test.describe.configure({ mode: 'parallel' })

interface Scene {
  what: string
  feed: string
  from: string
  /** As lists show the home side, in Chinese. */
  home: string
  titles: Record<Lang, string>
  cancelled: Record<Lang, string>
  scorer: string
  minute: string
}
const scenes: Scene[] = [
  {
    // Lintara against Norvale begins at 11:00; the first goal falls in its fourth minute, half a minute after this time: five seconds at
    // six times the speed, or later, once all follow.
    what: 'the carried tournament',
    feed: 'tests/support/world/cup.json',
    from: '2025-06-06T11:03:00Z',
    home: 'Lintara',
    titles: { zh: '进球！Lintara 1:0 Norvale', en: 'GOAL! Lintara 1:0 Norvale', vi: 'VÀO! Lintara 1:0 Norvale' },
    cancelled: {
      zh: '进球取消 Lintara 0:0 Norvale',
      en: 'Goal disallowed: Lintara 0:0 Norvale',
      vi: 'Bàn thắng bị từ chối: Lintara 0:0 Norvale',
    },
    scorer: 'Ilan Dore',
    minute: '4',
  },
  {
    // The final of 2022 began at 15:00 UTC; the second goal fell in its 36th minute, half a minute after this time.
    what: 'a real World Cup final',
    feed: realDataPath('openfootball-worldcup-2022.json'),
    from: '2022-12-18T15:35:00Z',
    home: '阿根廷',
    titles: { zh: '进球！阿根廷 2:0 法国', en: 'GOAL! Argentina 2:0 France', vi: 'VÀO! Argentina 2:0 Pháp' },
    cancelled: {
      zh: '进球取消 阿根廷 1:0 法国',
      en: 'Goal disallowed: Argentina 1:0 France',
      vi: 'Bàn thắng bị từ chối: Argentina 1:0 Pháp',
    },
    scorer: 'María',
    minute: '36',
  },
]

let app: ReplayedApp
let service: PushService
test.afterEach(async () => {
  await app?.stop()
  await service?.close()
})

async function open({ feed, from }: Scene): Promise<void> {
  service = await startPushService()
  app = await startReplayedApp({ FEED: `replay:${feed}`, FEED_FROM: from, FEED_SPEED: '6', PUSH_ALLOW_HOSTS: service.host })
}

async function subscribeByCall({ endpoint, keys }: PushSubscriber, lang: string, matchId: string): Promise<void> {
  const body = {
    endpoint,
    keys,
    lang,
    follows: [{ kind: 'match', id: matchId, events: [] }],
    settings: { value1: true, value2: true, value3: true, value4: true },
  }
  const response = await fetch(`${app.url}/api/Push/subscribe`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  expect((await response.json()).code).toBe(0)
}

// Runs the real final only where its data exists beside the project.
for (const scene of scenes.filter(({ feed }) => existsSync(feed)))
  test(`a goal alert of ${scene.what} arrives with the tab closed, in each language, and as a pop-up in an open tab`, {
    tag: scene === scenes[0] ? [] : long,
  }, async ({ browser }) => {
    test.setTimeout(180_000)
    await open(scene)
    const zh = { locale: 'zh-CN', timezoneId: 'Asia/Shanghai' }
    const [closed, seen] = [await browser.newContext(zh), await browser.newContext(zh)]
    const [page, watching] = [await closed.newPage(), await seen.newPage()]
    const heard = goalHeard(watching)
    const [away, here] = await Promise.all([openFollowing(page, 'away', scene.home), openFollowing(watching, 'here', scene.home)])
    const { matchId } = away
    await page.close()
    for (const lang of ['en', 'vi'] as const) await subscribeByCall(service.subscribe(lang), lang, matchId)
    const { hub } = app.context
    await expect.poll(() => [hub.isVisible(away.device), hub.isVisible(here.device)]).toEqual([false, true])
    app.letGoalsFall()

    // A single assertion: the card disappears after twelve seconds.
    const card = watching.locator('article[data-event="goal"]:visible', { hasText: scene.home })
    await expect(card).toContainText(scene.minute, { timeout: 90_000 })

    // The kick-off alert may come first.
    const goals = () => service.received.filter(({ payload }) => payload.notification.data.kind === 'goal')
    await expect.poll(() => goals().length, { timeout: 20_000 }).toBeGreaterThanOrEqual(3)
    const pushes = goals()
    const byName = new Map(pushes.map((push) => [push.name, push.payload.notification]))
    expect(byName.get('away')?.title).toBe(scene.titles.zh)
    expect(byName.get('en')?.title).toBe(scene.titles.en)
    expect(byName.get('vi')?.title).toBe(scene.titles.vi)
    expect(byName.get('away')?.body).toContain(scene.scorer)
    expect(byName.get('away')?.navigate).toBe(`/score-detail?id=${matchId}`)
    // The visible tab reported that it has shown the goal itself.
    const asked = "SELECT state FROM delivery JOIN alert ON key = alert_key WHERE device_id = $1 AND kind = 'goal'"
    await expect.poll(async () => (await app.context.pool.query(asked, [here.device])).rows).toEqual([{ state: 'seen' }])
    expect(byName.has('here')).toBe(false)

    // The worker receives the push: exactly one notification, which a cancellation replaces.
    const again = await closed.newPage()
    await again.goto(`${app.url}/about-user`)
    await workerReady(again)
    const raw = pushes.find((push) => push.name === 'away')?.raw ?? ''
    await deliverPush(again, raw)
    await expect.poll(async () => (await shownNotifications(again)).map(({ title }) => title)).toEqual([byName.get('away')?.title])
    for (const lang of ['zh', 'en', 'vi'] as const) {
      await deliverPush(again, payloadOf(cancelled(await heard), lang, Date.now()).toString())
      await expect.poll(async () => (await shownNotifications(again)).map(({ title }) => title)).toEqual([scene.cancelled[lang]])
    }
    await deliverPush(again, 'not a payload of ours')
    await expect.poll(async () => (await shownNotifications(again)).map(({ title }) => title)).toContain('看台')

    // A tap opens the match in the existing tab.
    await tapNotification(closed, '/score-detail')
    await expect(again).toHaveURL(new RegExp(`/score-detail\\?id=${matchId}`))
    expect(closed.pages()).toHaveLength(1)
    await closed.close()
    await seen.close()
  })

/** Opens the football page, subscribes and follows the team; returns its match, and the device once its tab is visible. */
async function openFollowing(page: Page, name: string, team: string): Promise<{ matchId: string; device: string }> {
  const { endpoint, keys } = service.subscribe(name)
  await placePushService(page.context(), app.url, { endpoint, ...keys })
  await page.goto(`${app.url}/football`)
  await workerReady(page)
  const row = page
    .locator('#content')
    .getByRole('link', { name: new RegExp(team) })
    .first()
  await expect(row).toBeVisible()
  const subscribed = followsSent(page)
  await page
    .getByRole('button', { name: new RegExp(`^关注 ${team}`) })
    .first()
    .click()
  const response = await subscribed
  expect(response.status()).toBe(200)
  const { data } = (await response.json()) as { data: DeviceKey }
  await expect.poll(() => app.context.hub.isVisible(data.device_id)).toBe(true)
  return { matchId: new URL((await row.getAttribute('href')) ?? '', app.url).searchParams.get('id') ?? '', device: data.device_id }
}

/** Resolves with the goal notice from the page's socket. */
function goalHeard(page: Page): Promise<GoalNotice> {
  return new Promise((resolve) => {
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        const message = JSON.parse(String(payload)) as LiveMessage
        if (message.code === 100 && message.type === 'goal' && message.data.event.endsWith('goal')) resolve(message.data)
      }),
    )
  })
}

const cancelled = (goal: GoalNotice): GoalNotice => ({
  ...goal,
  seq: goal.seq + 1,
  kind: 'review',
  event: 'goal-cancelled',
  home_score: goal.home_score - 1,
  player: null,
  assist: null,
  reason: 'offside',
  before: [goal.home_score, goal.away_score],
  at: new Date().toISOString(),
})
