// R-STORE-1, R-STORE-2: the app on a device whose storage is full, blocked, hanging, of another version, or wiped while open.
import { expect, type Page } from '@playwright/test'
import { countRows, readRows, readSetting } from '../../support/app/device-storage.ts'
import { starsReady } from '../../support/app/hydrated.ts'
import { showsScreen } from '../../support/app/screen-texts.ts'
import { app } from '../../support/app/shared-app.ts'
import { test } from '../../support/app/test.ts'
import { workerReady } from '../../support/app/worker-push.ts'
import { figures, long, soak } from '../../support/soak.ts'

test.use({ serviceWorkers: 'allow' })

function watch(page: Page): string[] {
  const uncaught: string[] = []
  page.on('pageerror', (error) => uncaught.push(error.message))
  return uncaught
}
const scores = (page: Page) => expect(page.locator('#content a[href*="/score-detail?id="]').first()).toBeVisible()

/** Fills the remaining storage of the origin to the last kilobyte; returns what it wrote. */
const fillUp = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const cache = await caches.open('filler')
    let count = 0
    for (let size = 1 << 20; size >= 1_024; size >>= 1) {
      let isFull = false
      while (!isFull) {
        const bytes = new Uint8Array(size)
        // Incompressible bytes.
        for (let at = 0; at < size; at += 65_536) crypto.getRandomValues(bytes.subarray(at, Math.min(size, at + 65_536)))
        try {
          await cache.put(`/filler/${count}`, new Response(bytes))
          count += 1
        } catch (error) {
          if ((error as Error).name !== 'QuotaExceededError') throw error
          isFull = true
        }
      }
    }
    return count
  })

test('a full device evicts caches, but loses none of the user’s writes', { tag: long }, async ({ page, context }) => {
  test.setTimeout(soak(120_000, 600_000))
  const uncaught = watch(page)
  const session = await context.newCDPSession(page)
  // Two megabytes for user data and caches. This cannot be the total: the worker's own files are 2.7 MB, and a worker without room for them
  // is not installed. Set before the first byte: Chromium remembers the remaining quota.
  const quotaSize = 4.5 * 1024 * 1024
  await session.send('Storage.overrideQuotaForOrigin', { origin: app.url, quotaSize })
  await page.goto(`${app.url}/football`)
  await workerReady(page)
  await expect.poll(() => countRows(page, 'copy')).toBeGreaterThan(0)
  // Not one more kilobyte fitted. Whatever the app evicts is free again at once.
  expect(await fillUp(page)).toBeGreaterThan(0)
  const { usage, quota } = await session.send('Storage.getUsageAndQuota', { origin: app.url })
  // A large item without room: the app reports it, and the rest continues.
  await page.goto(`${app.url}/member?type=6`)
  // The tab also fetches them by itself when idle.
  await page
    .locator('#offline')
    .getByRole('button', { name: /^(保存|更新)资讯$/ })
    .click()
  const row = page.locator('#offline li', { hasText: '资讯', has: page.getByRole('button') })
  await expect(row).toContainText(/设备空间不足|50 篇/, { timeout: 30_000 })
  await page.goto(`${app.url}/football`)
  await scores(page)
  await starsReady(page)
  await context.setOffline(true)
  const stars = page.locator('#content article button[aria-pressed][aria-label*="关注 "]')
  const used = Math.min(10, await stars.count())
  // The stars are pressed an unequal number of times, so that something is followed at the end.
  const writes = soak(25, 205)
  for (let write = 0; write < writes; write += 1) {
    const star = stars.nth(write % used)
    const pressed = (await star.getAttribute('aria-pressed')) === 'true'
    await star.click()
    await expect(star).toHaveAttribute('aria-pressed', String(!pressed))
  }
  // The stars are pressed in rotation, so that the last round determines the expected state.
  const followed = Math.floor(writes / used) % 2 === 1 ? used : writes % used
  await expect.poll(() => countRows(page, 'follow')).toBe(followed)
  // Every press wrote its numbered outbox row; later rows supersede earlier ones.
  const waiting = await readRows<{ seq: number; kind: string }>(page, 'outbox')
  expect(Math.max(...waiting.map(({ seq }) => seq))).toBeGreaterThanOrEqual(writes)
  expect(uncaught).toEqual([])
  // The server receives every follow, and the outbox is empty.
  await context.setOffline(false)
  await expect.poll(() => countRows(page, 'outbox'), { timeout: 30_000 }).toBe(0)
  const device = await readSetting(page, 'push-device-key')
  const status = await page.request.post(`${app.url}/api/Push/status`, { data: { device } })
  expect((await status.json()).data.follows).toBe(followed)
  figures({ proof: 'R-STORE-1 quota', writes, usage, quota, follows: followed })
})

test('persistent storage is requested with the user’s first write, and only once', async ({ page }) => {
  await page.addInitScript(() => {
    const asked: string[] = []
    Object.assign(globalThis, { asked })
    StorageManager.prototype.persisted = async () => false
    StorageManager.prototype.persist = async () => {
      asked.push(location.pathname)
      return true
    }
  })
  const asked = (): Promise<string[]> => page.evaluate(() => (globalThis as unknown as { asked: string[] }).asked)
  await page.goto(`${app.url}/football`)
  await workerReady(page)
  await scores(page)
  await starsReady(page)
  await expect.poll(() => countRows(page, 'copy')).toBeGreaterThan(0)
  // Viewing alone does not request persistent storage.
  expect(await asked()).toEqual([])
  const stars = page.locator('#content article button[aria-pressed="false"][aria-label*="关注 "]')
  await stars.first().click()
  await expect.poll(asked).toEqual(['/football'])
  await stars.first().click()
  await expect.poll(() => countRows(page, 'follow')).toBe(2)
  expect(await asked()).toEqual(['/football'])
})

test('a worker without enough storage uses none', async ({ page, context }) => {
  const uncaught = watch(page)
  await page.addInitScript(() => {
    const states: string[] = []
    Object.assign(globalThis, { workerStates: states })
    const register = ServiceWorkerContainer.prototype.register
    ServiceWorkerContainer.prototype.register = async function (...given) {
      const registration = await register.apply(this, given)
      registration.installing?.addEventListener('statechange', ({ target }) => states.push((target as ServiceWorker).state))
      return registration
    }
  })
  const session = await context.newCDPSession(page)
  await session.send('Storage.overrideQuotaForOrigin', { origin: app.url, quotaSize: 1_500_000 })
  await page.goto(`${app.url}/football`)
  await expect.poll(() => page.evaluate(() => (globalThis as unknown as { workerStates: string[] }).workerStates)).toEqual(['redundant'])
  const stored = await page.evaluate(async () => {
    const caught = await Promise.all(
      (await caches.keys()).map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
    )
    return caught.flat().filter((url) => url.includes('/assets/'))
  })
  expect(stored).toEqual([])
  await scores(page)
  expect(uncaught).toEqual([])
})

const faults: Record<string, () => void> = {
  'is refused': () => {
    Object.defineProperty(indexedDB, 'open', {
      value: () => {
        throw new DOMException('denied', 'SecurityError')
      },
    })
  },
  'fails to open': () => {
    const refuse = (): unknown => {
      const request = { error: new DOMException('the disk is broken', 'UnknownError'), onerror: null as null | ((event: unknown) => void) }
      setTimeout(() => request.onerror?.({ target: request, preventDefault: () => undefined, stopPropagation: () => undefined }))
      return request
    }
    Object.defineProperty(indexedDB, 'open', { value: refuse })
  },
  'never answers': () => {
    Object.defineProperty(indexedDB, 'open', { value: () => ({ addEventListener: () => undefined }) })
  },
}
for (const [what, fault] of Object.entries(faults)) {
  test(`scores are shown although the database ${what}, online and offline`, { tag: what === 'is refused' ? [] : long }, async ({
    page,
    context,
  }) => {
    const uncaught = watch(page)
    await page.addInitScript(fault)
    await page.goto(`${app.url}/football`)
    await workerReady(page)
    await scores(page)
    await page.getByRole('link', { name: '赛程' }).first().click()
    await scores(page)
    await expect
      .poll(() =>
        page.evaluate(async () =>
          (await Promise.all((await caches.keys()).map(async (name) => (await (await caches.open(name)).keys()).map((key) => key.url))))
            .flat()
            .join(' '),
        ),
      )
      .toContain('/football')
    await context.setOffline(true)
    await page.goto(`${app.url}/football`)
    await scores(page)
    expect(uncaught).toEqual([])
  })
}

test('an older build can read a database written by a later one', async ({ page }) => {
  const uncaught = watch(page)
  await page.goto(`${app.url}/404`)
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const open = indexedDB.open('grandstand', 99_990)
        open.onerror = () => reject(open.error)
        open.onupgradeneeded = () => {
          const stores = {
            follow: 'key',
            reservation: 'id',
            packItem: ['pack', 'key'],
            copy: 'key',
            setting: 'key',
            search: 'text',
            notice: 'key',
            pack: 'name',
            later: 'id',
          }
          for (const [name, keyPath] of Object.entries(stores)) open.result.createObjectStore(name, { keyPath })
          open.result.createObjectStore('outbox', { keyPath: 'seq', autoIncrement: true })
        }
        open.onsuccess = () => {
          open.result.close()
          resolve()
        }
      }),
  )
  await page.goto(`${app.url}/football`)
  await scores(page)
  const star = page.locator('#content article button[aria-pressed][aria-label*="关注 "]').first()
  await star.click()
  await expect(star).toHaveAttribute('aria-pressed', 'true')
  expect(uncaught).toEqual([])
})

test('wiping the storage in mid-session leaves no blank page', async ({ page, context }) => {
  const rounds = soak(3, 50)
  test.setTimeout(60_000 + rounds * 10_000)
  const uncaught = watch(page)
  const session = await context.newCDPSession(page)
  await page.goto(`${app.url}/football`)
  await workerReady(page)
  for (let round = 0; round < rounds; round += 1) {
    await session.send('Storage.clearDataForOrigin', { origin: app.url, storageTypes: 'all' })
    const [name, path] = round % 2 === 0 ? (['资讯', '/news'] as const) : (['足球', '/football'] as const)
    await page.getByRole('link', { name }).first().click()
    expect(await showsScreen(page, path)).toBe(true)
    await page.reload()
    expect(await showsScreen(page, path)).toBe(true)
  }
  expect(uncaught).toEqual([])
  figures({ proof: 'R-STORE-2 wipe', rounds, blank: 0 })
})

test('no API response is stored in a worker cache', async ({ page }) => {
  await page.goto(`${app.url}/football`)
  await workerReady(page)
  for (const path of ['/main', '/schedule', '/news']) {
    await page.goto(app.url + path)
    expect(await showsScreen(page, path)).toBe(true)
  }
  const stored = await page.evaluate(async () => {
    const urls: string[] = []
    for (const name of await caches.keys()) for (const { url } of await (await caches.open(name)).keys()) urls.push(new URL(url).pathname)
    return urls
  })
  expect(stored.length).toBeGreaterThan(10)
  expect(stored.filter((path) => path.startsWith('/api/'))).toEqual([])
})
