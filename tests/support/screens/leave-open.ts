// Opens screens side by side, leaves them open while the network fails and recovers, navigates away and back, and reports all problems.
import type { Page } from '@playwright/test'
import { showsScreen } from '../app/screen-texts.ts'
import type { FaultHttp } from '../hostile/fault-http.ts'
import type { Visitor } from './screen-list.ts'
import { type ScreenWatch, watchScreen } from './screen-watch.ts'

export interface Visit {
  path: string
  visitor: Visitor
  width: 390 | 1440
}
export const nameOf = ({ path, visitor, width }: Visit): string => `${path} ${visitor} ${width}`

export interface Stay {
  /** Milliseconds for which each screen stays open. */
  stay: number
  /** Milliseconds without a network, in the first half. */
  cut: number
  /** Polling interval in milliseconds. */
  every: number
  /** Also measures the memory and the longest task of each screen; not reliable beside other tests. */
  measures: boolean
  /** Reports the progress of long steps. */
  onStep?: (done: string) => void
}
export interface Report {
  name: string
  problems: readonly string[]
  /** CPU milliseconds of the longest task. */
  longest: number
  /** Megabytes half-way and at the end. */
  heap: readonly [half: number, end: number]
  /** Messages about matches, and API calls. */
  heard: number
  calls: number
}

/** Allowed memory growth of a screen in the second half: in megabytes, for small screens, and as a share. */
const mostGrowth = { megabytes: 2, share: 0.2 }
const longestTask = 500

/** Leaves by a link of the page, goes back, forward and back again, without loading a document. */
async function walkAway(page: Page, path: string): Promise<void> {
  const target = path.startsWith('/about-user') ? '/main' : '/about-user'
  await page.evaluate((to) => {
    const link = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].find((one) => one.getAttribute('href')?.startsWith(to))
    link?.click()
  }, target)
  await page.waitForURL((url) => url.pathname === target, { timeout: 30_000 })
  for (const direction of ['back', 'forward', 'back'] as const) {
    await (direction === 'back' ? page.goBack() : page.goForward())
    const shown = direction === 'back' ? path : target
    if (!(await showsScreen(page, shown, { timeout: 30_000 }))) throw new Error(`${shown} is not shown after going ${direction}`)
  }
}

/** Maximum screens opened or left at once: more would wait for each other. */
const handsFull = 4

async function inGroups<T, R>(all: readonly T[], act: (one: T) => Promise<R>): Promise<R[]> {
  const done: R[] = []
  for (let from = 0; from < all.length; from += handsFull) done.push(...(await Promise.all(all.slice(from, from + handsFull).map(act))))
  return done
}

/** `open` opens an empty page for a visit; its context is closed with it. */
export async function leaveOpen(
  visits: readonly Visit[],
  open: (visit: Visit) => Promise<Page>,
  network: FaultHttp,
  { stay, cut, every, measures, onStep = () => undefined }: Stay,
): Promise<Report[]> {
  interface Screen {
    visit: Visit
    page: Page
    watch: ScreenWatch
    faults: string[]
    heap: [half: number, end: number]
  }
  const screens = await inGroups(visits, async (visit): Promise<Screen> => {
    const page = await open(visit)
    const watch = await watchScreen(page)
    const faults: string[] = []
    await page.goto(network.url + visit.path, { waitUntil: 'commit' })
    if (!(await showsScreen(page, visit.path, { timeout: 60_000 }))) faults.push('it did not open')
    return { visit, page, watch, faults, heap: [0, 0] }
  })
  onStep(`${screens.length} screens are open`)
  const all = (act: (screen: Screen) => Promise<void>): Promise<unknown> => Promise.all(screens.map(act))
  const measure = async (at: 0 | 1): Promise<void> => {
    if (!measures) return
    for (const screen of screens) screen.heap[at] = await screen.watch.heap()
  }
  const since = Date.now()
  const until = async (share: number): Promise<void> => {
    while (Date.now() < since + stay * share) {
      await new Promise((resolve) => setTimeout(resolve, Math.min(every, since + stay * share - Date.now())))
      await all(({ watch }) => watch.sample())
    }
  }
  await until(0.3)
  for (const { watch } of screens) watch.setNetwork(false)
  network.set('offline')
  await new Promise((resolve) => setTimeout(resolve, cut))
  await all(({ watch }) => watch.sample())
  network.set('online')
  for (const { watch } of screens) watch.setNetwork(true)
  onStep('the network is back')
  await until(0.5)
  await measure(0)
  await until(1)
  onStep('the time is over')
  await measure(1)
  onStep('all are measured')
  await inGroups(screens, async ({ visit, page, watch, faults }) => {
    await walkAway(page, visit.path).catch((error: unknown) => faults.push(`away and back: ${String(error).split('\n')[0]}`))
    await watch.sample()
  })
  const reports = screens.map(({ visit, watch, faults, heap }) => {
    const [half, end] = heap
    const problems = [...watch.problems(), ...faults]
    if (end - half > Math.max(mostGrowth.megabytes, half * mostGrowth.share))
      problems.push(`memory grew from ${half.toFixed(1)} to ${end.toFixed(1)} MB`)
    if (measures && watch.longest() > longestTask) problems.push(`a task took ${watch.longest()} ms of the processor`)
    return { name: nameOf(visit), problems, longest: watch.longest(), heap, heard: watch.heard(), calls: watch.calls() }
  })
  await all(async ({ page }) => page.context().close())
  return reports
}
