// Life of a device's subscription: renewed at starts, sent by the worker when the page is closed, recreated when the server lost it; and
// the list of alerts survives a reload.
import { type BrowserContext, expect, type Page } from '@playwright/test'
import { payloadOf } from '../../../server/features/alert/payload.ts'
import { followsSent, placePushService as pushBy } from '../../support/alert/fake-push-manager.ts'
import { type PushService, startPushService } from '../../support/alert/push-service.ts'
import { aNotice } from '../../support/alert/sample-notice.ts'
import { clearTable, countRows, readSetting, writeSetting } from '../../support/app/device-storage.ts'
import { interactive, starsReady } from '../../support/app/hydrated.ts'
import { type ReplayedApp, startReplayedApp } from '../../support/app/replayed-app.ts'
import { test } from '../../support/app/test.ts'
import { deliverPush, dispatchSync, shownNotifications, tapNotification, workerReady } from '../../support/app/worker-push.ts'
import { long } from '../../support/soak.ts'

test.use({ serviceWorkers: 'allow' })

let app: ReplayedApp
let service: PushService
test.beforeAll(async () => {
  // The test process loads the server from its sources first.
  test.setTimeout(120_000)
  service = await startPushService()
  app = await startReplayedApp({
    // Lintara against Norvale began at 11:00; its first goal falls in the fourth minute, when the test allows it.
    FEED: 'replay:tests/support/world/cup.json',
    FEED_FROM: '2025-06-06T11:03:00Z',
    FEED_SPEED: '6',
    PUSH_ALLOW_HOSTS: service.host,
  })
})
test.afterAll(async () => {
  await app?.stop()
  await service?.close()
})

const day = 86_400_000
interface DeviceKey {
  device_id: string
  secret: string
}
const deviceOf = (page: Page) => readSetting<DeviceKey>(page, 'push-device-key')

async function post(path: string, body: unknown): Promise<{ code: number; data: Record<string, unknown> }> {
  const response = await fetch(`${app.url}/api/Push/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return response.json()
}

/** Routes the context's push to the local service. */
async function device(context: BrowserContext, name: string): Promise<void> {
  const { endpoint, keys } = service.subscribe(name)
  await pushBy(context, app.url, { endpoint, ...keys })
}

/** Collects the subscriptions that the page sends from now on. */
function subscribedBy(page: Page): { endpoint: string }[] {
  const all: { endpoint: string }[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('api/Push/subscribe')) all.push(JSON.parse(request.postData() ?? '{}'))
  })
  return all
}
/** The bell's panel shows that alerts work: the start has completed. */
async function started(page: Page): Promise<void> {
  await page.goto(`${app.url}/member?type=6`)
  await expect(page.locator('[data-alerts=working]').first()).toBeVisible()
  await expect.poll(async () => (await deviceOf(page))?.device_id ?? '').not.toBe('')
}

// Must run first: goals fall from here on.
test('the alerts in the bell survive a reload, with their read state', async ({ context, page }) => {
  test.setTimeout(120_000)
  await device(context, 'bell')
  await page.goto(`${app.url}/football`)
  await interactive(page)
  const subscribed = followsSent(page)
  await page
    .getByRole('button', { name: /^关注 Lintara/ })
    .first()
    .click()
  await subscribed
  app.letGoalsFall()
  await expect(page.locator('article[data-event="goal"]')).toBeVisible({ timeout: 90_000 })
  const bell = page.getByRole('button', { name: /^提醒，1 条未读/ })
  await expect(bell).toBeVisible()
  await workerReady(page)
  await page.reload()
  await expect(bell).toBeVisible()
  await bell.click()
  const panel = page.getByRole('dialog', { name: '提醒' })
  await expect(panel.getByRole('link', { name: /Lintara 1:0 Norvale/ })).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: '提醒', exact: true })).toBeVisible()
  await page.reload()
  await interactive(page)
  await page.getByRole('button', { name: '提醒', exact: true }).click()
  await expect(panel.getByRole('link', { name: /Lintara 1:0 Norvale/ })).toHaveCount(1)
  // After an hour away with nothing stored here, the server reports what was missed, in one card and behind the bell.
  await page.goto(`${app.url}/icons/icon-192.png`)
  await clearTable(page, 'notice')
  await writeSetting(page, 'seen-until', Date.now() - 3_600_000)
  await page.goto(`${app.url}/football`)
  const card = page.locator('[data-missed]')
  await expect(card).toContainText('你离开期间')
  await expect(card.getByRole('link', { name: /Lintara/ })).toHaveCount(1)
  await expect(page.getByRole('button', { name: /^提醒，\d+ 条未读/ })).toBeVisible()
})

test('the push subscription is sent at start only if it is new, a day old or changed', { tag: long }, async ({ context, page }) => {
  await device(context, 'renewed')
  const subscriptions = subscribedBy(page)
  await started(page)
  await expect.poll(() => subscriptions.length).toBe(1)
  // Stored after the key: without it, the next start subscribes again.
  await expect.poll(() => readSetting(page, 'push-told-at')).toBeDefined()
  await expect.poll(() => countRows(page, 'outbox')).toBe(0)
  const { device_id } = (await deviceOf(page)) as DeviceKey
  await started(page)
  await writeSetting(page, 'push-told-at', Date.now() - day - 1_000)
  expect(subscriptions).toHaveLength(1)
  await started(page)
  await expect.poll(() => subscriptions.length).toBe(2)
  expect(((await deviceOf(page)) as DeviceKey).device_id).toBe(device_id)
  // The browser now has a different subscription.
  await device(context, 'another')
  await started(page)
  await expect.poll(() => subscriptions.length).toBe(3)
  expect(subscriptions[2]?.endpoint).not.toBe(subscriptions[1]?.endpoint)
})

test('a follow whose page closes immediately is sent by the worker', async ({ context, page }) => {
  await device(context, 'closed')
  await started(page)
  await workerReady(page)
  const key = (await deviceOf(page)) as DeviceKey
  // The page itself never gets through, so every request comes from the worker.
  await page.route('**/api/Push/subscribe', (route) => route.abort())
  await page.goto(`${app.url}/football`)
  const star = page.getByRole('button', { name: /^关注 Lintara/ }).first()
  await expect(star).toBeVisible()
  await starsReady(page)
  await star.click()
  await page.close({ runBeforeUnload: false })
  const plain = await context.newPage()
  await plain.goto(`${app.url}/icons/icon-192.png`)
  await dispatchSync(plain, 'outbox')
  await expect.poll(async () => (await post('status', { device: key })).data.follows, { timeout: 20_000 }).toBe(1)
})

test('a device the server has lost is subscribed again by its test, and notified', async ({ context, page }) => {
  await device(context, 'lost')
  await started(page)
  const { device_id, secret } = (await deviceOf(page)) as DeviceKey
  await post('unsubscribe', { device: { device_id, secret } })
  // Meanwhile goals are pushed to the other devices of this file.
  const received = (): number => service.received.filter(({ name }) => name === 'lost').length
  const before = received()
  await page.locator('[data-alerts=working]').first().getByRole('button', { name: '测试' }).click()
  await expect(page.getByRole('status').filter({ hasText: '重新订阅' })).toBeVisible()
  expect(((await deviceOf(page)) as DeviceKey).device_id).not.toBe(device_id)
  expect(received()).toBe(before + 1)
  await expect(page.locator('[data-alerts=working]').first()).toContainText('上次测试')
})

test('a match is muted from its notification with the tab closed', async ({ context, page }) => {
  await device(context, 'muted')
  await started(page)
  await workerReady(page)
  const key = (await deviceOf(page)) as DeviceKey
  await page.goto(`${app.url}/about-user`)
  await workerReady(page)
  await deliverPush(page, payloadOf(aNotice({ match_id: 'quiet-one' }), 'zh', Date.now()).toString())
  await expect.poll(async () => (await shownNotifications(page)).length).toBe(1)
  await page.goto(`${app.url}/icons/icon-192.png`)
  await tapNotification(context, '/score-detail?id=quiet-one', 'mute')
  await expect.poll(async () => (await post('status', { device: key })).data.follows, { timeout: 20_000 }).toBe(1)
  expect(await readSetting(page, 'match-marks')).toMatchObject({ 'quiet-one': { muted: true } })
  expect(context.pages()).toHaveLength(1)
})
