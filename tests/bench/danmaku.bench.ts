// R-PERF-5: 300 lines of danmaku on screen at once, ours compared with both engines of the danmaku package, with the same input.
import { servePage } from './danmaku/serve-page.ts'
import { conditions, type Measured, measured, onLinux, report, skipped } from './rig.ts'
import { Browser, hasChromium } from './rows/browser.ts'
import { type Frames, RowPage } from './rows/page.ts'

const rounds = 3
const span = process.argv.includes('--full') ? 10 : 4
const kinds = ['ours', 'dom', 'canvas'] as const
type Kind = (typeof kinds)[number]

/** Lines on screen, and the milliseconds that one takes to cross it: together they determine the lines per second. */
const wanted = 300
const crossing = 9_000
/** A picture at desktop size. */
const screen = { width: 1_920, height: 1_080, mobile: false, ready: 'globalThis.feed?.isReady === true' }

interface Round {
  shown: number
  busy: Measured<number>
  frames: Measured<Frames>
  frames4: Measured<Frames>
}

const still = (seconds: number) => new Promise((resolve) => setTimeout(resolve, seconds * 1_000))

const watched = <Result>(browser: Browser, phase: () => Promise<Result>): Promise<Measured<Result>> =>
  measured(process.pid, phase, () => browser.cpu())

async function burst(page: RowPage): Promise<void> {
  await page.tab.evaluate('feed.burst(1000)')
  await still(2)
}

async function roundOf(page: RowPage, browser: Browser): Promise<Round> {
  await page.tab.evaluate(`feed.rate(${(wanted * 1_000) / crossing})`)
  await still(crossing / 1_000 + 1)
  const busy = await watched(browser, () => page.busy(span))
  const shown = await page.tab.evaluate<number>('feed.shown()')
  const frames = await watched(browser, () => page.frames(() => still(span)))
  await page.slow(4)
  const frames4 = await watched(browser, () => page.frames(() => still(span)))
  await page.slow(1)
  await page.tab.evaluate('feed.rate(0)')
  return { shown, busy, frames, frames4 }
}

async function takeAll(url: string, browser: Browser): Promise<void> {
  const taken: Record<Kind, Round[]> = { ours: [], dom: [], canvas: [] }
  const bursts: Measured<Frames>[] = []
  for (let round = 0; round < rounds; round += 1)
    for (const kind of kinds) {
      const page = await RowPage.open(browser, `${url}?kind=${kind}`, screen)
      taken[kind].push(await roundOf(page, browser))
      if (kind === 'ours') {
        await still(crossing / 1_000)
        bursts.push(await watched(browser, () => page.frames(() => burst(page))))
      }
      await page.tab.close()
    }
  const all = (kind: Kind, of: (round: Round) => number): number[] => taken[kind].map(of)
  const under = (key: 'busy' | 'frames' | 'frames4', names: readonly Kind[]) =>
    conditions(names.flatMap((name) => taken[name].map((round) => round[key])))
  const count = all('ours', ({ shown }) => shown)
  for (const kind of ['dom', 'canvas'] as const) {
    const against = `danmaku, ${kind}`
    const baseline = all(kind, ({ shown }) => shown)
    report({
      name: 'R-PERF-5 lines on screen',
      unit: 'lines',
      ours: count,
      against,
      baseline,
      goal: { least: 0.95 },
      ...under('busy', [kind, 'ours']),
    })
    report({
      name: 'R-PERF-5 main thread',
      unit: '% busy',
      ours: all('ours', ({ busy }) => busy.result),
      against,
      baseline: all(kind, ({ busy }) => busy.result),
      goal: { most: 0.15 },
      ...under('busy', ['ours', kind]),
    })
    for (const [key, what] of [
      ['frames', '1x'],
      ['frames4', '4x'],
    ] as const)
      report({
        name: `R-PERF-5 frames, ${what}`,
        unit: 'a second',
        ours: all('ours', (round) => round[key].result.perSecond),
        against,
        baseline: all(kind, (round) => round[key].result.perSecond),
        goal: { least: 1 },
        ...under(key, ['ours', kind]),
      })
  }
  for (const [key, least] of [
    ['frames', 58],
    ['frames4', 50],
  ] as const)
    report({
      name: `R-PERF-5 frames, ${key === 'frames' ? '1x' : '4x'}`,
      unit: 'a second',
      ours: all('ours', (round) => round[key].result.perSecond),
      against: '',
      baseline: [],
      goal: { least },
      ...under(key, ['ours']),
    })
  report({
    name: 'R-PERF-5 longest task when 1,000 lines come at once',
    unit: 'ms',
    ours: bursts.map(({ result }) => result.longest),
    against: '',
    baseline: [],
    goal: { most: 50 },
    ...conditions(bursts),
  })
}

if (!onLinux) skipped('R-PERF-5', 'needs /proc')
else if (!hasChromium) skipped('R-PERF-5', 'no Chromium here')
else {
  const page = await servePage()
  const browser = await Browser.start()
  try {
    await takeAll(page.url, browser)
  } finally {
    await browser.stop()
    page.stop()
  }
}
