// The installed app without a network: the shell at once, what was read with its age, a follow that waits and is sent once.
import { expect, type Page, test } from '@playwright/test'
import { type AppProcess, startApp } from '../support/app-process.ts'
import { followsTold, usePushService } from '../support/fake-push-manager.ts'
import { type PushService, startPushService } from '../support/push-service.ts'
import { workerReady } from '../support/worker-push.ts'

let app: AppProcess
let service: PushService
test.beforeAll(async () => {
  service = await startPushService()
  app = await startApp({ env: { PUSH_ALLOW_HOSTS: service.host } })
})
test.afterAll(async () => {
  await app.stop()
  await app.clean()
  await service.close()
})

/** Keys of the saved answers on the device. */
const savedKeys = (page: Page): Promise<string> =>
  page.evaluate(
    () =>
      new Promise<string>((resolve, reject) => {
        const open = indexedDB.open('grandstand')
        open.onerror = () => reject(open.error)
        open.onsuccess = () => {
          const keys = open.result.transaction('copy').objectStore('copy').getAllKeys()
          keys.onerror = () => reject(keys.error)
          keys.onsuccess = () => {
            open.result.close()
            resolve(keys.result.join(' '))
          }
        }
      }),
  )

/** Opens every screen and waits until what it read lies on the device: `[path, part of the key]`. */
async function readAll(page: Page, reads: readonly (readonly [string, string])[]): Promise<void> {
  for (const [path, key] of reads) {
    await page.goto(app.url + path)
    await expect(page.locator('#content')).toBeVisible()
    await expect(page.locator('[role=status][aria-label]:visible')).toHaveCount(0)
    // A first screen that the server drew is read from the network at the first join of the socket.
    await expect.poll(() => savedKeys(page), { message: path }).toContain(key)
  }
}

test('every screen of this part opens offline with what was read and how old it is', async ({ page, context }) => {
  test.setTimeout(120_000)
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(error.message))
  await page.goto(`${app.url}/main`)
  await workerReady(page)
  const { list } = (await (await fetch(`${app.url}/api/hot_match/recommend`)).json()).data
  const news = (await (await fetch(`${app.url}/api/Portal_post/getList2`)).json()).data.list
  const reads = [
    ['/main', 'hot_match/recommend'],
    ['/football', '"football"'],
    ['/basketball', '"basketball"'],
    ['/schedule', '"days":2'],
    [`/score-detail?id=${list[0].id}`, list[0].id],
    ['/news', 'getList2'],
    [`/detail?id=${news[0].id}`, news[0].id],
  ] as const
  await readAll(page, reads)
  const paths = [...reads.map(([path]) => path), '/downLoad', '/about-user', '/404']
  await context.setOffline(true)
  for (const path of paths) {
    await page.goto(app.url + path)
    await expect(page.locator('#content'), path).toBeVisible()
    await expect(page.locator('header').first(), path).toBeVisible()
    await expect(page.getByText('当前离线').first(), path).toBeVisible()
    await expect(page.locator('#content'), path).toContainText(/\S{2,}/)
  }
  await page.goto(`${app.url}/football`)
  await expect(page.locator('#content a[href*="/score-detail?id="]').first()).toBeVisible()
  await page.goto(`${app.url}/detail?id=${news[0].id}`)
  await expect(page.locator('article h1')).toBeVisible()
  expect(problems).toEqual([])
  await context.setOffline(false)
  await page.reload()
  await expect(page.getByText('当前离线')).toHaveCount(0)
})

test('a match followed offline is sent once when the network is back', async ({ page, context }) => {
  const subscriber = service.subscribe('offline')
  await usePushService(context, app.url, { endpoint: subscriber.endpoint, ...subscriber.keys })
  await page.goto(`${app.url}/football`)
  await workerReady(page)
  const stars = page.locator('#content article button[aria-pressed="false"][aria-label^="关注"]')
  const sent: number[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('api/Push/subscribe')) sent.push(JSON.parse(request.postData() ?? '{}').follows.length)
  })
  const told = followsTold(page)
  await stars.first().click()
  await told
  await context.setOffline(true)
  await expect(page.getByText('当前离线').first()).toBeVisible()
  await stars.first().click()
  await expect(page.locator('#content article button[aria-pressed="true"]')).toHaveCount(2)
  const before = sent.length
  const again = followsTold(page)
  await context.setOffline(false)
  await again
  await page.reload()
  await expect(page.locator('#content article button[aria-pressed="true"]')).toHaveCount(2)
  await workerReady(page)
  expect(sent.slice(before).filter((count) => count === 2).length).toBe(1)
})
