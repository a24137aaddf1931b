// R-PERF-1: the first visit of /main on a slow phone, compared with the same page without script and the smallest page of the same
// libraries.
import { startApp } from '../support/app/app-process.ts'
import { browserCpu, hasChromium, launch, newPhone, type Visit, visit } from './browser-driver.ts'
import { minimalPage, staticFloor } from './pages/rivals.ts'
import { conditions, type Measured, measured, pinned, report, skipped } from './rig.ts'

const rounds = process.argv.includes('--full') ? 7 : 3
const kinds = ['ours', 'floor', 'minimal'] as const
type Kind = (typeof kinds)[number]
type Taken = Record<Kind, Measured<Visit>[]>

async function takeRounds(): Promise<Taken> {
  const app = await startApp({ before: pinned(0) })
  const rivals = [await staticFloor(app.url, { worker: false }), await minimalPage()] as const
  const [floor, minimal] = rivals
  const addresses: Record<Kind, { url: string; pid: number }> = {
    ours: { url: `${app.url}/main`, pid: app.pid },
    floor: { url: `${floor.url}/`, pid: floor.pid },
    minimal: { url: `${minimal.url}/`, pid: minimal.pid },
  }
  const browser = await launch()
  const taken: Taken = { ours: [], floor: [], minimal: [] }
  const firstVisit = async ({ url }: { url: string }): Promise<Visit> => {
    const phone = await newPhone(browser)
    try {
      return await visit(phone, url, { network: 'slow', cpuRate: 4 })
    } finally {
      await phone.close()
    }
  }
  try {
    // Warms up the browser, so that no round includes its start.
    for (const kind of kinds) await firstVisit(addresses[kind])
    for (let round = 0; round < rounds; round += 1)
      for (const offset of [0, 1, 2]) {
        const kind = kinds[(round + offset) % kinds.length] as Kind
        const run = await measured(
          addresses[kind].pid,
          () => firstVisit(addresses[kind]),
          () => browserCpu(browser),
        )
        if (process.argv.includes('--verbose')) console.log(kind, JSON.stringify(run.result))
        taken[kind].push(run)
      }
    return taken
  } finally {
    await browser.close()
    for (const rival of rivals) await rival.stop()
    await app.stop()
    await app.clean()
  }
}

if (!hasChromium) skipped('R-PERF-1', 'no Chromium here')
else {
  const { ours, floor, minimal } = await takeRounds()
  const figures = (runs: Measured<Visit>[], key: 'fcp' | 'lcp' | 'tbt' | 'cls' | 'bytes'): number[] => runs.map(({ result }) => result[key])
  const against = (name: string, unit: string, key: 'fcp' | 'lcp' | 'bytes', rival: 'floor' | 'minimal', most: number): void => {
    const runs = rival === 'floor' ? floor : minimal
    const claim = { unit, ours: figures(ours, key), baseline: figures(runs, key), against: rival, goal: { most } }
    report({ name: `R-PERF-1 ${name}`, ...claim, ...conditions([...ours, ...runs]) })
  }
  const alone = (name: string, unit: string, key: 'tbt' | 'cls', most: number): void =>
    report({ name: `R-PERF-1 ${name}`, unit, ours: figures(ours, key), against: '', baseline: [], goal: { most }, ...conditions(ours) })
  against('largest paint', 'ms', 'lcp', 'floor', 1.5)
  against('largest paint', 'ms', 'lcp', 'minimal', 0.65)
  against('first paint', 'ms', 'fcp', 'floor', 1.2)
  against('bytes before the largest paint', 'bytes', 'bytes', 'minimal', 1)
  alone('blocking time', 'ms', 'tbt', 100)
  // Zero, to the three digits that Lighthouse prints.
  alone('layout shift', 'share', 'cls', 0.0005)
}
