// R-PERF-4: a thousand live matches with 20 and 200 changes a second: our page compared with a bare virtual list and a page without a
// library.
import { conditions, type Measured, measured, onLinux, report, skipped } from './rig.ts'
import { Browser, hasChromium } from './rows/browser.ts'
import { type Frames, RowPage } from './rows/page.ts'
import { isBuilt, RowScene } from './rows/scene.ts'

const full = process.argv.includes('--full')
const rounds = 3
/** Seconds over which each figure is measured. */
const span = full ? 10 : 4
const pages = ['ours', 'virtual', 'vanilla'] as const
type Page = (typeof pages)[number]

interface Round {
  busy1: Measured<number>
  busy4: Measured<number>
  busy200: Measured<number>
  scroll4: Measured<Frames>
  frames200: Measured<Frames>
}

async function roundOf(page: RowPage, scene: RowScene, browser: Browser): Promise<Round> {
  const watched = <Result>(phase: () => Promise<Result>): Promise<Measured<Result>> =>
    measured(scene.pid, phase, async () => (await browser.cpu()) + scene.databaseCpu())
  const still = (seconds: number) => new Promise((resolve) => setTimeout(resolve, seconds * 1_000))
  scene.rate(20)
  await page.slow(1)
  await still(0.5)
  const busy1 = await watched(() => page.busy(span))
  await page.slow(4)
  const busy4 = await watched(() => page.busy(span))
  const scroll4 = await watched(() => page.frames(() => page.scroll(full ? 6 : 2)))
  await page.slow(1)
  scene.rate(200)
  await still(0.5)
  const busy200 = await watched(() => page.busy(span))
  const frames200 = await watched(() => page.frames(() => still(span)))
  scene.rate(0)
  return { busy1, busy4, busy200, scroll4, frames200 }
}

/** Heap growth in MB per ten minutes, extrapolated from a shorter time at ten times the change rate. */
async function growth(page: RowPage, scene: RowScene): Promise<{ perTenMinutes: number; seconds: number }> {
  const seconds = full ? 60 : 20
  scene.rate(200)
  await new Promise((resolve) => setTimeout(resolve, 8_000))
  const before = await page.heap()
  await new Promise((resolve) => setTimeout(resolve, seconds * 1_000))
  const grown = (await page.heap()) - before
  scene.rate(0)
  // 200 changes a second for `seconds` equal 20 a second for ten times as long.
  return { perTenMinutes: (grown / 1_048_576) * (600 / (seconds * 10)), seconds }
}

async function takeAll(scene: RowScene, browser: Browser): Promise<void> {
  const urls: Record<Page, string> = {
    ours: `${scene.app}/football`,
    virtual: `${scene.floors}/virtual.html`,
    vanilla: `${scene.floors}/vanilla.html`,
  }
  const taken: Record<Page, Round[]> = { ours: [], virtual: [], vanilla: [] }
  for (let round = 0; round < rounds; round += 1)
    for (const name of pages) {
      const page = await RowPage.open(browser, urls[name])
      taken[name].push(await roundOf(page, scene, browser))
      await page.tab.close()
    }
  const results = <Key extends keyof Round>(name: Page, key: Key): Round[Key]['result'][] => taken[name].map((round) => round[key].result)
  const under = (key: keyof Round, names: readonly Page[]) => conditions(names.flatMap((name) => taken[name].map((round) => round[key])))

  for (const [key, what] of [
    ['busy1', '20 a second, 1x'],
    ['busy4', '20 a second, 4x'],
    ['busy200', '200 a second, 1x'],
  ] as const)
    for (const [floor, most] of [
      ['virtual', 1.2],
      ['vanilla', 1.2],
    ] as const)
      report({
        name: `R-PERF-4 main thread, ${what}`,
        unit: '% busy',
        ours: results('ours', key) as number[],
        against: floor,
        baseline: results(floor, key) as number[],
        goal: { most },
        ...under(key, ['ours', floor]),
      })
  const alone = { against: '', baseline: [], ...under('scroll4', ['ours']) }
  const frames = (name: Page, key: 'scroll4' | 'frames200', of: keyof Frames): number[] =>
    (results(name, key) as Frames[]).map((one) => one[of])
  report({
    name: 'R-PERF-4 long tasks while scrolling, 4x',
    unit: 'tasks',
    ours: frames('ours', 'scroll4', 'longTasks'),
    goal: { most: 0 },
    ...alone,
  })
  report({
    name: 'R-PERF-4 late frames while scrolling, 4x',
    unit: 'share',
    ours: frames('ours', 'scroll4', 'late'),
    goal: { most: 0.005 },
    ...alone,
  })
  for (const name of ['virtual', 'vanilla'] as const)
    report({
      name: `R-PERF-4 late frames while scrolling, 4x, the ${name} floor's own`,
      unit: 'share',
      ours: frames(name, 'scroll4', 'late'),
      goal: { most: 0.005 },
      ...alone,
    })
  report({
    name: 'R-PERF-4 frames, 200 a second, 1x',
    unit: 'a second',
    ours: frames('ours', 'frames200', 'perSecond'),
    against: 'virtual',
    baseline: frames('virtual', 'frames200', 'perSecond'),
    goal: { least: 0.98 },
    ...under('frames200', ['ours', 'virtual']),
  })
  const page = await RowPage.open(browser, urls.ours)
  const grown = await measured(
    scene.pid,
    () => growth(page, scene),
    async () => (await browser.cpu()) + scene.databaseCpu(),
  )
  report({
    name: `R-PERF-4 heap growth, from ${grown.result.seconds} s at 200 a second`,
    unit: 'MB in 10 min at 20 a second',
    ours: [grown.result.perTenMinutes],
    against: '',
    baseline: [],
    goal: { most: 1 },
    ...conditions([grown]),
  })
}

if (!onLinux) skipped('R-PERF-4', 'needs /proc')
else if (!hasChromium) skipped('R-PERF-4', 'no Chromium here')
else if (!isBuilt) skipped('R-PERF-4', 'not built: npm run build')
else {
  const scene = await RowScene.start()
  const browser = await Browser.start()
  try {
    await takeAll(scene, browser)
  } finally {
    await browser.stop()
    await scene.stop()
  }
}
