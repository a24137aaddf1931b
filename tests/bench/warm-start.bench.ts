// R-PERF-2: /main opened again offline and with the worker asleep, compared with a stored static page and the plain shell.
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { startApp } from '../support/app/app-process.ts'
import { workerReady } from '../support/app/worker-push.ts'
import { browserCpu, hasChromium, launch, newPhone, type Visit, visit } from './browser-driver.ts'
import { minimalPage, staticFloor } from './pages/rivals.ts'
import { conditions, type Measured, measured, pinned, report, skipped } from './rig.ts'

const isFull = process.argv.includes('--full')
const rounds = isFull ? 7 : 3
const starts = isFull ? 100 : 20
const rates = isFull ? [4, 1] : [4]
const kinds = ['ours', 'floor', 'minimal'] as const
type Kind = (typeof kinds)[number]

interface Phone {
  context: BrowserContext
  url: string
  pid: number
}

/** Opens the page online until it works offline, then disconnects the network. */
async function primed(browser: Browser, url: string, pid: number, isStored: (page: Page) => Promise<unknown>): Promise<Phone> {
  const context = await newPhone(browser)
  const page = await context.newPage()
  await page.goto(url)
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  // The plain shell controls the page only from the second visit on, and only that visit's requests go through the worker.
  await page.reload({ waitUntil: 'load' })
  await workerReady(page)
  await isStored(page)
  await page.close()
  await context.setOffline(true)
  return { context, url, pid }
}

/** Waits until the worker has cached the first screen of /main. */
const screenStored = (page: Page): Promise<unknown> =>
  page.waitForFunction(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('screens-'))
    const cached = await Promise.all(names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)))
    return cached.flat().some((url) => url.includes('/main?'))
  })

async function coldWorker(browser: Browser, { context, url, pid }: Phone, cpuRate: number): Promise<Measured<Visit>> {
  return measured(
    pid,
    async () => {
      const blank = await context.newPage()
      const session = await context.newCDPSession(blank)
      await session.send('ServiceWorker.enable')
      await session.send('ServiceWorker.stopAllWorkers')
      await blank.close()
      return visit(context, url, { network: 'as it is', cpuRate })
    },
    () => browserCpu(browser),
  )
}

async function withPhones<Result>(run: (browser: Browser, phones: Record<Kind, Phone>) => Promise<Result>): Promise<Result> {
  const app = await startApp({ before: pinned(0) })
  const rivals = [await staticFloor(app.url, { worker: true }), await minimalPage()] as const
  const browser = await launch()
  try {
    const nothing = async (): Promise<void> => undefined
    const ours = await primed(browser, `${app.url}/main`, app.pid, screenStored)
    const floor = await primed(browser, `${rivals[0].url}/`, rivals[0].pid, nothing)
    const minimal = await primed(browser, `${rivals[1].url}/`, rivals[1].pid, nothing)
    return await run(browser, { ours, floor, minimal })
  } finally {
    await browser.close()
    for (const rival of rivals) await rival.stop()
    await app.stop()
    await app.clean()
  }
}

if (!hasChromium) skipped('R-PERF-2', 'no Chromium here')
else
  await withPhones(async (browser, phones) => {
    for (const rate of rates) {
      const taken: Record<Kind, Measured<Visit>[]> = { ours: [], floor: [], minimal: [] }
      for (let round = -1; round < rounds; round += 1)
        for (const offset of [1, 2, 3]) {
          const kind = kinds[(round + offset) % kinds.length] as Kind
          const run = await coldWorker(browser, phones[kind], rate)
          if (process.argv.includes('--verbose')) console.log(kind, JSON.stringify(run.result))
          if (round >= 0) taken[kind].push(run)
        }
      const { ours, floor, minimal } = taken
      const paints = (runs: Measured<Visit>[]): number[] => runs.map(({ result }) => result.lcp)
      const claim = { name: `R-PERF-2 largest paint offline at ${rate}x`, unit: 'ms', ours: paints(ours) }
      report({ ...claim, against: 'floor', baseline: paints(floor), goal: { most: 1.25 }, ...conditions([...ours, ...floor]) })
      const first = (runs: Measured<Visit>[]): number[] => runs.map(({ result }) => result.fcp)
      const scores = { name: `R-PERF-2 first paint, with scores, offline at ${rate}x`, unit: 'ms', ours: first(ours), against: 'floor' }
      report({ ...scores, baseline: first(floor), goal: { most: 1.25 }, ...conditions([...ours, ...floor]) })
      report({ ...claim, against: 'minimal', baseline: paints(minimal), goal: { most: 0.5 }, ...conditions([...ours, ...minimal]) })
    }
    const all: Measured<Visit>[] = []
    for (let start = 0; start < starts; start += 1) all.push(await coldWorker(browser, phones.ours, 1))
    const good = all.filter(({ result }) => result.lcp > 0 && result.links > 0).length
    const share = { unit: 'share', ours: [good / starts], against: '', baseline: [], goal: { least: 1 } }
    report({ name: `R-PERF-2 starts with scores of ${starts}`, ...share, ...conditions(all), clean: true })
  })
