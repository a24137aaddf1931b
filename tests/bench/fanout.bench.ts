// R-PERF-7: the cost of a broadcast to all subscribers. Ours compared with a plain loop over `ws` and a C++ loop over send(), in
// alternating rounds. Single messages and bursts measure different things and are never averaged.
import { buildFloor, FanoutRun, type Kind, kinds, type Load } from './fanout/run.ts'
import { type Claim, conditions, type Measured, onLinux, processor, quantile, report, skipped } from './rig.ts'

interface Round {
  rate: Measured<Load>
  lone: Measured<Load>
  eight: Measured<Load>
  burst: Measured<Load>
}
const rounds = 3
const sizes = process.argv.includes('--full') ? [2_000, 5_000] : [2_000]

async function roundOf(kind: Kind, count: number): Promise<Round> {
  const run = await FanoutRun.start(kind, count)
  try {
    await run.inFlight(8, 1.5)
    return {
      rate: await run.atRate(20, 3),
      lone: await run.inFlight(1, 2),
      eight: await run.inFlight(8, 1),
      burst: await run.inFlight(32, 1.5),
    }
  } finally {
    run.stop()
  }
}

const perMillion = ({ server, result }: Measured<Load>): number => (server / result.deliveries) * 1e6
const perCoreSecond = ({ server, result }: Measured<Load>): number => result.deliveries / server / 1e6
const perSecond = ({ seconds, result }: Measured<Load>): number => result.deliveries / seconds / 1000

function claimsOf(count: number, taken: Record<Kind, Round[]>, hasFloor: boolean): void {
  const { ours, ws, floor } = taken
  const of = (from: Round[], load: keyof Round, figure: (run: Measured<Load>) => number): number[] =>
    from.map((round) => figure(round[load]))
  const claim = (name: string, load: keyof Round, rest: Pick<Claim, 'unit' | 'ours' | 'against' | 'baseline' | 'goal'>): void => {
    const runs = [...ours, ...(rest.against === 'floor' ? floor : rest.against === 'ws' ? ws : [])].map((round) => round[load])
    report({ name: `R-PERF-7 ${name} x${count}`, ...rest, ...conditions(runs) })
  }
  const cost = { unit: 'CPU-s per million', ours: of(ours, 'rate', perMillion) }
  if (hasFloor) claim('lone message', 'rate', { ...cost, against: 'floor', baseline: of(floor, 'rate', perMillion), goal: { most: 1.25 } })
  else skipped(`R-PERF-7 lone message x${count}`, 'no g++ here, so no floor')
  claim('lone message', 'rate', { ...cost, against: 'ws', baseline: of(ws, 'rate', perMillion), goal: { most: 0.65 } })
  const burst = { unit: 'million per core-second', ours: of(ours, 'burst', perCoreSecond) }
  claim('burst of 32', 'burst', { ...burst, against: '', baseline: [], goal: { least: 1.4 } })
  claim('burst of 32', 'burst', { ...burst, against: 'ws', baseline: of(ws, 'burst', perCoreSecond), goal: { least: 18 } })
  const late = { unit: 'ms p99', ours: of(ours, 'rate', ({ result }) => quantile(result.all, 0.99)) }
  claim('delay at 20 a second', 'rate', { ...late, against: '', baseline: [], goal: { most: 150 } })
  for (const kind of kinds.filter((name) => name !== 'floor' || hasFloor)) {
    const figures = taken[kind].map(({ rate, lone, eight, burst }) => ({
      ratePerMillion: perMillion(rate).toFixed(2),
      p50: quantile(rate.result.all, 0.5).toFixed(1),
      p99: quantile(rate.result.all, 0.99).toFixed(1),
      lonePerMillion: perMillion(lone).toFixed(2),
      loneK: perSecond(lone).toFixed(0),
      lastP50: quantile(lone.result.last, 0.5).toFixed(1),
      eightK: perSecond(eight).toFixed(0),
      burstK: perSecond(burst).toFixed(0),
      client: (burst.client / burst.seconds).toFixed(2),
    }))
    console.error(figures.map((round) => `${kind} x${count} ${JSON.stringify(round)}`).join('\n'))
  }
}

if (!onLinux) skipped('R-PERF-7', 'needs /proc')
else {
  console.error(processor())
  const hasFloor = buildFloor()
  for (const count of sizes) {
    const taken: Record<Kind, Round[]> = { ours: [], ws: [], floor: [] }
    for (let round = 0; round < rounds; round += 1)
      for (const kind of kinds) if (kind !== 'floor' || hasFloor) taken[kind].push(await roundOf(kind, count))
    claimsOf(count, taken, hasFloor)
  }
}
