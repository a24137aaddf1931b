// Kills the server while it books: every acknowledged booking exists, and every existing one is complete. R-LEDGER-3, I7.
import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { proveLedger } from '../../../server/features/money/ledger/proof.ts'
import { testDatabase } from '../../support/database/database.ts'
import { endow } from '../../support/money/ledger-scene.ts'
import { program } from '../../support/program.ts'
import { chance, figures, seed, soak } from '../../support/soak.ts'

type Point = [when: 'before' | 'after', statement: string, nth: number] | null
const statements = ['BEGIN', 'idempotency-find', 'ledger-lock', 'ledger-write', 'idempotency-write', 'COMMIT']
const points = statements.flatMap((statement) => (['before', 'after'] as const).map((when) => [when, statement] as const))

const database = await testDatabase()
const names = Array.from({ length: 8 }, () => randomUUID().slice(0, 8))
const acknowledged: number[] = []
const running = new Set<ChildProcess>()
const draw = chance()

/** Ids that a writer printed before it was killed: by itself at its crash point, otherwise after this many. */
async function killed(point: Point, enough = Number.POSITIVE_INFINITY): Promise<number[]> {
  const args = [database.connection, names, point].map((word) => JSON.stringify(word))
  const child = spawn(process.execPath, [await program('tests/support/money/ledger-writer.ts'), ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  running.add(child)
  child.once('close', () => running.delete(child))
  let output = ''
  await new Promise<void>((done, fail) => {
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      if (output.split('\n').length > enough) child.kill('SIGKILL')
    })
    child.once('close', (_code, signal) =>
      signal === 'SIGKILL' ? done() : fail(new Error(`the writer ended by itself: ${output.slice(-200)}`)),
    )
  })
  // The last line may be torn.
  return output.split('\n').slice(0, -1).map(Number)
}

interface Found {
  acknowledged: number
  written: number
  lost: number
  twice: number
  broken: number
}
/** Compares the stored bookings after the kills with the acknowledged ones; expects none lost, duplicated or torn. */
async function inspect(): Promise<Found> {
  const { pool } = database
  const { rows } = await pool.query<{ id: string }>('SELECT id FROM ledger_tx WHERE actor = ANY($1)', [names])
  const written = new Set(rows.map(({ id }) => Number(id)))
  const lost = acknowledged.filter((id) => !written.has(id))
  expect(lost, `SEED=${seed}`).toEqual([])
  const twice = acknowledged.length - new Set(acknowledged).size
  expect(twice, `SEED=${seed}`).toBe(0)
  const { rows: keys } = await pool.query("SELECT count(*) FROM idempotency WHERE route = 'crash'")
  const { rows: tips } = await pool.query("SELECT count(*) FROM ledger_tx WHERE type = 'tip'")
  expect(Number(keys[0].count), `SEED=${seed}`).toBe(Number(tips[0].count))
  // These transfers bypass the wallet, which counts wealth.
  const broken = (await proveLedger(pool)).filter(({ check }) => check !== 'wealth')
  expect(broken, `SEED=${seed}`).toEqual([])
  return { acknowledged: acknowledged.length, written: written.size, lost: lost.length, twice, broken: broken.length }
}

beforeAll(() => endow(database.db, names, { coin: 1_000_000, income: 0, gold: 0 }))
/** Kills the writers that a failed test left running. */
afterAll(() => {
  for (const child of running) child.kill('SIGKILL')
})

it('kill -9 at a random moment loses no acknowledged entry', async () => {
  const since = Date.now()
  const kills = soak(3, 500)
  for (let from = 0; from < kills; from += 3) {
    const few = Array.from({ length: Math.min(3, kills - from) }, () => killed(null, 20 + draw(200)))
    acknowledged.push(...(await Promise.all(few)).flat())
  }
  expect(acknowledged.length).toBeGreaterThan(20)
  figures({ proof: 'R-LEDGER-3 kill -9', kills, ...(await inspect()), ms: Date.now() - since })
})

it('kill -9 before or after each statement of a batch, twelve points, loses none either', async () => {
  expect(points).toHaveLength(12)
  const since = Date.now()
  let kills = 0
  for (let round = 0; round < soak(1, 20); round += 1) {
    // npm test tries three crash points, chosen at random: a process takes time to start.
    const some = points
      .map((point) => ({ point, rank: draw(2 ** 30) }))
      .toSorted((one, other) => one.rank - other.rank)
      .map(({ point }) => point)
      .slice(0, soak(3, 12))
    for (let from = 0; from < some.length; from += 3) {
      const three = some.slice(from, from + 3).map(([when, statement]) => killed([when, statement, 2 + draw(8)]))
      acknowledged.push(...(await Promise.all(three)).flat())
    }
    kills += some.length
    expect((await inspect()).written, `SEED=${seed} ${JSON.stringify(some)}`).toBeGreaterThan(0)
  }
  figures({ proof: 'R-LEDGER-3 points', points: points.length, kills, ...(await inspect()), ms: Date.now() - since })
})
