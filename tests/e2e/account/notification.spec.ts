// Notifications of a member: received in an open window, opened, read offline, and switched off.
import { expect } from '@playwright/test'
import { drizzle } from 'drizzle-orm/node-postgres'
import { Pool } from 'pg'
import { startCluster } from '../../../server/core/postgres/cluster.ts'
import { remindNow } from '../../../server/features/gift/guard/reminders.ts'
import { findTier } from '../../../server/features/gift/guard/store.ts'
import { statusTerm } from '../../../server/features/gift/guard/table.ts'
import { type AppProcess, recorded, startApp } from '../../support/app/app-process.ts'
import { axeViolations } from '../../support/app/axe.ts'
import { readRows } from '../../support/app/device-storage.ts'
import { interactive } from '../../support/app/hydrated.ts'
import { test } from '../../support/app/test.ts'
import { workerReady } from '../../support/app/worker-push.ts'
import { callApp, carryLogin, type Registered, registerMember } from '../../support/people/app-member.ts'
import { long } from '../../support/soak.ts'

// Offline, the worker serves the page.
test.use({ serviceWorkers: 'allow' })

let app: AppProcess
test.beforeAll(async () => {
  app = await startApp({ env: recorded })
})
test.afterAll(async () => {
  await app.stop()
  await app.clean()
})
const nickname = async ({ token }: Registered): Promise<string> => (await callApp(app, 'GET api/Member/info', {}, token)).user_nickname

test('a mention appears in another window, links to a comment deep in its thread, and is available offline', async ({ page, context }) => {
  const [me, ...people] = await Promise.all(Array.from({ length: 5 }, () => registerMember(app)))
  const [other] = people
  if (!me || !other) throw new Error('no registered members')
  await carryLogin(context, app, me)
  await page.goto(`${app.url}/main`)
  await interactive(page)
  const bell = page.getByRole('button', { name: /^提醒/ })
  await expect(bell).toHaveAccessibleName('提醒')
  const post = await callApp(app, 'POST api/anchor_dynamics_user/insert', { circle_id: 'demo-live', content: '今晚看谁的' }, other.token)
  const mention = { kind: 'post', id: post.id, content: `@${await nickname(me)} 你看谁的`, mentions: [me.id] }
  const { comment } = await callApp(app, 'POST api/Comment/add', mention, other.token)
  // Newer comments push it beyond the thread's first page.
  for (const { token } of people)
    for (let place = 0; place < 6; place += 1)
      await callApp(app, 'POST api/Comment/add', { kind: 'post', id: post.id, content: `后来的话 ${place}` }, token).catch((error) => {
        if (error.code !== 'too-many') throw error
      })
  await expect(bell).toHaveAccessibleName('提醒，1 条未读')

  await bell.click()
  await page.getByRole('link', { name: /^互动与通知/ }).click()
  await expect(page).toHaveURL(/member\?type=5$/)
  const row = page.locator('[data-notification]').filter({ hasText: '你看谁的' })
  await expect(row).toContainText('在评论里提到了你')
  expect(await axeViolations(page)).toEqual([])
  await row.click()
  await expect(page).toHaveURL(new RegExp(`/comment\\?type=post&id=${post.id}&at=${comment.id}$`))
  const sought = page.locator(`#comment-${comment.id}`)
  await expect(sought).toBeInViewport()
  await expect(sought).toContainText('你看谁的')
  await expect(page.locator('article').filter({ hasText: '你看谁的' })).toHaveCount(1)
  await expect(bell).toHaveAccessibleName('提醒')
  expect(await axeViolations(page)).toEqual([])

  // The subject is deleted: the list reports that and has no link.
  await page.goto(`${app.url}/member?type=5`)
  await expect(row).toBeVisible()
  await expect
    .poll(async () => (await readRows<{ key: string }>(page, 'copy')).some(({ key }) => key.includes('Notification/getList')))
    .toBe(true)
  await workerReady(page)
  await context.setOffline(true)
  await page.reload()
  await expect(row).toBeVisible()
  await expect(page.getByText(/^离线副本/)).toBeVisible()
  await context.setOffline(false)
  await callApp(app, 'POST api/Comment/delete', { id: comment.id }, other.token)
  await page.reload()
  await expect(page.locator('[data-notification]').filter({ hasText: '内容已经删除' })).toBeVisible()
})

test('a notification type is turned off for the account, and all are marked as read offline', { tag: long }, async ({ page, context }) => {
  const [me, other] = await Promise.all([registerMember(app), registerMember(app)])
  const post = await callApp(app, 'POST api/anchor_dynamics_user/insert', { circle_id: 'demo-live', content: '谁来点赞' }, me.token)
  const commentOn = (content: string) => callApp(app, 'POST api/Comment/add', { kind: 'post', id: post.id, content }, other.token)
  await carryLogin(context, app, me)
  await page.goto(`${app.url}/member?type=6&part=account`)
  const likes = page.getByRole('switch', { name: '通知我：赞' })
  await likes.click()
  await expect(likes).not.toBeChecked()
  await expect.poll(async () => (await callApp(app, 'GET api/Notification/choices', {}, me.token)).off).toEqual(['like'])
  await page.reload()
  await expect(likes).not.toBeChecked()
  expect(await axeViolations(page)).toEqual([])
  await callApp(app, 'POST api/anchor_dynamics_user/likes', { id: post.id, on: true }, other.token)
  await commentOn('第一句')
  await commentOn('第二句')
  await page.goto(`${app.url}/member?type=5`)
  // Two comments, and the publishing task.
  await expect(page.locator('[data-notification]')).toHaveCount(3)
  await expect(page.getByRole('img', { name: '未读' })).toHaveCount(3)
  await commentOn('第三句')
  // A new notification waits behind a button, so that the list does not move.
  await page.getByRole('button', { name: '1 条新通知' }).click()
  await expect(page.locator('[data-notification]')).toHaveCount(4)
  await context.setOffline(true)
  await page.getByRole('button', { name: '全部已读' }).click()
  await expect(page.getByRole('img', { name: '未读' })).toHaveCount(0)
  await expect.poll(async () => (await readRows<{ kind: string }>(page, 'outbox')).map(({ kind }) => kind)).toContain('notification-read')
  expect((await callApp(app, 'GET api/Notification/unread', {}, me.token)).unread).toBe(4)
  await context.setOffline(false)
  await expect.poll(async () => (await callApp(app, 'GET api/Notification/unread', {}, me.token)).unread, { timeout: 20_000 }).toBe(0)
})

test('a noble about to expire triggers a notification that links to the renewal', { tag: long }, async ({ page, context }) => {
  const me = await registerMember(app)
  await carryLogin(context, app, me)
  const { connection } = await startCluster({ folder: app.dataDir })
  const pool = new Pool(connection)
  const db = drizzle(pool)
  const tier = await findTier(db, 'noble', 'knight')
  if (!tier) throw new Error('the knight tier does not exist')
  const [now, day] = [Date.now(), 86_400_000]
  const [since, expires_at] = [new Date(now - 28 * day), new Date(now + 2 * day)]
  const term = { account_id: me.id, kind: 'noble', room_id: '', tier: tier.id, level: tier.level, price: tier.price } as const
  await db.insert(statusTerm).values({ ...term, since, anchor: since, expires_at })
  await remindNow({ db, roomOf: async () => null, now: () => now })
  await pool.end()
  await page.goto(`${app.url}/member?type=5`)
  const row = page.locator('[data-notification]').filter({ hasText: `你的贵族“${tier.name.zh}”将在` })
  await expect(row).toContainText('到期，不会自动续费')
  expect(await axeViolations(page)).toEqual([])
  await row.click()
  await expect(page).toHaveURL(/member\?type=4$/)
  await expect(page.getByRole('button', { name: `续费 ${tier.name.zh}` })).toBeVisible()
})
