// R-PERF-13: transfers of the ledger, without HTTP and through it, 64 at a time, compared with pgbench with 8 clients on the same
// PostgreSQL, calling one function with the same writes. Every transfer has its key, entry, postings and balances.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Pool } from 'undici'
import { conversionEntry } from '../../rules/money/ledger-entry.ts'
import { inMoneyTransaction } from '../../server/core/database/lock-order.ts'
import { proveLedger } from '../../server/features/money/ledger/proof.ts'
import { postEntry } from '../../server/features/money/ledger/store.ts'
import { createTransfers } from '../../server/features/money/ledger/transfers.ts'
import { conditions, cpuOf, type Measured, measured, onLinux, pinned, report, skipped } from './rig.ts'
import { type BenchDatabase, benchDatabase, people } from './transfers/database.ts'

const rounds = 3
const clients = 64
const seconds = process.argv.includes('--full') ? 10 : 4
const hasPgbench = spawnSync('pgbench', ['--version']).status === 0

interface Load {
  /** Transfers a second. */
  rate: number
  /** Milliseconds of each transfer, sorted. */
  times: number[]
}
const late = ({ times }: Load): number => times[Math.min(times.length - 1, Math.floor(times.length * 0.99))] ?? Number.NaN

/** Runs `count` loops in parallel; each starts its next transfer when the last one returns. */
async function loop(count: number, once: (account: string) => Promise<unknown>): Promise<Load> {
  const times: number[] = []
  const since = performance.now()
  const until = since + seconds * 1_000
  await Promise.all(
    Array.from({ length: count }, async (_, client) => {
      for (let index = client; performance.now() < until; index += 61) {
        const begin = performance.now()
        await once(people[index % people.length] as string)
        times.push(performance.now() - begin)
      }
    }),
  )
  return { rate: times.length / ((performance.now() - since) / 1_000), times: times.sort((a, b) => a - b) }
}

function byPgbench({ connection, folder }: BenchDatabase): Promise<Load> {
  const script = join(folder, 'transfer.sql')
  writeFileSync(script, "\\set payer random(0, 999)\nSELECT bench_transfer('p' || :payer, 'p' || :payer, 1);\n")
  const args = [
    '-n',
    '-M',
    'prepared',
    '-c',
    '8',
    '-j',
    '1',
    '-T',
    String(seconds),
    '-f',
    script,
    '-h',
    connection.host,
    '-p',
    String(connection.port),
    '-U',
    connection.user,
  ]
  const child = spawn('pgbench', [...args, connection.database], { env: { ...process.env, PGPASSWORD: connection.password } })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString()
  })
  child.stderr.on('data', (chunk: Buffer) => {
    output += chunk.toString()
  })
  return new Promise((done, fail) => {
    child.once('exit', () => {
      const rate = Number(/tps = ([\d.]+)/.exec(output)?.[1])
      if (rate > 0) done({ rate, times: [] })
      else fail(new Error(`pgbench: ${output}`))
    })
  })
}

async function serve({ connection }: BenchDatabase): Promise<{ child: ChildProcess; url: string }> {
  const [command = '', ...args] = [
    ...pinned(0),
    process.execPath,
    '--import',
    'tsx',
    'tests/bench/transfers/server.ts',
    JSON.stringify(connection),
  ]
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  const port = await new Promise<string>((done, fail) => {
    child.once('exit', (code) => fail(new Error(`the server ended with ${code}`)))
    child.stdout?.on('data', (chunk: Buffer) => {
      const found = /listening (\d+)/.exec(chunk.toString())?.[1]
      if (found) done(found)
    })
  })
  return { child, url: `http://127.0.0.1:${port}` }
}

const path = '/api/Balance/conversionBalance?money=1'
async function throughHttp(pool: Pool, account: string): Promise<void> {
  const { statusCode, body } = await pool.request({ method: 'GET', path, headers: { token: account, 'idempotency-key': randomUUID() } })
  const { code } = (await body.json()) as { code: number }
  if (statusCode !== 200 || code !== 0) throw new Error(`the server returned ${statusCode} ${code}`)
}

async function takeAll(): Promise<void> {
  const database = await benchDatabase()
  const { child, url } = await serve(database)
  const http = new Pool(url, { connections: clients })
  const transfers = createTransfers(database.pool)
  const batched = (account: string) => {
    const key = randomUUID()
    return transfers.submit({
      scope: { account, route: 'bench', key, hash: key },
      entry: conversionEntry(account, 1, key),
      answer: ({ id }) => ({ id }),
    })
  }
  const single = (account: string) =>
    inMoneyTransaction(database.db, [account], (tx) => postEntry(tx, conversionEntry(account, 1, randomUUID()), Date.now()))
  const under = (phase: () => Promise<Load>) => measured(child.pid as number, phase, async () => database.cpu())
  try {
    const taken: Record<'pgbench' | 'single' | 'direct' | 'http', Measured<Load>[]> = { pgbench: [], single: [], direct: [], http: [] }
    for (let round = 0; round < rounds; round += 1) {
      if (hasPgbench) taken.pgbench.push(await under(() => byPgbench(database)))
      taken.direct.push(await under(() => loop(clients, batched)))
      taken.http.push(await under(() => loop(clients, (account) => throughHttp(http, account))))
      taken.single.push(await under(() => loop(8, single)))
    }
    printResult(taken)
    const faults = await proveLedger(database.pool)
    const { rows } = await database.pool.query('SELECT count(*) FROM ledger_tx')
    console.error(`${rows[0].count} transactions, ${faults.length} faults; server ${cpuOf(child.pid as number).toFixed(1)} s of processor`)
    if (faults.length > 0) throw new Error(`the ledger does not verify: ${JSON.stringify(faults.slice(0, 3))}`)
  } finally {
    await http.close()
    child.kill('SIGKILL')
    await database.stop()
  }
}

function printResult({ pgbench, single, direct, http }: Record<'pgbench' | 'single' | 'direct' | 'http', Measured<Load>[]>): void {
  const rates = (runs: Measured<Load>[]): number[] => runs.map(({ result }) => result.rate)
  const beside = (name: string, runs: Measured<Load>[], least: number): void => {
    const rest = { name, unit: 'transfers/s', ours: rates(runs), ...conditions([...runs, ...pgbench]) }
    if (hasPgbench) report({ ...rest, against: 'pgbench c=8', baseline: rates(pgbench), goal: { least } })
    else report({ ...rest, against: '', baseline: [], goal: { least: least * 9_700 } })
  }
  beside('R-PERF-13 transfers without HTTP', direct, 1)
  beside('R-PERF-13 transfers through HTTP', http, 0.6)
  report({
    name: 'R-PERF-13 delay through HTTP',
    unit: 'ms p99',
    ours: http.map(({ result }) => late(result)),
    against: '',
    baseline: [],
    goal: { most: 30 },
    ...conditions(http),
  })
  report({
    name: 'R-PERF-13 batches beside one by one',
    unit: 'transfers/s',
    ours: rates(direct),
    against: 'one a transaction c=8',
    baseline: rates(single),
    goal: { least: 2 },
    ...conditions([...direct, ...single]),
  })
}

if (!onLinux) skipped('R-PERF-13', 'needs /proc')
else await takeAll()
