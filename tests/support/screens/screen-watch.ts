// What is wrong with a screen while it stands open: errors, words of failure, ids in place of words, calls without end, long tasks, memory.
import type { CDPSession, ConsoleMessage, Page, Request } from '@playwright/test'
import { failureWords } from '../app/screen-words.ts'
import { allIds } from './raw-ids.ts'

export interface ScreenWatch {
  /** A sentence each, once. */
  problems(): string[]
  /** The network is gone, or was until now: what the browser and the screen say of that is right. */
  setNetwork(isOn: boolean): void
  /** Looks at the screen as it stands. */
  look(): Promise<void>
  /** Megabytes in use after everything that nobody holds is gone. */
  heap(): Promise<number>
  /** Milliseconds of processor time of the longest task since the screen was opened, as far as the machine lets it be known. */
  longest(): number
  /** Messages of the live socket about matches, and all calls. */
  heard(): number
  calls(): number
}

/** Calls of one kind in a window of so many milliseconds: two a second are a loop. */
const loopWindow = 5_000
const loopCalls = 10
/** Milliseconds for which a screen may still say that it was cut off. */
const healing = 30_000
/** What the browser itself says of a network that is gone. What the app could not fetch then, it warns of. */
const ofNetwork = /^(Failed to load resource: net::|WebSocket connection to)/
/** What is said where a test blocks the service worker. */
const ofBlockedWorker = /^(Service Worker registration blocked by Playwright|the service worker was not registered)/
/** What the browser says of a page of ours for what is not there: such a page is a 404, as it has to be. */
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

/** The tasks since the last look, and what stands on the screen. */
const read = () => ({
  tasks: (window as unknown as { longTasks?: [number, number][] }).longTasks?.splice(0) ?? [],
  // As it is seen: what is hidden says nothing.
  // biome-ignore lint/performance/useDomNodeTextContent: layout is what is asked for
  text: document.body?.innerText ?? '',
})

const kindOf = (request: Request): string => `${request.method()} ${new URL(request.url()).pathname}`
const isCall = (request: Request): boolean =>
  ['fetch', 'xhr'].includes(request.resourceType()) && !/^\/(hls|assets|news)\//.test(new URL(request.url()).pathname)

let ids: ReadonlySet<string> | undefined
/** The ids of messages in a text. */
export function rawIdsIn(text: string): string[] {
  ids ??= new Set(allIds())
  return text.split(/[^A-Za-z0-9+/]+/).filter((word) => word.length === 6 && ids?.has(word))
}

/** Seconds that the page's tasks took by the clock and of the processor: their share tells a long task from a busy machine. */
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
    async look() {
      const { tasks, text } = await page.evaluate(read)
      const now = await taskTimes(clock, threads)
      const share = Math.min(1, (now.cpu - before.cpu) / Math.max(0.001, now.wall - before.wall))
      before = now
      for (const [, duration] of tasks) longest = Math.max(longest, duration * share)
      const failure = failureWords.exec(text)
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
