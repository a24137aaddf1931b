// R-PERF-3: from the click on a link to the frame with the new page, ten routes on a slow CPU: from memory, and from the device's cache.
// Compared with the same pages as HTML that a click inserts: the browser's own cost without an app.
import { startApp } from '../support/app/app-process.ts'
import { conditions, type Measured, measured, onLinux, pinned, report, skipped } from './rig.ts'
import { type Step, Walker } from './route-change/walk.ts'
import { Browser, hasChromium } from './rows/browser.ts'
import { isBuilt } from './rows/scene.ts'

const rounds = process.argv.includes('--full') ? 5 : 2
const cpuRate = 4

interface Round {
  /** The first visit of each page since the app was opened; later visits. */
  first: Step[]
  again: Step[]
  bare: Step[]
}
const at = (steps: readonly Step[], share: number): number => {
  const took = steps.map((step) => step.took).sort((one, other) => one - other)
  return took[Math.min(took.length - 1, Math.floor(took.length * share))] ?? Number.NaN
}
const longOnes = (steps: readonly Step[]): number => steps.flatMap(({ long }) => long).filter((task) => task > 100).length

function printResult(taken: Measured<Round>[]): void {
  const of = (read: (round: Round) => number): number[] => taken.map(({ result }) => read(result))
  const alone = { against: '', baseline: [], ...conditions(taken) }
  const name = `R-PERF-3 click to content at ${cpuRate}x`
  report({ name: `${name}, from memory`, unit: 'ms p50', ours: of(({ again }) => at(again, 0.5)), goal: { most: 34 }, ...alone })
  report({ name: `${name}, from memory`, unit: 'ms p99', ours: of(({ again }) => at(again, 0.99)), goal: { most: 100 }, ...alone })
  report({ name: `${name}, kept on the device`, unit: 'ms p50', ours: of(({ first }) => at(first, 0.5)), goal: { most: 50 }, ...alone })
  const bare = { against: 'the same HTML set at once', baseline: of((round) => at(round.bare, 0.5)), ...conditions(taken) }
  report({
    name: `${name}, from memory, beside bare HTML`,
    unit: 'ms p50',
    ours: of(({ again }) => at(again, 0.5)),
    goal: { most: 2 },
    ...bare,
  })
  const tasks = of(({ first, again }) => longOnes([...first, ...again]))
  report({ name: `R-PERF-3 tasks longer than 100 ms at ${cpuRate}x`, unit: 'tasks', ours: tasks, goal: { most: 0 }, ...alone })
  for (const [what, read] of [
    ['kept', ({ first }: Round) => first],
    ['memory', ({ again }: Round) => again],
  ] as const) {
    const steps = taken.flatMap(({ result }) => read(result))
    const line = [...new Set(steps.map(({ name: place }) => place))].map((place) => {
      const own = steps.filter((step) => step.name === place)
      return `${place} ${at(own, 0.5).toFixed(0)} (${Math.max(0, ...own.flatMap(({ long }) => long)).toFixed(0)})`
    })
    console.error(`${what}: ms (longest task) ${line.join(', ')}`)
  }
}

async function takeAll(): Promise<void> {
  const app = await startApp({ before: pinned(0), env: { RATE_LIMIT: '0' } })
  const browser = await Browser.start()
  try {
    const walker = await Walker.open(browser, app.url)
    const round = async (): Promise<Round> => {
      await walker.begin()
      await walker.slow(cpuRate)
      const first = await walker.around()
      const again = [...(await walker.around()), ...(await walker.around())]
      return { first, again, bare: await walker.bare() }
    }
    const taken: Measured<Round>[] = []
    for (let index = 0; index < rounds; index += 1) taken.push(await measured(app.pid, round, () => browser.cpu()))
    printResult(taken)
  } finally {
    await browser.stop()
    await app.stop()
    await app.clean()
  }
}

if (!onLinux) skipped('R-PERF-3', 'needs /proc')
else if (!hasChromium) skipped('R-PERF-3', 'no Chromium here')
else if (!isBuilt) skipped('R-PERF-3', 'not built: npm run build')
else await takeAll()
