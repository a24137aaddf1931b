// R-PERF-12: the day's list with all the work before it, compared with a bare Fastify route that returns the very same bytes.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { dayMatchesBody } from '../../rules/screen/bodies.ts'
import { dayIn } from '../../rules/time/day.ts'
import { startApp } from '../support/app/app-process.ts'
import { registerMember } from '../support/people/app-member.ts'
import { ask, type Load, type Wanted } from './api/load.ts'
import { conditions, type Measured, measured, onLinux, pinned, report, skipped } from './rig.ts'
import { isBuilt } from './rows/scene.ts'

const full = process.argv.includes('--full')
const rounds = 3
const seconds = full ? 5 : 2
const connections = 64
const zone = 'Asia/Shanghai'

interface Floor {
  port: number
  pid: number
  stop(): void
}

/** The bytes on the wire, still compressed. Omits If-None-Match, so that the response is complete. */
async function rawResponse({ port, method, path, headers, body }: Wanted): Promise<{ headers: Record<string, string>; body: string }> {
  const { 'if-none-match': _, ...asked } = headers
  const call = request({ port, host: '127.0.0.1', method, path, headers: { ...asked, 'content-type': 'application/json' } })
  call.end(body)
  const [response] = (await once(call, 'response')) as [IncomingMessage]
  const parts: Buffer[] = []
  for await (const part of response) parts.push(part as Buffer)
  const stable = Object.entries(response.headers).filter(([name]) => !['date', 'connection', 'keep-alive', 'content-length'].includes(name))
  return {
    headers: Object.fromEntries(stable.map(([name, value]) => [name, String(value)])),
    body: Buffer.concat(parts).toString('base64'),
  }
}

/** A bare Fastify that returns our response. */
async function startFloor(wanted: Wanted): Promise<Floor> {
  const file = fileURLToPath(new URL('api/floor.ts', import.meta.url))
  const [command = '', ...args] = [...pinned(0), process.execPath, '--import', 'tsx', file]
  const child = spawn(command, args, { stdio: ['pipe', 'pipe', 'inherit'], env: { ...process.env, NODE_ENV: 'production' } })
  const lines = createInterface({ input: child.stdout })
  child.stdin.write(`${JSON.stringify({ method: wanted.method, path: wanted.path, ...(await rawResponse(wanted)) })}\n`)
  const [line] = (await once(lines, 'line')) as [string]
  return { port: Number(line.split(' ')[1]), pid: child.pid as number, stop: () => child.stdin.end() }
}

interface Kind {
  name: string
  wanted: Wanted
  status: number
  least: number
}
interface Round {
  ours: Measured<Load>
  floor: Measured<Load>
}

const perCpuSecond = ({ result, server }: Measured<Load>): number => result.responses / server / 1_000
const late = ({ result: { times } }: Measured<Load>): number => times[Math.floor(times.length * 0.99)] ?? Number.NaN

async function takeRounds({ wanted, status }: Kind, pid: number, floor: Floor): Promise<Round[]> {
  const ours = (): Promise<Load> => ask(wanted, status, connections, seconds)
  const bare = (): Promise<Load> => ask({ ...wanted, port: floor.port }, status, connections, seconds)
  for (const warm of [ours, bare]) await warm()
  const taken: Round[] = []
  for (let round = 0; round < rounds; round += 1) {
    const first = round % 2 === 0 ? await measured(pid, ours) : null
    const beside = await measured(floor.pid, bare)
    taken.push({ ours: first ?? (await measured(pid, ours)), floor: beside })
  }
  return taken
}

function printResult({ name, least }: Kind, taken: Round[]): void {
  const [ours, floor] = [taken.map((round) => round.ours), taken.map((round) => round.floor)]
  report({
    name: `R-PERF-12 ${name}`,
    unit: '1,000 answers a CPU-second',
    ours: ours.map(perCpuSecond),
    against: 'bare Fastify',
    baseline: floor.map(perCpuSecond),
    goal: { least },
    ...conditions([...ours, ...floor]),
  })
  const alone = { against: '', baseline: [], goal: { most: 15 }, ...conditions(ours) }
  report({ name: `R-PERF-12 ${name}, ${connections} connections`, unit: 'ms p99', ours: ours.map(late), ...alone })
  const perSecond = ({ result, seconds: took }: Measured<Load>): string =>
    `${Math.round(result.responses / took)}/s, p99 ${late({ result } as Measured<Load>).toFixed(1)} ms`
  console.error(`${name}: ours ${ours.map(perSecond).join('; ')} | bare ${floor.map(perSecond).join('; ')}`)
}

async function takeAll(): Promise<void> {
  const app = await startApp({ before: pinned(0), env: { RATE_LIMIT: '0' } })
  const port = Number(new URL(app.url).port)
  const headers = { 'accept-encoding': 'br' }
  const list = (daysAgo: number): Wanted => {
    const day = dayIn(Date.now() - daysAgo * 86_400_000, zone)
    return { port, headers, method: 'POST', path: '/api/hot_match/all_match', body: JSON.stringify(dayMatchesBody('football', day, zone)) }
  }
  const run = async (kind: Kind): Promise<void> => {
    const floor = await startFloor(kind.wanted)
    try {
      printResult(kind, await takeRounds(kind, app.pid, floor))
    } finally {
      floor.stop()
    }
  }
  try {
    await run({ name: 'list of today', wanted: list(0), status: 200, least: 0.9 })
    const hot: Wanted = { port, headers, method: 'GET', path: '/api/hot_match/recommend', body: '' }
    await run({ name: 'hot matches', wanted: hot, status: 200, least: 0.9 })
    // The same list for a member, whose token is looked up first.
    const { token } = await registerMember(app)
    const signed: Wanted = { ...list(0), headers: { ...headers, token } }
    await run({ name: 'list of today, signed in', wanted: signed, status: 200, least: 0.75 })
    // A past day: today's list changes every few seconds and then returns in full.
    const over = list(2)
    const { etag = '' } = (await rawResponse(over)).headers
    await run({ name: 'not modified', wanted: { ...over, headers: { ...headers, 'if-none-match': etag } }, status: 304, least: 1 })
  } finally {
    await app.stop()
    await app.clean()
  }
}

if (!onLinux) skipped('R-PERF-12', 'needs /proc')
else if (!isBuilt) skipped('R-PERF-12', 'not built: npm run build')
else await takeAll()
