// R-PERF-6: from publishing a goal to the last subscriber reading its frame, alone and among ticks; then to its row on a screen.
import { buildFloor, FanoutRun, type Kind, type Load } from './fanout/run.ts'
import { screenDelay } from './goal-delay/screen.ts'
import { conditions, type Measured, onLinux, quantile, report, skipped } from './rig.ts'

interface Round {
  alone: Measured<Load>
  amongTicks: Measured<Load>
}
const rounds = 3
const count = process.argv.includes('--full') ? 5_000 : 2_000

async function roundOf(kind: Kind): Promise<Round> {
  const run = await FanoutRun.start(kind, count)
  try {
    await run.inFlight(1, 1.5)
    const alone = await run.atRate(4, 4)
    if (kind !== 'ours') return { alone, amongTicks: alone }
    // Fifty rows a second, coalesced into ten ticks: goals in between must not wait for them.
    run.send('tick on')
    return { alone, amongTicks: await run.atRate(4, 4) }
  } finally {
    run.stop()
  }
}

async function rivals(): Promise<{ ours: Round[]; floor: Round[] }> {
  const hasFloor = buildFloor()
  const taken: { ours: Round[]; floor: Round[] } = { ours: [], floor: [] }
  for (let round = 0; round < rounds; round += 1) {
    taken.ours.push(await roundOf('ours'))
    if (hasFloor) taken.floor.push(await roundOf('floor'))
  }
  return taken
}

const lastAt =
  (share: number) =>
  ({ result }: Measured<Load>): number =>
    quantile(result.last, share)

if (!onLinux) skipped('R-PERF-6', 'needs /proc')
else {
  const { ours, floor } = await rivals()
  const [alone, bare, ticking] = [
    ours.map((round) => round.alone),
    floor.map((round) => round.alone),
    ours.map((round) => round.amongTicks),
  ]
  const name = `R-PERF-6 goal to the last x${count}`
  const first = {
    name,
    unit: 'ms p50',
    ours: alone.map(lastAt(0.5)),
    against: 'floor',
    baseline: bare.map(lastAt(0.5)),
    goal: { most: 1.25 },
  }
  if (bare.length > 0) report({ ...first, ...conditions([...alone, ...bare]) })
  else skipped(name, 'no g++ here, so no floor')
  const late = { unit: 'ms p99', ours: ticking.map(lastAt(0.99)), against: '', baseline: [], goal: { most: 100 } }
  report({ name: `${name} among ticks`, ...late, ...conditions(ticking) })
  await screenDelay(count)
}
