// R-UPDATE-1 to R-UPDATE-3: new builds arrive while tabs are open. A tab continues, asks, and reloads once when the reader agrees; the
// operator can declare builds too old. tests/e2e/app/worker-heal.spec.ts covers broken workers.
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { type AppProcess, startApp } from '../../support/app/app-process.ts'
import { copyBuild, renewBuild } from '../../support/app/later-build.ts'
import { showsScreen } from '../../support/app/screen-texts.ts'
import { test } from '../../support/app/test.ts'
import { workerReady } from '../../support/app/worker-push.ts'
import { figures, long, soak } from '../../support/soak.ts'

test.use({ serviceWorkers: 'allow' })

const env = { FEED: 'replay:tests/support/world/cup.json', FEED_FROM: '2025-06-06T11:00:00Z' }

/** Counts the loads of a page from now on. */
function countLoads(page: Page): () => number {
  let loads = 0
  page.on('load', () => {
    loads += 1
  })
  return () => loads
}

/** The number of shell files that the worker holds, and those that differ from the server's. */
const readShell = (page: Page): Promise<{ count: number; other: string[] }> =>
  page.evaluate(async () => {
    const name = (await caches.keys()).find((key) => key.includes('precache'))
    const cache = await caches.open(name ?? '')
    const headerNames = ['content-type', 'content-security-policy', 'x-content-type-options', 'cross-origin-resource-policy']
    const keys = await cache.keys()
    const other = await Promise.all(
      keys.map(async ({ url }) => {
        const [cached, served] = await Promise.all([cache.match(url), fetch(url, { cache: 'reload' })])
        const isSame =
          (await cached?.text()) === (await served.text()) &&
          headerNames.every((header) => cached?.headers.get(header) === served.headers.get(header))
        // The page itself is rendered for its reader: the worker stores the empty one.
        return isSame || url.includes('/index.html') ? [] : [url]
      }),
    )
    return { count: keys.length, other: other.flat() }
  })

test('a first visit fetches the shell as a single file, or file by file if that is unavailable', { tag: long }, async ({ browser }) => {
  // The second visit fetches some four hundred files one after the other.
  test.setTimeout(240_000)
  const root = await copyBuild('whole')
  const app = await startApp({ root, env })
  const visit = async (): Promise<{ shell: { count: number; other: string[] }; asked: string[] }> => {
    const context = await browser.newContext({ serviceWorkers: 'allow' })
    const asked: string[] = []
    context.on('request', (request) => request.serviceWorker() && asked.push(new URL(request.url()).pathname))
    const page = await context.newPage()
    await page.goto(`${app.url}/main`)
    await workerReady(page)
    const until = [...asked]
    const shell = await readShell(page)
    await context.close()
    return { shell, asked: until }
  }
  const whole = await visit()
  expect(whole.shell.other).toEqual([])
  expect(whole.asked).toContain('/shell.json')
  expect(whole.asked.filter((path) => path.startsWith('/assets/') && !/\.woff2$/.test(path))).toEqual([])
  await writeFile(join(root, 'dist/app/shell.json'), '{"index.html":[null,"not a page"],"assets/')
  await rm(join(root, 'dist/app/shell.json.br'))
  const pieces = await visit()
  expect(pieces.shell).toEqual(whole.shell)
  expect(pieces.asked.filter((path) => path.startsWith('/assets/')).length).toBeGreaterThan(100)
  await app.stop()
  await app.clean()
  await rm(root, { recursive: true, force: true })
})

test('a tab survives an update, prompts first, and reloads once', async ({ page }) => {
  test.setTimeout(120_000)
  const newer = await copyBuild('newer')
  await renewBuild(newer, 1)
  const first = await startApp({ env })
  const port = new URL(first.url).port
  // A slow connection: the older worker's background caching does not finish.
  const held = new Promise<void>((resolve) => {
    void page.context().route('**/main', (route) => (route.request().serviceWorker() ? resolve() : route.continue()))
  })
  await page.goto(`${first.url}/football`)
  await workerReady(page)
  await held
  await first.stop()
  const second = await startApp({ root: newer, dataDir: first.dataDir, env: { ...env, PORT: port } })
  const reloads = countLoads(page)
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
  const prompt = page.getByRole('button', { name: '更新', exact: true })
  await expect(prompt).toBeVisible()
  // Nothing has reloaded yet, and a page that was never opened still opens.
  expect(reloads()).toBe(0)
  await page.getByRole('link', { name: '资讯' }).first().click()
  await expect(page.locator('h1')).toContainText('资讯')
  await prompt.click()
  await expect.poll(reloads).toBe(1)
  await workerReady(page)
  expect(reloads()).toBe(1)
  await second.stop()
  await first.clean()
  await rm(newer, { recursive: true, force: true })
})

/**
 * Pages whose chunks a tab that began on /main has not loaded: by their links in the bars, and the title that shows that they have
 * rendered.
 */
const lazyPages = { '/football': /足球/, '/basketball': /篮球/, '/schedule': /赛程/, '/news': /资讯/, '/downLoad': /下载/ } as const

test('a tab left on each of the last builds opens every page of its own build', { tag: long }, async ({ browser }) => {
  const builds = soak(2, 20)
  test.setTimeout(60_000 + builds * 60_000)
  const root = await copyBuild('many')
  const tabs: { page: Page; loads: () => number; failures: string[] }[] = []
  let app: AppProcess | null = null
  let port = '0'
  let dataDir: string | undefined
  for (let build = 0; build <= builds; build += 1) {
    if (build > 0) await renewBuild(root, build)
    app = await startApp({ root, dataDir, env: { ...env, PORT: port } })
    port = new URL(app.url).port
    dataDir = app.dataDir
    if (build < builds) {
      // A tab without a worker depends on the files that the server keeps.
      const context = await browser.newContext({ serviceWorkers: build % 2 === 0 ? 'block' : 'allow' })
      const page = await context.newPage()
      const failures: string[] = []
      page.on('pageerror', (error) => failures.push(error.message))
      // The app runs, not only the server-rendered HTML.
      const runs = page.waitForResponse(/getConfig/)
      await page.goto(`${app.url}/main`)
      await runs
      tabs.push({ page, loads: countLoads(page), failures })
      await app.stop()
    }
  }
  let white = 0
  for (const { page, failures } of tabs) {
    for (const [path, title] of Object.entries(lazyPages)) {
      await page.locator(`a[href^="${path}"]:visible`).first().click()
      await expect(page).toHaveURL(new RegExp(`${path}(\\?|$)`))
      await expect(page).toHaveTitle(title)
      if (!(await showsScreen(page, path))) white += 1
    }
    expect(failures).toEqual([])
  }
  expect(white).toBe(0)
  for (const { loads } of tabs) expect(loads()).toBeLessThanOrEqual(1)
  figures({
    proof: 'R-UPDATE-2',
    builds: tabs.length,
    pages: tabs.length * Object.keys(lazyPages).length,
    white,
    mostReloads: Math.max(...tabs.map(({ loads }) => loads())),
  })
  for (const { page } of tabs) await page.context().close()
  await app?.stop()
  await app?.clean()
  await rm(root, { recursive: true, force: true })
})

test('a build below the operator’s minimum reloads once, and not while the user is typing', { tag: long }, async ({ page }) => {
  test.setTimeout(120_000)
  // No build is this new: a page that obeyed more than once would reload for ever.
  const app = await startApp({ env: { ...env, MIN_BUILD: '29990101' } })
  const loads = countLoads(page)
  const seen = () => page.evaluate(() => (window as unknown as { seen: Record<'ticks' | 'reads' | 'writes', number> }).seen)
  await page.addInitScript(() => {
    // The app checks user activity once a second; the obeyed command is stored under this name.
    const seen = { ticks: 0, reads: 0, writes: 0 }
    const every = window.setInterval.bind(window)
    const { getItem, setItem } = Storage.prototype
    Object.assign(window, {
      seen,
      setInterval: (run: () => void, wait?: number) =>
        every(() => {
          if (wait === 1_000) seen.ticks += 1
          run()
        }, wait),
    })
    Storage.prototype.getItem = function (name) {
      if (name === 'forced-refresh') seen.reads += 1
      return getItem.call(this, name)
    }
    Storage.prototype.setItem = function (name, value) {
      if (name === 'forced-refresh') seen.writes += 1
      setItem.call(this, name, value)
    }
    // The reader is in a field from the start.
    document.addEventListener('DOMContentLoaded', () => {
      if (sessionStorage.getItem('typed')) return
      const field = document.body.appendChild(document.createElement('input'))
      field.id = 'typing'
      field.focus()
    })
  })
  await page.goto(`${app.url}/football`)
  await workerReady(page)
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('forced-refresh'))).toBe('29990101')
  const before = (await seen()).ticks
  await expect.poll(async () => (await seen()).ticks).toBeGreaterThan(before + 1)
  expect(loads()).toBe(1)
  await page.evaluate(() => {
    sessionStorage.setItem('typed', '1')
    document.getElementById('typing')?.blur()
  })
  await expect.poll(loads).toBe(2)
  await workerReady(page)
  await page.goto(`${app.url}/schedule`)
  // The app has checked whether it obeyed this command already, and it has.
  await expect.poll(async () => (await seen()).reads).toBeGreaterThan(0)
  expect((await seen()).writes).toBe(0)
  expect(loads()).toBe(3)
  await app.stop()
  await app.clean()
})
