// R-UPDATE-4: a broken or unwanted worker recovers at the next visit, by the kill switch or by a good build.
import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { type AppProcess, startApp } from '../../support/app/app-process.ts'
import { copyBuild } from '../../support/app/later-build.ts'
import { showsScreen } from '../../support/app/screen-texts.ts'
import { test } from '../../support/app/test.ts'
import { workerReady } from '../../support/app/worker-push.ts'
import { figures, long, soak } from '../../support/soak.ts'

test.use({ serviceWorkers: 'allow' })

const env = { FEED: 'replay:tests/support/world/cup.json', FEED_FROM: '2025-06-06T11:00:00Z' }
let root: string
let app: AppProcess
let good: string
test.beforeAll(async () => {
  root = await copyBuild('heal')
  app = await startApp({ root, env })
  good = await readFile(join(root, 'dist/app/sw.js'), 'utf8')
})
test.afterAll(async () => {
  await app.stop()
  await app.clean()
  await rm(root, { recursive: true, force: true })
})

/** Replaces the worker that the server serves; null removes it. A concurrent request reads either version in full. */
async function serveWorker(source: string | null): Promise<void> {
  const path = join(root, 'dist/app/sw.js')
  await rm(`${path}.br`, { force: true })
  if (source === null) return rename(path, `${path}.gone`)
  await writeFile(`${path}.next`, source)
  await rename(`${path}.next`, path)
}
const registrations = (page: Page): Promise<number> => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
/** Also false while the page navigates. */
const hasWaiting = (page: Page): Promise<boolean> =>
  page.evaluate(async () => !!(await navigator.serviceWorker.getRegistration())?.waiting).catch(() => false)
/** Triggers the update check that the browser also makes by itself. */
const checkForUpdate = (page: Page): Promise<void> =>
  page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())?.update())).catch(() => undefined)
async function stopWorkers(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('ServiceWorker.enable')
  await session.send('ServiceWorker.stopAllWorkers')
  await session.detach()
}

/** Ends what the browser ends after five minutes: the worker's install, not the worker that controls the page. */
async function stopInstall(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const installing = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
      const version = versions.find(({ status }) => status === 'installing')
      if (version) resolve(version.versionId)
    })
  })
  await session.send('ServiceWorker.enable')
  await session.send('ServiceWorker.stopWorker', { versionId: await installing })
  await session.detach()
}

/** The page shows its screen, by its current address, which a kill switch may have reloaded. */
const isShown = async (page: Page, timeout?: number) =>
  expect(await showsScreen(page, new URL(page.url()).pathname, { timeout })).toBe(true)

/**
 * No worker remains. Chromium activates a new worker when the old one is idle, and stops idle ones after half a minute, but never while
 * automated: so the test stops them and visits the page once more.
 */
const isGone = (page: Page) =>
  expect(async () => {
    const left = await registrations(page)
    if (left > 0) {
      await checkForUpdate(page)
      // Stops the old worker only once the new one waits: earlier, the stop would abort the new one's install.
      if (await hasWaiting(page)) await stopWorkers(page)
      await page.reload({ timeout: 10_000 })
    }
    expect(left).toBe(0)
  }).toPass({ timeout: 60_000, intervals: [1_000, 2_000] })

/** Closes the tab and opens a new one: the next visit. */
async function visitAnew(page: Page, url: string): Promise<Page> {
  const next = await page.context().newPage()
  await page.close()
  await next.goto(url, { waitUntil: 'commit' })
  return next
}

/** Reloads the page until the wrong build controls it. A load whose worker was stopped never ends. */
const isBroken = (page: Page) =>
  expect(async () => {
    await page.reload({ timeout: 8_000 })
    const isWhole = (await page.locator('#content').count()) > 0
    // A stop would abort an install in progress.
    if (isWhole && (await hasWaiting(page))) await stopWorkers(page)
    expect(isWhole).toBe(false)
  }).toPass({ timeout: 50_000, intervals: [3_000] })

/** Takes over at once and answers every page request with one whose scripts are missing. */
const wrongBuild = `
self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
const page = '<!doctype html><div id="root"></div><script type="module" src="/assets/gone-0000.js"></script>'
self.addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate')
    event.respondWith(new Response(page, { headers: { 'content-type': 'text/html' } }))
})`
const broken: Record<string, string | null> = {
  throws: 'throw new Error("broken")',
  'hangs on install': 'self.addEventListener("install", (event) => event.waitUntil(new Promise(() => undefined)))',
  'is gone': null,
  'serves a wrong build': wrongBuild,
}

/** Half of them in npm test; npm run soak runs all. */
const tried = ['throws', 'serves a wrong build']
for (const [what, source] of Object.entries(broken).filter(([name]) => soak(tried.includes(name), true))) {
  test(`a worker that ${what} recovers at the next visit`, { tag: long }, async ({ page }) => {
    test.setTimeout(120_000)
    await serveWorker(good)
    await page.goto(`${app.url}/main`)
    await workerReady(page)
    await serveWorker(source)
    await checkForUpdate(page)
    if (source === wrongBuild) await isBroken(page)
    else {
      await page.reload({ waitUntil: 'commit' })
      await isShown(page)
    }
    if (what === 'hangs on install') await stopInstall(page)
    await serveWorker(await readFile(join(root, 'dist/app/sw-off.js'), 'utf8'))
    const next = await visitAnew(page, `${app.url}/football`)
    await isShown(next)
    await isGone(next)
  })
}

test('a page that was loaded past the worker is controlled by it again', async ({ page }) => {
  await page.goto(app.url)
  await workerReady(page)
  await page.evaluate(() => document.documentElement.setAttribute('data-old', ''))
  const session = await page.context().newCDPSession(page)
  await session.send('Page.reload', { ignoreCache: true })
  await expect(page.locator('html:not([data-old]) #content')).toBeVisible()
  await workerReady(page)
})

test('a good build repairs a page broken by the previous worker, without user action', { tag: long }, async ({ page }) => {
  test.setTimeout(120_000)
  await serveWorker(wrongBuild)
  await page.goto(`${app.url}/main`)
  await workerReady(page)
  await isBroken(page)
  await serveWorker(good)
  await page.goto(`${app.url}/football`, { waitUntil: 'commit' })
  await isShown(page, 45_000)
})

test('the operator’s kill switch removes the worker, reloads the page once, and then leaves it alone', { tag: long }, async ({ page }) => {
  test.setTimeout(120_000)
  await serveWorker(good)
  await page.goto(`${app.url}/main`)
  await workerReady(page)
  await app.stop()
  const off = await startApp({ root, dataDir: app.dataDir, env: { ...env, WORKER: 'off', PORT: new URL(app.url).port } })
  let loads = 0
  // Not the load event: the page may navigate again before it fires.
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1
  })
  await page.goto(`${off.url}/football`)
  await isShown(page)
  await expect(async () => {
    // Stops the old worker once the new one waits; before that nothing can activate.
    if (await hasWaiting(page)) await stopWorkers(page)
    expect(loads).toBeGreaterThan(1)
  }).toPass({ timeout: 30_000, intervals: [500] })
  await isShown(page)
  await isGone(page)
  const whileLeaving = loads
  const caches = await page.evaluate(async () => (await window.caches.keys()).filter((name) => name !== 'pack-pictures'))
  expect(caches).toEqual([])
  // From here on, the worker leaves silently.
  await page.goto(`${off.url}/main`)
  await isShown(page)
  await expect.poll(() => registrations(page)).toBe(0)
  expect(loads).toBe(whileLeaving + 1)
  figures({ proof: 'R-UPDATE-4 workers', broken: Object.keys(broken).length, healed: Object.keys(broken).length })
  await off.stop()
  app = await startApp({ root, dataDir: app.dataDir, env })
})
