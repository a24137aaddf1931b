// R-OFFLINE-2: every screen on every kind of network, and on a device without storage: never a white page, never an uncaught error.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, expect, type Page } from '@playwright/test'
import { screenPaths } from '../../../contract/wire/route.ts'
import { findChromium } from '../../../scripts/chromium.mjs'
import { failureMessages, loadingMessages, showsScreen } from '../../support/app/screen-texts.ts'
import { app } from '../../support/app/shared-app.ts'
import { test } from '../../support/app/test.ts'
import { workerReady } from '../../support/app/worker-push.ts'
import { type FaultHttp, faultHttp, type Network, networks } from '../../support/hostile/fault-http.ts'
import { figures, long, soak } from '../../support/soak.ts'

test.use({ serviceWorkers: 'allow' })

/** The screens of npm test; npm run soak opens all. */
const mainPaths = ['main', 'football', 'schedule', 'score-detail', 'news', 'detail', 'member', 'login']

let proxy: FaultHttp
let paths: string[]
test.beforeAll(async () => {
  proxy = await faultHttp(app.url)
  const read = async (path: string) => (await (await fetch(`${app.url}/${path}`)).json()).data
  const search: Record<string, string> = {
    '/score-detail': `?id=${(await read('api/hot_match/recommend')).list[0].id}`,
    '/detail': `?id=${(await read('api/Portal_post/getList2')).list[0].id}`,
    '/member': '?type=6',
    '/search': '?name=a',
  }
  const opened = soak(
    mainPaths.map((name) => `/${name}`),
    screenPaths.filter((path) => path !== '/'),
  )
  paths = opened.map((path) => `${path}${search[path] ?? ''}`)
})
test.afterAll(() => proxy.close())

/** Milliseconds within which a screen must show something. */
const patience = 20_000

/** Collects uncaught errors. */
function watch(page: Page): string[] {
  const uncaught: string[] = []
  page.on('pageerror', (error) => uncaught.push(`${page.url()} ${error.message}`))
  page.on('crash', () => uncaught.push(`${page.url()} crashed`))
  return uncaught
}

/** Number of tabs opened in parallel. */
const sideBySide = 2

/** What a screen may show instead of its content; on a good network nothing else is accepted. */
const excuses: Partial<Record<Network, RegExp>> = {
  offline: failureMessages,
  crawl: new RegExp(`${failureMessages.source}|${loadingMessages.source}`),
  errors: failureMessages,
  portal: failureMessages,
  gateway: failureMessages,
}

/** Opens each screen; returns those that stayed white, or show neither their content nor what failed to load. */
async function openAll(pages: readonly Page[], base: string, network: Network, some: readonly string[] = paths): Promise<string[]> {
  const white: string[] = []
  const left = [...some]
  const open = async (page: Page): Promise<void> => {
    for (let path = left.shift(); path !== undefined; path = left.shift()) {
      // On a very slow connection the load event waits for the last picture.
      await page.goto(base + path, { waitUntil: 'commit' })
      const isShown = await showsScreen(page, path, { timeout: patience, or: excuses[network] })
      if (!isShown || !(await page.locator('header').first().isVisible())) white.push(path)
    }
  }
  await Promise.all(pages.map(open))
  return white
}

test('no screen is blank or fails under any network fault', { tag: long }, async ({ page, context }) => {
  test.setTimeout(240_000)
  const pages = [page]
  while (pages.length < sideBySide) pages.push(await context.newPage())
  const uncaught = pages.map(watch)
  await page.goto(`${proxy.url}/main`)
  await workerReady(page)
  const since = Date.now()
  const white: Record<string, string[]> = {}
  for (const network of networks) {
    proxy.set(network)
    // A very slow connection takes time: npm test opens every third screen.
    white[network] = await openAll(pages, proxy.url, network, network === 'crawl' ? paths.filter((_, at) => at % soak(3, 1) === 0) : paths)
  }
  expect(white).toEqual({ online: [], offline: [], crawl: [], errors: [], portal: [], gateway: [] })
  expect(uncaught.flat()).toEqual([])
  figures({ proof: 'R-OFFLINE-2', screens: paths.length, networks: networks.length, seconds: Math.round((Date.now() - since) / 1_000) })
})

test('no screen is blank or fails when the browser blocks all storage', { tag: long }, async () => {
  test.setTimeout(120_000)
  // The browser's own setting: cookies, databases, caches and workers are all refused.
  const profile = await mkdtemp(join(tmpdir(), 'no-storage-'))
  await mkdir(join(profile, 'Default'))
  const preferences = { profile: { default_content_setting_values: { cookies: 2 } } }
  await writeFile(join(profile, 'Default/Preferences'), JSON.stringify(preferences))
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: findChromium() ?? undefined,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  try {
    const page = await context.newPage()
    const uncaught = watch(page)
    await page.goto(`${app.url}/main`)
    const isForbidden = await page.evaluate(() => {
      try {
        return localStorage.length < 0
      } catch {
        return true
      }
    })
    expect(isForbidden).toBe(true)
    expect(await openAll([page], app.url, 'online')).toEqual([])
    await page.goto(`${app.url}/football`)
    await expect(page.locator('#content a[href*="/score-detail?id="]').first()).toBeVisible()
    expect(uncaught).toEqual([])
  } finally {
    await context.close()
    await rm(profile, { recursive: true, force: true })
  }
})
