// Follows and reservations of a device before login belong to the account afterwards, on all its devices; a device with several reasons is
// notified of a goal once.
import { expect, type Page } from '@playwright/test'
import type { DeviceKey } from '../../../contract/alert.ts'
import type { Follow } from '../../../contract/follow/follow.ts'
import { footballFixture, furnishAlerts, scorer } from '../../support/alert/alert-steps.ts'
import { followsSent, placePushService } from '../../support/alert/fake-push-manager.ts'
import { type PushService, startPushService } from '../../support/alert/push-service.ts'
import { countRows } from '../../support/app/device-storage.ts'
import { type FeedApp, startFeedApp } from '../../support/app/feed-app.ts'
import { test } from '../../support/app/test.ts'
import { workerReady } from '../../support/app/worker-push.ts'
import { phase } from '../../support/match/match-build.ts'
import { callApp, memberPassword, type Registered, registerMember } from '../../support/people/app-member.ts'

test.use({ serviceWorkers: 'allow' })

let app: FeedApp
let service: PushService
test.beforeAll(async () => {
  service = await startPushService()
  app = await startFeedApp(
    async (sink, inMinutes) => {
      await furnishAlerts(sink)
      await sink.upsertFixtures([footballFixture('now', inMinutes(-5)), footballFixture('later', inMinutes(60))])
    },
    { env: { PUSH_ALLOW_HOSTS: service.host } },
  )
  // Before anyone follows it.
  await app.sink.applyEvents([app.feedEvent('now', phase('first-half'), { minute: 1 })])
})
test.afterAll(async () => {
  await app.stop()
  await service.close()
})

async function signIn(page: Page, { mobile }: Registered): Promise<void> {
  await page.goto(`${app.url}/login`)
  await page.getByRole('button', { name: '密码登录', exact: true }).click()
  await page.getByLabel('手机号', { exact: true }).fill(mobile)
  await page.getByLabel('密码', { exact: true }).fill(memberPassword)
  await page.getByRole('button', { name: '登录', exact: true }).last().click()
  await expect(page.getByRole('banner').getByRole('button', { name: /我的账号/ })).toBeVisible()
}
/** Waits until this device has sent its whole outbox. */
const isSynced = (page: Page): Promise<void> => expect.poll(() => countRows(page, 'outbox'), { timeout: 20_000 }).toBe(0)
/** Waits until this device has everything that the account follows. */
async function hasAll(page: Page): Promise<void> {
  await expect.poll(() => countRows(page, 'follow')).toBe(2)
  await expect.poll(() => countRows(page, 'reservation')).toBe(1)
}

test('a guest’s follows and reservations reach a second device after login, and each gets one goal alert', async ({
  page: phone,
  context,
  browser,
}) => {
  const me = await registerMember(app)
  // A second reason for the same goal.
  await callApp(app, 'POST api/Member/follow', { put: [{ kind: 'team', id: 'harbour', events: [] }] }, me.token)
  const { endpoint, keys } = service.subscribe('phone')
  await placePushService(context, app.url, { endpoint, ...keys })
  await phone.goto(`${app.url}/score-detail?id=now`)
  await workerReady(phone)
  const sent = followsSent(phone)
  await phone.getByRole('button', { name: '关注', exact: true }).click()
  const { data } = (await (await sent).json()) as { data: DeviceKey }
  await isSynced(phone)
  await phone.goto(`${app.url}/football`)
  await phone
    .locator('#content')
    .getByRole('button', { name: /^预约 / })
    .first()
    .click()
  await expect.poll(() => countRows(phone, 'reservation')).toBe(1)
  await isSynced(phone)
  await signIn(phone, me)
  const followed = async (): Promise<string[]> => {
    const { list } = await callApp<{ list: Follow[] }>(app, 'GET api/Member/follows', {}, me.token)
    return list.map(({ kind, id }) => `${kind}:${id}`).sort()
  }
  await expect.poll(followed).toEqual(['match:later', 'match:now', 'team:harbour'])
  await hasAll(phone)

  const elsewhere = await browser.newContext({ serviceWorkers: 'block' })
  const desktop = await elsewhere.newPage()
  await signIn(desktop, me)
  await hasAll(desktop)
  await desktop.goto(`${app.url}/reserve`)
  await expect(desktop.locator('#content article[data-row="later"]')).toBeVisible()
  await desktop.goto(`${app.url}/attention?kind=team`)
  await expect(desktop.locator('#content').getByRole('button', { name: '取消关注 临港', exact: true }).first()).toBeVisible()
  // A page receives no event from before its socket connects.
  const isLive = new Promise<void>((resolve) => {
    desktop.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => String(payload).includes('"signed_in"') && resolve()))
  })
  await desktop.goto(`${app.url}/attention`)
  await expect(desktop.locator('#content article[data-row="now"]')).toBeVisible()
  await isLive

  await phone.close()
  await expect.poll(() => app.context.hub.isVisible(data.device_id)).toBe(false)
  const goal = { type: 'goal', side: 'home', player: scorer, assist: null, how: 'open' } as const
  await app.sink.applyEvents([app.feedEvent('now', goal, { minute: 4 })])
  // A single assertion: the card disappears after twelve seconds.
  await expect(desktop.locator('article[data-event="goal"]')).toContainText(scorer.zh)
  await expect(desktop.getByRole('button', { name: /^提醒，1 条未读/ })).toBeVisible()
  const goals = () => service.received.filter(({ payload }) => payload.notification.data.kind === 'goal').map(({ name }) => name)
  await expect.poll(goals).toEqual(['phone'])
  // The recipients of an alert are stored before the first is notified.
  const asked = "SELECT count(*)::int AS n FROM delivery JOIN alert ON key = alert_key WHERE device_id = $1 AND kind = 'goal'"
  expect((await app.context.pool.query(asked, [data.device_id])).rows).toEqual([{ n: 1 }])
  await elsewhere.close()
})
