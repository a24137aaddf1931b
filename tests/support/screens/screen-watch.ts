// Detects problems of an open screen: errors, error messages, raw message ids, request loops, long tasks, memory growth.
import type { CDPSession, ConsoleMessage, Page, Request } from '@playwright/test'
import { failureMessages } from '../app/screen-texts.ts'
import { allIds } from './raw-ids.ts'

export interface ScreenWatch {
  /** One sentence per problem, without duplicates. */
  problems(): string[]
  /** Call when the network goes or returns: messages of the browser and the screen about it are then expected. */
  setNetwork(isOn: boolean): void
  /** Checks the current screen. */
  sample(): Promise<void>
  /** Megabytes in use after garbage collection. */
  heap(): Promise<number>
  /** CPU milliseconds of the longest task since the screen was opened, as far as the machine can measure it. */
  longest(): number
  /** Match messages on the live socket, and all API calls. */
  heard(): number
  calls(): number
}

/** Window in milliseconds and maximum calls of one kind within it: two per second count as a loop. */
const loopWindow = 5_000
const loopCalls = 10
/** Milliseconds for which a screen may still report the lost connection. */
const healing = 30_000
/** The browser's own messages about a lost network. The app warns about requests that failed meanwhile. */
const ofNetwork = /^(Failed to load resource: net::|WebSocket connection to)/
/** Messages where a test blocks the service worker. */
const ofBlockedWorker = /^(Service Worker registration blocked by Playwright|the service worker was not registered)/
/** The browser's message about our page for a missing object, which is a 404 by design. */
const ofMissingPage = /^Failed to load resource: the server responded with a status of 404 /
const ofMatches = /"type":"(\w+_match|match_detail|\w+_exponent)"/
/** Runs in the page before everything else. */
function observe(): void {
  const tasks: [start: number, duration: number][] = []
  Object.assign(window, { longTasks: tasks })
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) tasks.push([startTime, duration])
  }).observe({ type: 'longtask', buffered: true })
  document.addEventListener('securitypolicyviolation', (event) => console.error(`policy: ${event.violatedDirective} ${event.blockedURI}`))
}

/** The tasks since the last call, and the visible text. */
const read = () => ({
  tasks: (window as unknown as { longTasks?: [number, number][] }).longTasks?.splice(0) ?? [],
  // Visible text only: hidden content does not count.
  // biome-ignore lint/performance/useDomNodeTextContent: the result must depend on the layout
  text: document.body?.innerText ?? '',
})

const kindOf = (request: Request): string => `${request.method()} ${new URL(request.url()).pathname}`
const isCall = (request: Request): boolean =>
  ['fetch', 'xhr'].includes(request.resourceType()) && !/^\/(hls|assets|news)\//.test(new URL(request.url()).pathname)

let ids: ReadonlySet<string> | undefined
/** Returns the message ids in a text. */
export function rawIdsIn(text: string): string[] {
  ids ??= new Set(allIds())
  return text.split(/[^A-Za-z0-9+/]+/).filter((word) => word.length === 6 && ids?.has(word))
}

/** Seconds that the page's tasks took by wall clock and by CPU: the ratio distinguishes a long task from a busy machine. */
async function taskTimes(clock: CDPSession, threads: CDPSession): Promise<{ wall: number; cpu: number }> {
  const taken = async (session: CDPSession): Promise<number> =>
    (await session.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0
  return { wall: await taken(clock), cpu: await taken(threads) }
}

export async function watchScreen(page: Page): Promise<ScreenWatch> {
  const problems = new Set<string>()
  let isOn = true
  let cutUntil = 0
  const isCut = (): boolean => !isOn || Date.now() < cutUntil
  let longest = 0

  page.on('pageerror', (error) => problems.add(`page error: ${error.message}`))
  page.on('crash', () => problems.add('the page crashed'))
  page.on('console', (message: ConsoleMessage) => {
    if (!['error', 'warning'].includes(message.type())) return
    const isExpected = isCut() && (message.type() === 'warning' || ofNetwork.test(message.text()))
    if (isExpected || ofBlockedWorker.test(message.text())) return
    if (message.location().url === page.url() && ofMissingPage.test(message.text())) return
    problems.add(`console ${message.type()}: ${message.text().slice(0, 300)} ${message.location().url.replace(/^https?:\/\/[^/]+/, '')}`)
  })
  let heard = 0
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      if (ofMatches.test(String(payload).slice(0, 200))) heard += 1
    }),
  )
  let called = 0
  const calls = new Map<string, number[]>()
  page.on('request', (request) => {
    if (!isCall(request)) return
    called += 1
    const kind = kindOf(request)
    const now = Date.now()
    const recent = [...(calls.get(kind) ?? []).filter((at) => now - at < loopWindow), now]
    calls.set(kind, recent)
    if (recent.length > loopCalls) problems.add(`calls without end: ${kind}`)
  })
  await page.addInitScript(observe)
  const [clock, threads] = [await page.context().newCDPSession(page), await page.context().newCDPSession(page)]
  await clock.send('Performance.enable', { timeDomain: 'timeTicks' })
  await threads.send('Performance.enable', { timeDomain: 'threadTicks' })
  let before = await taskTimes(clock, threads)
  return {
    problems: () => [...problems],
    longest: () => Math.round(longest),
    heard: () => heard,
    calls: () => called,
    setNetwork(next) {
      if (next && !isOn) cutUntil = Date.now() + healing
      isOn = next
    },
    async sample() {
      const { tasks, text } = await page.evaluate(read)
      const now = await taskTimes(clock, threads)
      const share = Math.min(1, (now.cpu - before.cpu) / Math.max(0.001, now.wall - before.wall))
      before = now
      for (const [, duration] of tasks) longest = Math.max(longest, duration * share)
      const failure = failureMessages.exec(text)
      if (failure && !isCut())
        problems.add(`it says: ${text.slice(Math.max(0, failure.index - 30), failure.index + 40).replaceAll('\n', ' ')}`)
      for (const id of rawIdsIn(text)) problems.add(`the id of a message stands on it: ${id}`)
    },
    async heap() {
      await clock.send('HeapProfiler.collectGarbage')
      return (await clock.send('Runtime.getHeapUsage')).usedSize / 1e6
    },
  }
}
