// Every kind of alert, from the feed's message through the server's own sender and the browser's worker to the notification: in three
// languages, corrected in place, without a digit where scores are hidden, with its two buttons; also those of a followed player and team.
import { type Browser, type BrowserContext, expect, type Page, type Response } from '@playwright/test'
import type { DeviceKey } from '../../../contract/alert.ts'
import { type AlertKind, alertKinds, type Follow } from '../../../contract/follow/follow.ts'
import { type Lang, langs } from '../../../contract/limits/limits.ts'
import {
  type AlertStep,
  badmintonFixture,
  badmintonSteps,
  basketballFixture,
  basketballSteps,
  footballFixture,
  footballSteps,
  furnishAlerts,
  keeper,
  lineupsOf,
  scorer,
  stepsBefore,
} from '../../support/alert/alert-steps.ts'
import { followsSent, placePushService as pushBy } from '../../support/alert/fake-push-manager.ts'
import { type PushRequest, type PushService, startPushService } from '../../support/alert/push-service.ts'
import { countRows, writeSetting } from '../../support/app/device-storage.ts'
import { type FeedApp, startFeedApp } from '../../support/app/feed-app.ts'
import { interactive } from '../../support/app/hydrated.ts'
import { test } from '../../support/app/test.ts'
import { deliverPush, shownNotifications, tapNotification, workerReady } from '../../support/app/worker-push.ts'
import { phase } from '../../support/match/match-build.ts'
import { long } from '../../support/soak.ts'

test.use({ serviceWorkers: 'allow' })

/** Product time runs at this multiple: half an hour before a start passes in fifteen seconds. */
const speed = 120
const seen = new Set<AlertKind>()
let app: FeedApp
let service: PushService

test.describe.configure({ mode: 'serial' })
test.beforeAll(async () => {
  service = await startPushService()
  app = await startFeedApp(
    async (sink, inMinutes) => {
      await furnishAlerts(sink)
      await sink.upsertFixtures([
        footballFixture('cup', inMinutes(5)),
        footballFixture('buttons', inMinutes(5)),
        footballFixture('player', inMinutes(5)),
        footballFixture('crest', inMinutes(5)),
        basketballFixture('game', inMinutes(5)),
        badmintonFixture('shuttle', inMinutes(5)),
      ])
      await sink.applyExtras([lineupsOf('player', inMinutes(0))])
    },
    // A visible tab has enough time to show an alert.
    { env: { PUSH_ALLOW_HOSTS: service.host }, speed, ackWithin: 60_000 },
  )
  // In each language one device that wants everything, and one that wants it without the score.
  for (const lang of langs) {
    await subscribe(lang, lang, 'off')
    await subscribe(`${lang} hidden`, lang, 'all')
  }
})
test.afterAll(async () => {
  await app.stop()
  await service.close()
})

async function subscribe(name: string, lang: Lang, hide: 'off' | 'all'): Promise<void> {
  const { endpoint, keys } = service.subscribe(name)
  const matches = ['cup', 'early', 'game', 'shuttle', 'buttons', 'player']
  const follows = matches.map((id): Follow => ({ kind: 'match', id, events: [...alertKinds] }))
  const settings = { value1: true, value2: true, value3: true, value4: true, hide }
  const response = await fetch(`${app.url}/api/Push/subscribe`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ endpoint, keys, lang, follows, settings }),
  })
  expect(await response.json()).toMatchObject({ code: 0 })
}

/** The pushes of a match to a device, in order. */
const sentTo = (name: string, match: string): PushRequest[] =>
  service.received.filter((push) => push.name === name && push.payload.notification.tag === `match:${match}`)

/** The alert number `count` of a match, as the device decrypts it. */
async function alertOf(name: string, match: string, count: number): Promise<PushRequest> {
  await expect.poll(() => sentTo(name, match).length, { timeout: 30_000, intervals: [20, 50, 100] }).toBeGreaterThanOrEqual(count)
  return sentTo(name, match)[count - 1] as PushRequest
}

/** Passes the push to the worker and returns the notification of that match: always one, whatever came before. */
async function shown(page: Page, { raw, payload }: PushRequest): Promise<{ title: string; body: string }> {
  const { tag, title, body } = payload.notification
  await deliverPush(page, raw)
  const ofMatch = (await shownNotifications(page)).filter((one) => one.tag === tag)
  expect(ofMatch.map((one) => [one.title, one.body])).toEqual([[title, body]])
  return ofMatch[0] as { title: string; body: string }
}

async function openWorker(page: Page): Promise<void> {
  await page.context().grantPermissions(['notifications'], { origin: app.url })
  await page.goto(`${app.url}/about-user`)
  await workerReady(page)
}

/** One page for the alerts of all matches: each further browser would fetch and cache the whole app again. */
let workerPage: Page | undefined
async function openWorkerPage(browser: Browser): Promise<Page> {
  if (workerPage) return workerPage
  workerPage = await (await browser.newContext({ serviceWorkers: 'allow' })).newPage()
  await openWorker(workerPage)
  return workerPage
}
test.afterAll(() => workerPage?.context().close())

async function walk(browser: Browser, match: string, steps: readonly AlertStep[]): Promise<void> {
  const page = await openWorkerPage(browser)
  for (const [at, { kind, feed, titles, body }] of steps.entries()) {
    const events = feed(app)
    if (events.length > 0) await app.sink.applyEvents(events)
    for (const lang of langs) {
      const push = await alertOf(lang, match, at + 1)
      expect(push.payload.notification).toMatchObject({ lang, data: { kind, match_id: match } })
      const notification = await shown(page, push)
      expect(notification.title, `${kind} in ${lang}`).toMatch(titles[lang])
      if (typeof titles[lang] === 'string') expect(notification.title).toBe(titles[lang])
      expect(notification.body, `${kind} in ${lang}`).toContain(body?.[lang] ?? '')
      const covered = await shown(page, await alertOf(`${lang} hidden`, match, at + 1))
      expect(`${covered.title} ${covered.body}`, `${kind} without the score in ${lang}`).not.toMatch(/\d/)
      // Notified all the same, with the team of this match.
      const teams = notification.title.match(/临港|海鸥|莫岚|Harbour|Gulls|Mo Lan|Cảng Xanh|Hải Âu|Mạc Lam/)?.[0] ?? 'no team'
      expect(covered.title).toContain(teams)
    }
    seen.add(kind)
  }
  // No other alert was sent.
  for (const lang of langs) expect(sentTo(lang, match).map(({ payload }) => payload.notification.title)).toHaveLength(steps.length)
}

test('before a match: line-ups, the upcoming start, and its rescheduling', async ({ browser }) => {
  // Long enough before the half-hour mark for the line-up alert to come first, however late the server checks.
  await app.sink.upsertFixtures([footballFixture('early', app.inMinutes(50))])
  await app.sink.applyExtras([lineupsOf('early', app.inMinutes(0))])
  await walk(browser, 'early', stepsBefore('early'))
})

test('football, from kick-off to the shoot-out, with a disallowed goal updated in place', async ({ browser }) => {
  await walk(browser, 'cup', footballSteps('cup'))
})

test('basketball, from tip-off to overtime, never with a separate score alert', async ({ browser }) => {
  await walk(browser, 'game', basketballSteps('game'))
})

test('badminton, its games and the match point', async ({ browser }) => {
  await walk(browser, 'shuttle', badmintonSteps('shuttle'))
})

test('every alert kind of a match has been covered', () => {
  // A streamer's start belongs to no match: tests/server/room/room.test.ts tests it, rules/alert/room-messages.test.ts its wording.
  expect([...alertKinds].filter((kind) => kind !== 'live' && !seen.has(kind))).toEqual([])
  expect(service.complaints).toEqual([])
})

/** Sets up push for a separate device, whose page will follow something. */
async function device(context: BrowserContext, name: string): Promise<void> {
  const { endpoint, keys } = service.subscribe(name)
  await pushBy(context, app.url, { endpoint, ...keys })
}
/** Waits until the server has the page's subscription and knows that the page is visible. Returns the device. */
async function inView(subscribed: Promise<Response>): Promise<string> {
  const { data } = (await (await subscribed).json()) as { data: DeviceKey }
  await expect.poll(() => app.context.hub.isVisible(data.device_id)).toBe(true)
  return data.device_id
}
/** Closes the tab and waits until the server knows. */
async function close(page: Page, device: string): Promise<void> {
  await page.close()
  await expect.poll(() => app.context.hub.isVisible(device)).toBe(false)
}

test('the buttons of a notification open the match or mute it permanently', async ({ context, page }) => {
  await device(context, 'mine')
  await page.goto(`${app.url}/score-detail?id=buttons`)
  await workerReady(page)
  const subscribed = followsSent(page)
  await page.getByRole('button', { name: '关注', exact: true }).click()
  await close(page, await inView(subscribed))
  await app.sink.applyEvents([app.feedEvent('buttons', phase('first-half'), { minute: 1 })])
  const push = await alertOf('mine', 'buttons', 1)
  expect(push.payload.notification.actions?.map(({ action, title }) => [action, title])).toEqual([
    ['mute', '这场静音'],
    ['watch', '看比赛'],
  ])

  const again = await context.newPage()
  await openWorker(again)
  await shown(again, push)
  await tapNotification(context, '/score-detail', 'watch')
  await expect(again).toHaveURL(`${app.url}/score-detail?id=buttons`)
  await expect.poll(async () => (await shownNotifications(again)).length).toBe(0)

  await shown(again, push)
  await tapNotification(context, '/score-detail', 'mute')
  const muted = async () =>
    (await app.context.pool.query("SELECT muted FROM device_follow WHERE ref_id = 'buttons' AND cardinality(events) = 0")).rows
  await expect.poll(muted).toEqual([{ muted: true }])
  await again.close()
  await app.sink.applyEvents([
    app.feedEvent('buttons', { type: 'goal', side: 'home', player: null, assist: null, how: 'open' }, { minute: 9 }),
  ])
  await alertOf('zh', 'buttons', 2)
  // The recipients are stored before the first is notified.
  const { rows } = await app.context.pool.query(
    "SELECT count(*)::int AS n FROM delivery JOIN alert ON key = alert_key JOIN device d ON d.id = device_id WHERE endpoint LIKE '%/mine' AND match_id = 'buttons'",
  )
  expect(rows).toEqual([{ n: 1 }])
})

test('following a player on the pitch sends alerts on the open page, by push, and on return', async ({ context, page }) => {
  await device(context, 'fan')
  await page.goto(`${app.url}/score-detail?id=player&tab=lineups`)
  await workerReady(page)
  const star = page.getByRole('button', { name: `关注 ${scorer.zh}`, exact: true })
  await expect(star).toHaveAttribute('aria-pressed', 'false')
  const subscribed = followsSent(page)
  await star.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: `取消关注 ${scorer.zh}`, exact: true })).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => countRows(page, 'follow')).toBe(1)
  expect(JSON.parse((await subscribed).request().postData() ?? '{}').follows).toEqual([{ kind: 'player', id: 'lin-yi', events: [] }])
  const fan = await inView(subscribed)

  const goal = (player: typeof scorer) => ({ type: 'goal', side: 'home', player, assist: null, how: 'open' }) as const
  const his = app.feedEvent('player', goal(scorer), { minute: 12 })
  await app.sink.applyEvents([
    app.feedEvent('player', phase('first-half'), { minute: 1 }),
    app.feedEvent('player', goal(keeper), { minute: 8 }),
  ])
  await app.sink.applyEvents([his])
  const popup = page.locator('article[data-match=player]')
  // A single assertion each: a card disappears after twelve seconds.
  await expect(popup.and(page.locator('[data-event=goal]'))).toContainText(scorer.zh)
  await expect(page.getByRole('button', { name: /^提醒，1 条未读/ })).toBeVisible()
  // The cancellation replaces the card in place for everyone who received the goal.
  await app.sink.applyEvents([app.feedEvent('player', { type: 'cancel', target: his.key, reason: 'offside' }, { minute: 13 })])
  await expect
    .poll(() => popup.evaluateAll((cards) => cards.map((card) => card.getAttribute('data-event'))), { intervals: [50] })
    .toEqual(['goal-cancelled'])

  await close(page, fan)
  await app.sink.applyEvents([app.feedEvent('player', { type: 'card', side: 'away', card: 'red', player: keeper }, { minute: 30 })])
  await app.sink.applyEvents([app.feedEvent('player', { type: 'card', side: 'home', card: 'red', player: scorer }, { minute: 40 })])
  const push = await alertOf('fan', 'player', 1)
  expect(push.payload.notification).toMatchObject({ title: '红牌 临港 1:0 北谷', body: expect.stringContaining(scorer.zh) })
  expect(sentTo('fan', 'player')).toHaveLength(1)

  const back = await context.newPage()
  await back.goto(`${app.url}/icons/icon-192.png`)
  await writeSetting(back, 'seen-until', Date.now() - 3_600_000)
  await back.goto(`${app.url}/attention?kind=player`)
  await expect(back.locator('[data-missed]')).toContainText('临港')
  await expect(back.locator('#content li', { hasText: scorer.zh })).toBeVisible()
})

test('following a team by its crest alerts each goal once, even if its league is followed too', { tag: long }, async ({
  context,
  page,
}) => {
  await device(context, 'both')
  await page.goto(`${app.url}/score-detail?id=crest`)
  await interactive(page)
  // At the crest's position: the link of the name covers it.
  const crest = await page.locator('svg[width="76"]').first().boundingBox()
  if (!crest) throw new Error('the head of the match has no crest')
  await page.mouse.click(crest.x + crest.width / 2, crest.y + crest.height / 2)
  await expect(page).toHaveURL(/\/base-football\?team=harbour$/)
  await workerReady(page)
  const subscribed = followsSent(page)
  await page.getByRole('button', { name: '关注 临港', exact: true }).click()
  await expect(page.getByRole('button', { name: '已关注 临港', exact: true })).toHaveAttribute('aria-pressed', 'true')
  const both = await inView(subscribed)
  await page.goto(`${app.url}/base-football?league=cup`)
  await page.getByRole('button', { name: '关注 海岸杯', exact: true }).click()
  const followed = async () =>
    (await app.context.pool.query('SELECT kind, ref_id FROM device_follow WHERE device_id = $1 ORDER BY kind', [both])).rows
  await expect.poll(followed).toEqual([
    { kind: 'league', ref_id: 'cup' },
    { kind: 'team', ref_id: 'harbour' },
  ])
  await close(page, both)

  await app.sink.applyEvents([app.feedEvent('crest', phase('first-half'), { minute: 1 })])
  await app.sink.applyEvents([
    app.feedEvent('crest', { type: 'goal', side: 'home', player: scorer, assist: null, how: 'open' }, { minute: 9 }),
  ])
  const goals = () => sentTo('both', 'crest').filter(({ payload }) => payload.notification.data.kind === 'goal')
  await expect.poll(() => goals().length, { timeout: 30_000 }).toBe(1)
  expect(goals()[0]?.payload.notification.title).toBe('进球！临港 1:0 北谷')
  // The recipients are stored before the first is notified, so no second alert is pending.
  const { rows } = await app.context.pool.query(
    "SELECT count(*)::int AS n FROM delivery JOIN alert ON key = alert_key WHERE device_id = $1 AND match_id = 'crest' AND kind = 'goal'",
    [both],
  )
  expect(rows).toEqual([{ n: 1 }])
})
