// The rig's rules: process pinning, CPU accounting, the noise limit, and the line that a benchmark prints.
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { cpus } from 'node:os'

/** Clock ticks a second in /proc. */
const ticks = 100
/** Cores that other work may use before a phase counts as noisy. */
const noiseLimit = 0.15
const tries = 3
/** Seconds after which a benchmark repeats no more phases, so that a busy machine makes it noisy and not endless. */
const repeatsUntil = 100

export const onLinux = process.platform === 'linux'
export const hasTaskset = onLinux && spawnSync('taskset', ['-V']).status === 0
export const processor = (): string => `${cpus()[0]?.model ?? 'unknown'} x${cpus().length}`

/** Command prefix that pins a process to one core. */
export const pinned = (core: number): string[] => (hasTaskset && cpus().length > 1 ? ['taskset', '-c', String(core)] : [])

/** CPU seconds of a process. */
export function cpuOf(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) / ticks
}
/** A process's children, from the kernel: every thread lists its own. */
export const childrenOf = (pid: number): number[] =>
  readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
    readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
  )
/** CPU seconds of a process and all its descendants, including ended ones. */
export function treeCpuOf(root: number): number {
  const processes = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const stat = readFileSync(`/proc/${name}/stat`, 'utf8')
        const fields = stat
          .slice(stat.lastIndexOf(')') + 2)
          .split(' ')
          .map(Number)
        const used = [11, 12, 13, 14].reduce((sum, field) => sum + (fields[field] ?? 0), 0) / ticks
        return [{ pid: Number(name), parent: fields[1] ?? 0, used }]
      } catch {
        // The process ended between the two reads.
        return []
      }
    })
  const sum = (pid: number): number =>
    processes
      .filter((one) => one.parent === pid)
      .reduce((all, one) => all + sum(one.pid), processes.find((one) => one.pid === pid)?.used ?? 0)
  return sum(root)
}
/** CPU seconds of the machine: user, nice, system, interrupts. */
function cpuOfAll(): number {
  const fields = (readFileSync('/proc/stat', 'utf8').split('\n')[0] ?? '').trim().split(/\s+/).slice(1).map(Number)
  return [0, 1, 2, 5, 6].reduce((sum, field) => sum + (fields[field] ?? 0), 0) / ticks
}

export interface Measured<Result> {
  result: Result
  seconds: number
  /** CPU seconds of the server under test and of this process, the client. */
  server: number
  client: number
  /** Cores used by other work. */
  noise: number
  clean: boolean
}

/**
 * Runs a phase and repeats it, at most three times, while other work makes the machine noisy. `tested` returns the CPU seconds of a browser
 * under test: neither the client's nor noise.
 */
export async function measured<Result>(
  serverPid: number,
  phase: () => Promise<Result>,
  tested: () => Promise<number> = async () => 0,
): Promise<Measured<Result>> {
  let best: Measured<Result> | null = null
  for (let attempt = 0; attempt < tries && (!best || performance.now() < repeatsUntil * 1000); attempt += 1) {
    const before = { all: cpuOfAll(), server: cpuOf(serverPid), client: cpuOf(process.pid), tested: await tested(), at: performance.now() }
    const result = await phase()
    const seconds = (performance.now() - before.at) / 1000
    const server = cpuOf(serverPid) - before.server
    const client = cpuOf(process.pid) - before.client
    const own = server + client + Math.max(0, (await tested()) - before.tested)
    const noise = Math.max(0, cpuOfAll() - before.all - own) / seconds
    const run = { result, seconds, server, client, noise, clean: noise <= noiseLimit }
    if (run.clean) return run
    if (!best || noise < best.noise) best = run
  }
  return best as Measured<Result>
}

export const median = (values: number[]): number => {
  const sorted = [...values].sort((one, other) => one - other)
  const middle = sorted.length / 2
  return sorted.length % 2 === 1 ? (sorted[Math.floor(middle)] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2
}
/** The value below which `share` of the values lie; NaN for none. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = Float64Array.from(values).sort()
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}
const rounded = (value: number): number => Number(value.toPrecision(4))

/** The conditions of a claim's figures: the worst of its runs. */
export const conditions = (runs: Measured<unknown>[]): Pick<Claim, 'noise' | 'clean' | 'clientBusy'> => ({
  noise: Math.max(...runs.map(({ noise }) => noise)),
  clean: runs.every(({ clean }) => clean),
  clientBusy: Math.max(...runs.map(({ client, seconds }) => client / seconds)),
})

export interface Claim {
  name: string
  unit: string
  /** One figure for each round, in the same order for both. */
  ours: number[]
  /** Name of the baseline; empty for a figure without one. */
  against: string
  baseline: number[]
  /** Limit of the ratio, or of the figure without a baseline. */
  goal: { most: number } | { least: number }
  noise: number
  clean: boolean
  /** Share of its core that the client used. Above 0.9, a figure in milliseconds mainly measures the client. */
  clientBusy: number
}

/** Prints the one line of a claim. It passes when the median meets the goal and the worst round comes within 90 % of it. */
export function report(claim: Claim): void {
  const { name, unit, ours, against, baseline, goal, noise, clean, clientBusy } = claim
  const perRound = against === '' ? ours : ours.map((value, round) => value / (baseline[round] ?? Number.NaN))
  const ratio = median(perRound)
  const [low, high] = [Math.min(...perRound), Math.max(...perRound)]
  const met = 'most' in goal ? ratio <= goal.most && high <= goal.most / 0.9 : ratio >= goal.least && low >= goal.least * 0.9
  const valid = clean && (clientBusy <= 0.9 || !unit.startsWith('ms'))
  const line = {
    name,
    ours: rounded(median(ours)),
    baseline: against === '' ? null : rounded(median(baseline)),
    ratio: rounded(ratio),
    goal: 'most' in goal ? `<= ${goal.most}` : `>= ${goal.least}`,
    ok: valid && met,
    noise: rounded(noise),
    clean,
    unit,
    against,
    rounds: [rounded(low), rounded(high)],
    clientBusy: rounded(clientBusy),
  }
  console.log(JSON.stringify(line))
}

export function skipped(name: string, why: string): void {
  console.log(JSON.stringify({ name, skipped: why }))
}
