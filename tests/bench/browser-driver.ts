// The browser of the load benchmarks: a phone's screen, a slow network and CPU, and the metrics of a visit.
import { fileURLToPath } from 'node:url'
import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test'
import { findChromium } from '../../scripts/chromium.mjs'
import { onLinux, treeCpuOf } from './rig.ts'

/** Lighthouse's slow 4G: bits a second, and latency in milliseconds. */
const slow = { bits: 1_600_000, latency: 150 }
/** Milliseconds without a byte or a long task after which a page is quiet, and the maximum wait. */
const quietFor = 1_000
const patience = 25_000
const longTask = 50

export interface Visit {
  /** Milliseconds since the start of the navigation. */
  fcp: number
  lcp: number
  /** Total blocking time: milliseconds beyond 50 of the tasks after the first paint. */
  tbt: number
  cls: number
  /** Compressed bytes received before the largest paint. */
  bytes: number
  /** The element of the largest paint, and whether the page contains its main content. */
  largest: string
  shifted: string[]
  links: number
  /** Long tasks after the first paint: start and duration, in milliseconds. */
  tasks: [start: number, duration: number][]
}

/** The values that pages/vitals.js collects. */
interface Vitals {
  fcp: number
  lcp: number
  largest: string
  cls: number
  shifted: string[]
  tasks: { start: number; duration: number }[]
}

export const hasChromium = findChromium() !== null

export function launch(): Promise<Browser> {
  const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update', '--no-first-run']
  return chromium.launch({ executablePath: findChromium() ?? undefined, args })
}

/** CPU seconds of the browser: its processes, and their children that have ended. */
export async function browserCpu(browser: Browser): Promise<number> {
  if (!onLinux) return 0
  const session = await browser.newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  await session.detach()
  const root = processInfo.find(({ type }) => type === 'browser')?.id
  return root === undefined ? 0 : treeCpuOf(root)
}

/** A new phone: empty cache, empty storage. */
export const newPhone = (browser: Browser): Promise<BrowserContext> =>
  browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
  })

export interface Conditions {
  network: 'slow' | 'as it is'
  cpuRate: number
}

/** Opens `url` in a new page and waits until it is quiet. */
export async function visit(context: BrowserContext, url: string, { network, cpuRate }: Conditions): Promise<Visit> {
  const page = await context.newPage()
  try {
    await page.addInitScript({ path: fileURLToPath(new URL('pages/vitals.js', import.meta.url)) })
    const session = await context.newCDPSession(page)
    const traffic = await listen(session)
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpuRate })
    if (network === 'slow') {
      const throughput = slow.bits / 8
      const limits = { offline: false, latency: slow.latency, downloadThroughput: throughput, uploadThroughput: throughput }
      await session.send('Network.emulateNetworkConditions', limits)
    }
    await page.goto(url, { waitUntil: 'load', timeout: patience })
    const { fcp, lcp, largest, cls, shifted, tasks } = await quiet(page, traffic)
    const blocking = tasks.map(({ start, duration }) => Math.min(duration, start + duration - fcp) - longTask)
    const links = await page.locator('a[href*="/score-detail?id="]').count()
    const tbt = blocking.reduce((sum, over) => sum + Math.max(0, over), 0)
    const long = tasks.filter(({ start, duration }) => start + duration > fcp)
    return {
      fcp,
      lcp,
      tbt,
      cls,
      bytes: traffic.bytesBefore(lcp),
      largest,
      shifted,
      links,
      tasks: long.map(({ start, duration }) => [Math.round(start), duration]),
    }
  } finally {
    await page.close()
  }
}

interface Traffic {
  lastAt(): number
  bytesBefore(milliseconds: number): number
}

async function listen(session: CDPSession): Promise<Traffic> {
  const arrived: { at: number; bytes: number }[] = []
  const counted = new Map<string, number>()
  let beganAt = 0
  let lastAt = performance.now()
  const count = (requestId: string, timestamp: number, bytes: number): void => {
    arrived.push({ at: (timestamp - beganAt) * 1000, bytes })
    counted.set(requestId, (counted.get(requestId) ?? 0) + bytes)
    lastAt = performance.now()
  }
  await session.send('Network.enable')
  session.on('Network.requestWillBeSent', ({ timestamp }) => {
    beganAt ||= timestamp
    lastAt = performance.now()
  })
  session.on('Network.dataReceived', ({ requestId, timestamp, encodedDataLength }) =>
    count(requestId, timestamp, Math.max(0, encodedDataLength)),
  )
  // Including the headers; documents report no chunks, so they count in full.
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) =>
    count(requestId, timestamp, Math.max(0, encodedDataLength - (counted.get(requestId) ?? 0))),
  )
  return {
    lastAt: () => lastAt,
    bytesBefore: (milliseconds) => arrived.reduce((sum, { at, bytes }) => sum + (at <= milliseconds ? bytes : 0), 0),
  }
}

async function quiet(page: Page, traffic: Traffic): Promise<Vitals> {
  const until = performance.now() + patience
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, quietFor))
    const [vitals, now] = await page.evaluate(() => [(window as unknown as { vitals: Vitals }).vitals, performance.now()] as const)
    const lastTask = vitals.tasks.at(-1)
    const rested = now - (lastTask ? lastTask.start + lastTask.duration : 0) > quietFor
    const still = performance.now() - traffic.lastAt() > quietFor
    if ((rested && still) || performance.now() > until) return vitals
  }
}
