// R-PERF-10: from the tap on a room in the list to its first frame, with its talk and danmaku present, on the server's own network and on a
// slow one.
import type { Page } from '@playwright/test'
import { startApp } from '../support/app/app-process.ts'
import { browserCpu, hasChromium, launch, newPhone } from './browser-driver.ts'
import { conditions, type Measured, measured, pinned, quantile, report, skipped } from './rig.ts'

const taps = process.argv.includes('--full') ? 40 : 12
/** Rooms of the demonstration world that are live. */
const rooms = ['demo01', 'demo02', 'demo03', 'demo05', 'demo07', 'demo08', 'demo10']

/** Milliseconds after the tap. */
interface Join {
  frame: number
  talk: number
}

/** Runs in the page before its scripts: records the tap, and the first frame of the next video. */
function watch(): void {
  const state = { tapped: 0, frame: 0, talk: 0 }
  Object.assign(window, { join: state })
  addEventListener('click', () => Object.assign(state, { tapped: performance.now(), frame: 0, talk: 0 }), { capture: true })
  const seen = new WeakSet<Element>()
  new MutationObserver(() => {
    const video = document.querySelector('video')
    if (video && !seen.has(video)) {
      seen.add(video)
      video.requestVideoFrameCallback((now) => {
        state.frame = now
      })
    }
    if (state.talk === 0 && document.querySelector('[role="log"]') && document.querySelector('[data-danmaku]'))
      state.talk = performance.now()
  }).observe(document, { subtree: true, childList: true })
}

async function join(page: Page, room: string): Promise<Join> {
  await page.locator(`a[href*="/live?id=${room}"]`).first().click()
  const seen = await page.waitForFunction(() => {
    const { join } = window as unknown as { join: { tapped: number; frame: number; talk: number } }
    return join.frame > 0 && join.talk > 0 ? { frame: join.frame - join.tapped, talk: join.talk - join.tapped } : null
  })
  const taken = (await seen.jsonValue()) as Join
  await page.goBack()
  await page.locator(`a[href*="/live?id=${room}"]`).first().waitFor()
  return taken
}

async function takeAll(): Promise<void> {
  const app = await startApp({ env: { DEMO_STREAMS: 'on', RATE_LIMIT: '0' }, before: pinned(0) })
  const browser = await launch()
  const openList = async (slow: boolean): Promise<Page> => {
    const phone = await newPhone(browser)
    const page = await phone.newPage()
    await page.addInitScript(watch)
    if (slow) {
      const session = await phone.newCDPSession(page)
      await session.send('Network.enable')
      const limits = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 200_000 }
      await session.send('Network.emulateNetworkConditions', limits)
    }
    await page.goto(`${app.url}/anchor`)
    await page.locator('a[href*="/live?id=demo01"]').first().waitFor()
    // A reader views the list before tapping.
    await page.waitForTimeout(slow ? 6_000 : 3_000)
    return page
  }
  const many = async (slow: boolean): Promise<Measured<Join[]>> => {
    const page = await openList(slow)
    const run = await measured(
      app.pid,
      async () => {
        const joins: Join[] = []
        for (let tap = 0; tap < taps; tap += 1) joins.push(await join(page, rooms[tap % rooms.length] as string))
        return joins
      },
      () => browserCpu(browser),
    )
    await page.context().close()
    return run
  }
  try {
    const near = await many(false)
    const far = await many(true)
    const alone = { unit: 'ms', against: '', baseline: [] }
    const of = (run: Measured<Join[]>, key: keyof Join): number[] => run.result.map((one) => one[key])
    const single = (name: string, values: number[], most: number, run: Measured<Join[]>): void =>
      report({ ...alone, name, ours: values, goal: { most }, ...conditions([run]) })
    single('R-PERF-10 first frame, p50', [quantile(of(near, 'frame'), 0.5)], 400, near)
    single('R-PERF-10 first frame, p99', [quantile(of(near, 'frame'), 0.99)], 900, near)
    single('R-PERF-10 talk and danmaku there, p50', [quantile(of(near, 'talk'), 0.5)], 400, near)
    single('R-PERF-10 first frame at 1.6 Mbit/s and 150 ms, p50', [quantile(of(far, 'frame'), 0.5)], 1_200, far)
  } finally {
    await browser.close()
    await app.stop()
    await app.clean()
  }
}

if (!hasChromium) skipped('R-PERF-10', 'no Chromium here')
else await takeAll()
