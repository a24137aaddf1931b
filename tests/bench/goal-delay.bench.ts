// P6, the server's half: from publishing a goal to its frame being read by the last subscriber, alone and among ticks.
import { buildFloor, FanoutRun, type Kind, type Load, quantile } from './fanout-run.ts'
import { conditions, type Measured, onLinux, report, skipped } from './rig.ts'

const rounds = 3
const count = process.argv.includes('--full') ? 5_000 : 2_000

async function roundOf(kind: Kind): Promise<{ alone: Measured<Load>; amongTicks: Measured<Load> }> {
  const run = await FanoutRun.start(kind, count)
  try {
    await run.inFlight(1, 1.5)
    const alone = await run.atRate(4, 4)
    // Fifty rows a second, merged into ten ticks: goals come in between and must not wait for them.
    run.say('tick on')
    return { alone, amongTicks: kind === 'ours' ? await run.atRate(4, 4) : alone }
  } finally {
    run.stop()
  }
}

const lastP50 = ({ result }: Measured<Load>): number => quantile(result.last, 0.5)
const lastP99 = ({ result }: Measured<Load>): number => quantile(result.last, 0.99)

if (!onLinux) skipped('P6', 'needs /proc')
else {
  const hasFloor = buildFloor()
  const ours: Awaited<ReturnType<typeof roundOf>>[] = []
  const floor: Awaited<ReturnType<typeof roundOf>>[] = []
  for (let round = 0; round < rounds; round += 1) {
    ours.push(await roundOf('ours'))
    if (hasFloor) floor.push(await roundOf('floor'))
  }
  const alone = await run.atRate(4, 4)
    // Fifty rows a second, merged into ten ticks: goals come in between and must not wait for them.
    run.say('tick on')
    return { alone, amongTicks: kind === 'ours' ? await run.atRate(4, 4) : alone }
  } finally {
    run.stop()
  }
}

const lastP50 = ({ result }: Measured<Load>): number => quantile(result.last, 0.5)
const lastP99 = ({ result }: Measured<Load>): number => quantile(result.last, 0.99)

if (!onLinux) skipped('P6', 'needs /proc')
else {
  const hasFloor = buildFloor()
  const ours: Awaited<ReturnType<typeof roundOf>>[] = []
  const floor: Awaited<ReturnType<typeof roundOf>>[] = []
  for (let round = 0; round < rounds; round += 1) {
    ours.push(await roundOf('ours'))
    if (hasFloor) floor.push(await roundOf('floor'))
  }
  const about = (runs: Measured<Load>[]) => ({
    noise: Math.max(...runs.map(({ noise }) => noise)),
    clean: runs.every(({ clean }) => clean),
    clientBusy: Math.max(...runs.map(({ client, seconds }) => client / seconds)),
  })
  const alone = ours.map((round) => round.alone)
  const ticking = ours.map((round) => round.amongTicks)
  const bare = floor.map((round) => round.alone)
  if (hasFloor)
    report({
      name: `P6 goal to the last x${count}`,
      unit: 'ms p50',
      ours: alone.map(lastP50),
      against: 'floor',
      baseline: bare.map(lastP50),
      goal: { most: 1.25 },
      ...conditions([...alone, ...bare]),
    })
  else skipped(`P6 goal to the last x${count}`, 'no g++ here')
  report({
    name: `P6 goal to the last among ticks x${count}`,
    unit: 'ms p99',
    ours: ticking.map(lastP99),
    against: '',
    baseline: [],
    goal: { most: 100 },
    ...conditions(ticking),
  })
}
