// The cost of a relay, and the load that it takes off its server: the same subscribers on the server itself and on a relay, in alternating
// rounds.
import { FanoutRun, type Load } from './fanout/run.ts'
import { conditions, type Measured, onLinux, processor, quantile, report, skipped } from './rig.ts'

const rounds = 3
const count = 2_000
const perSecond = 20
const seconds = 3

async function roundOf(kind: 'ours' | 'relay'): Promise<Measured<Load>> {
  const run = await FanoutRun.start(kind, count)
  try {
    await run.inFlight(8, 1.5)
    return await run.atRate(perSecond, seconds)
  } finally {
    run.stop()
  }
}

if (!onLinux) skipped('R-PERF-7 relay', 'needs /proc')
else {
  console.error(processor())
  const taken: Record<'ours' | 'relay', Measured<Load>[]> = { ours: [], relay: [] }
  for (let round = 0; round < rounds; round += 1) for (const kind of ['ours', 'relay'] as const) taken[kind].push(await roundOf(kind))
  const { ours, relay } = taken
  const claim = (name: string, unit: string, figures: { ours: number[]; baseline: number[] }, most: number): void =>
    report({
      name: `R-PERF-7 relay, ${name} x${count}`,
      unit,
      against: 'direct',
      ...figures,
      goal: { most },
      ...conditions([...ours, ...relay]),
    })
  const perMillion = ({ server, result }: Measured<Load>): number => (server / result.deliveries) * 1e6
  claim('telling', 'CPU-s per million', { ours: relay.map(perMillion), baseline: ours.map(perMillion) }, 1.15)
  const p99 = ({ result }: Measured<Load>): number => quantile(result.all, 0.99)
  claim('delay at 20 a second', 'ms p99', { ours: relay.map(p99), baseline: ours.map(p99) }, 1.5)
  const spared = { ours: relay.map(({ result }) => result.behind), baseline: ours.map(({ server }) => server) }
  claim('the server behind it', 'CPU-s', spared, 0.15)
}
