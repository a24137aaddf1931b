// Alternatives to the browser's push: a webhook and a calendar that moves with its matches, both created, tested, changed and deleted on
// the settings page.
import { expect, type Page } from '@playwright/test'
import { convertIcsCalendar } from 'ts-ics'
import { footballFixture, furnishAlerts, scorer } from '../../support/alert/alert-steps.ts'
import { startWebhookServer, type WebhookServer } from '../../support/alert/webhook-server.ts'
import { choose } from '../../support/app/choose.ts'
import { countRows, readSetting } from '../../support/app/device-storage.ts'
import { type FeedApp, startFeedApp } from '../../support/app/feed-app.ts'
import { interactive } from '../../support/app/hydrated.ts'
import { test } from '../../support/app/test.ts'
import { phase } from '../../support/match/match-build.ts'
import { long } from '../../support/soak.ts'

let app: FeedApp
let receiver: WebhookServer
test.beforeAll(async () => {
  receiver = await startWebhookServer()
  app = await startFeedApp(
    async (sink, inMinutes) => {
      await furnishAlerts(sink)
      await sink.upsertFixtures([
        footballFixture('now', inMinutes(-5)),
        footballFixture('second', inMinutes(-5)),
        footballFixture('later', inMinutes(26 * 60)),
      ])
    },
    { env: { PUSH_ALLOW_HOSTS: receiver.host } },
  )
})
test.afterAll(async () => {
  await app.stop()
  await receiver.close()
})

/** Follows a match on its page and waits until it is stored. */
async function follow(page: Page, id: string): Promise<void> {
  await page.goto(`${app.url}/score-detail?id=${id}`)
  await page.getByRole('button', { name: '关注', exact: true }).click()
  await expect.poll(() => countRows(page, 'follow')).toBe(1)
}
/** Closes the tab and waits until the server knows: the next alert would overtake one that waits for a tab, and cancel it. */
async function close(page: Page): Promise<void> {
  const device = await readSetting<{ device_id: string }>(page, 'push-device-key')
  await page.close()
  await expect.poll(() => app.context.hub.isVisible(device?.device_id ?? '')).toBe(false)
}
const statusWith = (page: Page, text: string) =>
  expect(page.locator('[role=status], [role=alert]').filter({ hasText: text }).first()).toBeVisible()
/** Opens the settings; returns the panel of this heading. */
async function panel(page: Page, heading: string) {
  await page.goto(`${app.url}/member?type=6`)
  await interactive(page)
  return page.getByRole('region', { name: heading })
}

test('a webhook address is added, tested, notified of a goal, changed and removed', { tag: long }, async ({ page }) => {
  await follow(page, 'now')
  const hook = await panel(page, '推送到我的地址')
  await choose(hook, '通用 JSON')
  await hook.getByLabel('接收地址').fill('https://192.168.0.1/hook')
  await hook.getByRole('button', { name: '保存地址' }).click()
  await statusWith(page, '这个地址不能用')
  await hook.getByLabel('接收地址').fill(`http://${receiver.host}/first`)
  await hook.getByRole('button', { name: '保存地址' }).click()
  await statusWith(page, '添加成功')
  await expect(hook).toContainText(receiver.host)

  await hook.getByRole('button', { name: '测试' }).click()
  await statusWith(page, '测试提醒已发出')
  expect(receiver.calls.map(({ path, body }) => [path, body.kind, body.title])).toEqual([['/first', 'test', '看台：提醒正常']])
  // The panel reports an address that accepts no more alerts.
  receiver.status = 500
  await hook.getByRole('button', { name: '测试' }).click()
  await statusWith(page, '地址没有收下这条提醒')
  await expect(hook).toContainText('上次成功以来有 1 条没有送到')
  receiver.status = 200

  await close(page)
  const delivered = receiver.calls.length
  const goal = { type: 'goal', side: 'home', player: scorer, assist: null, how: 'open' } as const
  await app.sink.applyEvents([app.feedEvent('now', phase('first-half'), { minute: 1 }), app.feedEvent('now', goal, { minute: 4 })])
  await expect
    .poll(() => receiver.calls.slice(delivered).map(({ body }) => body.title))
    .toEqual(['开赛：临港 – 北谷', '进球！临港 1:0 北谷'])
  expect(receiver.calls.at(-1)?.body).toMatchObject({ kind: 'goal', match_id: 'now', body: expect.stringContaining(scorer.zh) })
})

test('the webhook address shows its deliveries, is changed in place, and is removed after confirmation', { tag: long }, async ({
  page,
}) => {
  await follow(page, 'second')
  const hook = await panel(page, '推送到我的地址')
  await choose(hook, '通用 JSON')
  await hook.getByLabel('接收地址').fill(`http://${receiver.host}/before`)
  await hook.getByRole('button', { name: '保存地址' }).click()
  await statusWith(page, '添加成功')
  await hook.getByRole('button', { name: '更换' }).click()
  await choose(hook, 'Bark')
  await hook.getByLabel('带密钥的地址').fill(`http://${receiver.host}/key`)
  await hook.getByRole('button', { name: '保存地址' }).click()
  await statusWith(page, '修改成功')
  await expect(hook.getByText('Bark', { exact: true })).toHaveCount(1)
  const before = receiver.calls.length
  await close(page)
  await app.sink.applyEvents([app.feedEvent('second', { type: 'card', side: 'home', card: 'red', player: scorer }, { minute: 9 })])
  await expect
    .poll(() => receiver.calls.slice(before).map(({ path, body }) => [path, body.group, body.title]))
    .toContainEqual(['/key', 'grandstand', '红牌 临港 0:0 北谷'])

  const again = await page.context().newPage()
  const known = await panel(again, '推送到我的地址')
  await expect(again.getByRole('region', { name: '这台设备' })).toContainText('最近送达')
  await known.getByRole('button', { name: '删除' }).click()
  await again.getByRole('dialog').getByRole('button', { name: '删除' }).click()
  await statusWith(again, '操作成功')
  await expect(known.getByRole('button', { name: '保存地址' })).toBeVisible()
  const after = receiver.calls.filter(({ path }) => path === '/key').length
  await again.close()
  await app.sink.applyEvents([app.feedEvent('second', { type: 'card', side: 'away', card: 'red', player: null }, { minute: 11 })])
  const open = async () => (await app.context.pool.query('SELECT count(*)::int AS n FROM alert WHERE NOT done')).rows[0].n
  await expect.poll(open).toBe(0)
  expect(receiver.calls.filter(({ path }) => path === '/key')).toHaveLength(after)
})

test('a personal calendar is created, updated when its match moves, renewed and ended', { tag: long }, async ({ page }) => {
  await follow(page, 'later')
  const calendar = await panel(page, '个人日历')
  await calendar.getByRole('button', { name: '生成日历地址' }).click()
  await statusWith(page, '添加成功')
  const address = calendar.getByLabel('日历地址')
  const first = await address.inputValue()
  expect(first).toMatch(/\/calendar\/[\w-]{43}\.ics$/)
  await expect(calendar.getByRole('link', { name: '加入日历' })).toHaveAttribute('href', first.replace(/^http:/, 'webcal:'))
  const eventsAt = async (url: string) =>
    (convertIcsCalendar(undefined, await (await fetch(url)).text()).events ?? []).map(({ uid, start }) => [uid, start.date.toISOString()])
  const begun = (await eventsAt(first)).find(([uid]) => uid === 'later@grandstand')
  expect(begun).toBeDefined()

  const { headers } = await fetch(first)
  const time = app.inMinutes(50 * 60)
  await app.sink.applyEvents([app.feedEvent('later', { type: 'moved', time })])
  // A conditional request of a calendar finds new content.
  const renewed = await fetch(first, { headers: { 'if-none-match': headers.get('etag') ?? '' } })
  expect(renewed.status).toBe(200)
  expect(await eventsAt(first)).toContainEqual(['later@grandstand', `${time.slice(0, 19)}.000Z`])

  await calendar.getByRole('button', { name: '换新地址' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '换新地址' }).click()
  await statusWith(page, '修改成功')
  await expect(address).not.toHaveValue(first)
  expect((await fetch(first)).status).toBe(404)
  const second = await address.inputValue()
  expect((await eventsAt(second)).map(([uid]) => uid)).toEqual(['later@grandstand'])
  await page.reload()
  await expect(address).toHaveValue(second)

  await calendar.getByRole('button', { name: '停用' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '停用' }).click()
  await statusWith(page, '操作成功')
  await expect(calendar.getByRole('button', { name: '生成日历地址' })).toBeVisible()
  expect((await fetch(second)).status).toBe(404)
})
