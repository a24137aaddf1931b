// R-PERF-8: a room's talk, fifty lines a second to everyone in it: the cost of a line compared with a C++ loop with one send() for each
// socket and tick, and the delay of a goal meanwhile.
import { buildFloor, FanoutRun, type Load } from './fanout/run.ts'
import { conditions, type Measured, onLinux, quantile, report, skipped } from './rig.ts'

const count = process.argv.includes('--full') ? 5_000 : 2_000
const rounds = 3
const seconds = 4
const messages = 50
/** Hub ticks a second, and the bytes of one tick: five lines. */
const ticks = 10
const tickSize = 2_000
/** Goals a second, so few that their cost is negligible. */
const goals = 2

async function ours(): Promise<Measured<Load>> {
  const run = await FanoutRun.start('ours', count)
  try {
    await run.talking(messages, goals, 1.5)
    return await run.talking(messages, goals, seconds)
  } finally {
    run.stop()
  }
}

async function floor(): Promise<Measured<Load>> {
  const run = await FanoutRun.start('floor', count, tickSize)
  try {
    await run.atRate(ticks, 1.5)
    return await run.atRate(ticks, seconds)
  } finally {
    run.stop()
  }
}

if (!onLinux) skipped('R-PERF-8', 'needs /proc')
else {
  const hasFloor = buildFloor()
  const talk: Measured<Load>[] = []
  const bare: Measured<Load>[] = []
  for (let round = 0; round < rounds; round += 1) {
    talk.push(await ours())
    if (hasFloor) bare.push(await floor())
  }
  const perMillion = ({ server, seconds: taken }: Measured<Load>): number => (server / (taken * messages * count)) * 1e6
  const cost = { unit: 'CPU-s per million lines', ours: talk.map(perMillion) }
  if (hasFloor)
    report({
      name: `R-PERF-8 a line to each of ${count}`,
      ...cost,
      against: 'floor',
      baseline: bare.map(perMillion),
      goal: { most: 1.25 },
      ...conditions([...talk, ...bare]),
    })
  else skipped(`R-PERF-8 a line to each of ${count}`, 'no g++ here, so no floor')
  const alone = { against: '', baseline: [], ...conditions(talk) }
  report({ name: `R-PERF-8 a line to each of ${count}`, ...cost, goal: { most: 1 }, ...alone })
  report({
    name: `R-PERF-8 a goal to each of ${count} meanwhile`,
    unit: 'ms p99',
    ours: talk.map(({ result }) => quantile(result.all, 0.99)),
    goal: { most: 350 },
    ...alone,
  })
}
