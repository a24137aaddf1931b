// The server is killed while it books: what it acknowledged is there, and what is there is whole. Safety R1 (c), I7.
import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import { proveLedger } from '../../../server/features/ledger/proof.ts'
import { testDatabase } from '../../support/database/database.ts'
import { endow } from '../../support/money/ledger-scene.ts'
import { figures, soak } from '../../support/soak.ts'

type Point = [when: 'before' | 'after', statement: string, turn: number] | null
const statements = ['BEGIN', 'idempotency-find', 'ledger-lock', 'ledger-write', 'idempotency-write', 'COMMIT']
const points = statements.flatMap((statement) => (['before', 'after'] as const).map((when) => [when, statement] as const))

const database = await testDatabase()
const names = Array.from({ length: 8 }, () => randomUUID().slice(0, 8))
const acknowledged: number[] = []

/** Ids that a writer has said until it was killed: by itself at its point, else after so many. */
async function killed(point: Point, enough = Number.POSITIVE_INFINITY): Promise<number[]> {
  const words = [database.connection, names, point].map((word) => JSON.stringify(word))
  const child = spawn(process.execPath, ['--import', 'tsx', 'tests/support/money/ledger-writer.ts', ...words], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
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

async function nothingIsLost(): Promise<number> {
  const { pool } = database
  const { rows } = await pool.query<{ id: string }>('SELECT id FROM ledger_tx WHERE actor = ANY($1)', [names])
  const written = new Set(rows.map(({ id }) => Number(id)))
  expect(acknowledged.filter((id) => !written.has(id))).toEqual([])
  const { rows: keys } = await pool.query("SELECT count(*) FROM idempotency WHERE route = 'crash'")
  const { rows: tips } = await pool.query("SELECT count(*) FROM ledger_tx WHERE type = 'tip'")
  expect(Number(keys[0].count)).toBe(Number(tips[0].count))
  // These transfers go past the wallet, which counts wealth.
  expect((await proveLedger(pool)).filter(({ check }) => check !== 'wealth')).toEqual([])
  return written.size
}

beforeAll(() => endow(database.db, names, { coin: 1_000_000, income: 0, gold: 0 }))

it('kill -9 at a random moment loses no entry that was acknowledged', async () => {
  const kills = soak(3, 500)
  for (let from = 0; from < kills; from += 3) {
    const few = Array.from({ length: Math.min(3, kills - from) }, () => killed(null, 20 + Math.floor(Math.random() * 200)))
    acknowledged.push(...(await Promise.all(few)).flat())
  }
  expect(acknowledged.length).toBeGreaterThan(20)
  figures({ proof: 'R1 (c) kill -9', kills, acknowledged: acknowledged.length, written: await nothingIsLost() })
})

it('kill -9 before or after each statement of a batch, twelve points, loses none either', async () => {
  expect(points).toHaveLength(12)
  for (let round = 0; round < soak(1, 20); round += 1) {
    // With every change three of them, whichever come up: a process takes its time to begin.
    const some = points.toSorted(() => Math.random() - 0.5).slice(0, soak(3, 12))
    for (let from = 0; from < some.length; from += 3) {
      const three = some.slice(from, from + 3).map(([when, statement]) => killed([when, statement, 2 + Math.floor(Math.random() * 8)]))
      acknowledged.push(...(await Promise.all(three)).flat())
    }
    figures({ proof: 'R1 (c) points', points: some.length, written: await nothingIsLost() })
    expect(await nothingIsLost(), JSON.stringify(some)).toBeGreaterThan(0)
  }
})
