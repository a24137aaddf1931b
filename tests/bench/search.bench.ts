// R-PERF-15: the app's search box over ten thousand fixtures, from the key to the list, compared with a plain Dexie table.
import { existsSync } from 'node:fs'
import { startApp } from '../support/app/app-process.ts'
import { browserCpu, hasChromium, launch } from './browser-driver.ts'
import { conditions, type Measured, measured, onLinux, pinned, report, skipped } from './rig.ts'
import { type Imported, SearchPage } from './search/page.ts'
import { type DexieTimes, plainDexie } from './search/plain-dexie.ts'
import { fixtureCount, searchWorld, typed } from './search/world.ts'

const rounds = 3
const times = process.argv.includes('--full') ? 6 : 2

interface Round {
  imported: Imported
  /** Milliseconds of the keys at 1x and 4x, sorted. */
  keys: number[]
  slowKeys: number[]
  peer: DexieTimes
}

const late = (keys: readonly number[]): number => keys[Math.min(keys.length - 1, Math.floor(keys.length * 0.99))] ?? Number.NaN

async function takeAll(): Promise<void> {
  const app = await startApp({ before: pinned(0), env: { FEED: 'replay:tests/support/world/cup.json', RATE_LIMIT: '0' } })
  const browser = await launch()
  try {
    const { snapshot, rows } = searchWorld(Date.now())
    const round = async (): Promise<Round> => {
      const box = await SearchPage.open(browser, app.url, snapshot)
      try {
        // The first keys warm up the code.
        await box.type(typed, 1, 1)
        const keys = await box.type(typed, 1, times)
        const slowKeys = await box.type(typed, 4, times)
        return { imported: box.imported, keys, slowKeys, peer: await plainDexie(box.page, rows, typed) }
      } finally {
        await box.close()
      }
    }
    const taken: Measured<Round>[] = []
    for (let index = 0; index < rounds; index += 1) taken.push(await measured(app.pid, round, () => browserCpu(browser)))
    printResult(taken)
  } finally {
    await browser.close()
    await app.stop()
    await app.clean()
  }
}

function printResult(taken: Measured<Round>[]): void {
  const of = (read: (round: Round) => number): number[] => taken.map(({ result }) => read(result))
  const under = conditions(taken)
  const alone = { against: '', baseline: [], ...under }
  const name = `R-PERF-15 key to list x${fixtureCount}`
  report({ name, unit: 'ms p99', ours: of(({ keys }) => late(keys)), goal: { most: 16 }, ...alone })
  report({ name: `${name}, 4x`, unit: 'ms p99', ours: of(({ slowKeys }) => late(slowKeys)), goal: { most: 50 }, ...alone })
  report({
    name,
    unit: 'ms',
    ours: of(({ keys }) => late(keys)),
    against: 'Dexie filter',
    baseline: of(({ peer }) => peer.filter),
    goal: { most: 0.05 },
    ...under,
  })
  report({ name: 'R-PERF-15 import of the index', unit: 'ms', ours: of(({ imported }) => imported.ready), goal: { most: 325 }, ...alone })
  report({
    name: 'R-PERF-15 import of the index',
    unit: 'ms',
    ours: of(({ imported }) => imported.ready),
    against: 'Dexie bulkPut',
    baseline: of(({ peer }) => peer.bulkPut),
    goal: { most: 0.25 },
    ...under,
  })
  report({
    name: 'R-PERF-15 long tasks of the import',
    unit: 'tasks',
    ours: of(({ imported }) => imported.longTasks),
    goal: { most: 0 },
    ...alone,
  })
  report({ name: 'R-PERF-15 kept index', unit: 'MB', ours: of(({ imported }) => imported.bytes / 1_000_000), goal: { most: 2 }, ...alone })
}

if (!onLinux) skipped('R-PERF-15', 'needs /proc')
else if (!hasChromium) skipped('R-PERF-15', 'no Chromium here')
else if (!existsSync('dist/server/main.js')) skipped('R-PERF-15', 'not built: npm run build')
else await takeAll()
