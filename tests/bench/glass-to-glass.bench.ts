// R-PERF-11: delay of the picture behind the publisher, with other viewers: our player with parts, and a bare hls.js with the plain
// segments of the same stream.
import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { Browser } from '@playwright/test'
import { startApp } from '../support/app/app-process.ts'
import { browserCpu, hasChromium, launch } from './browser-driver.ts'
import { watchParts } from './glass/viewer.ts'
import { buildPage, pageTypes } from './page-build.ts'
import { conditions, type Measured, measured, pinned, quantile, report, skipped } from './rig.ts'

const full = process.argv.includes('--full')
const viewers = full ? 100 : 8
const seconds = full ? 600 : 15
const rounds = full ? 1 : 3
const base = '/bench-glass/'

interface Seen {
  behind: number[]
  stalls: number
}
type Kind = 'ours' | 'plain'

async function see(browser: Browser, folder: string, app: { url: string; pid: number }, kind: Kind): Promise<Measured<Seen>> {
  const page = await browser.newPage()
  // On the server's own origin, like the app.
  await page.route(`**${base}**`, async (route) => {
    const path = new URL(route.request().url()).pathname.slice(base.length)
    await route.fulfill({ contentType: pageTypes[extname(path)] ?? 'text/plain', body: await readFile(join(folder, path)) })
  })
  await page.goto(`${app.url}${base}glass.html?kind=${kind}&url=/hls/demo01/index.m3u8`)
  await page.waitForFunction('globalThis.glass?.plays()')
  await page.waitForTimeout(6_000)
  const run = await measured(
    app.pid,
    async () => {
      await page.evaluate('glass.begin()')
      await page.waitForTimeout(seconds * 1_000)
      return page.evaluate<Seen>('glass.end()')
    },
    () => browserCpu(browser),
  )
  await page.close()
  return run
}

async function takeAll(): Promise<void> {
  const folder = await buildPage(join(import.meta.dirname, 'glass'), 'glass.html', base)
  const app = await startApp({ env: { DEMO_STREAMS: 'on', RATE_LIMIT: '0' }, before: pinned(0) })
  const browser = await launch()
  const left = new AbortController()
  const list = `${app.url}/hls/demo01/original/index.m3u8`
  try {
    while (!(await fetch(list)).ok) await new Promise((resolve) => setTimeout(resolve, 500))
    for (let viewer = 0; viewer < viewers; viewer += 1)
      watchParts(list, left.signal).catch((error: unknown) => {
        if (!left.signal.aborted) console.error('a viewer was lost', error)
      })
    const taken: Record<Kind, Measured<Seen>[]> = { ours: [], plain: [] }
    for (let round = 0; round < rounds; round += 1)
      for (const kind of ['ours', 'plain'] as const) taken[kind].push(await see(browser, folder, app, kind))
    const behind = (kind: Kind, share: number): number[] => taken[kind].map(({ result }) => quantile(result.behind, share))
    const alone = { unit: 'ms', against: '', baseline: [], ...conditions(taken.ours) }
    report({ ...alone, name: 'R-PERF-11 behind the publisher, p50', ours: behind('ours', 0.5), goal: { most: 1_200 } })
    report({ ...alone, name: 'R-PERF-11 behind the publisher, p99', ours: behind('ours', 0.99), goal: { most: 2_000 } })
    report({ ...alone, name: 'R-PERF-11 stalls', unit: 'stalls', ours: taken.ours.map(({ result }) => result.stalls), goal: { most: 0 } })
    report({
      name: 'R-PERF-11 behind the publisher, p50',
      unit: 'ms',
      ours: behind('ours', 0.5),
      against: 'plain segments',
      baseline: behind('plain', 0.5),
      goal: { most: 0.35 },
      ...conditions([...taken.ours, ...taken.plain]),
    })
  } finally {
    left.abort()
    await browser.close()
    await app.stop()
    await app.clean()
  }
}

if (!hasChromium) skipped('R-PERF-11', 'no Chromium here')
else await takeAll()
