// Red envelopes on a real ledger: concurrent claims, a killed server, the refund racing the last claim. R-ENVELOPE-3.
import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { openDatabase } from '../../../server/core/database/database.ts'
import { inMoneyTransaction } from '../../../server/core/database/lock-order.ts'
import { envelopeLife, giveBack, giveBackOverdue, openShare, sendEnvelope } from '../../../server/features/gift/envelope/store.ts'
import { proveLedger } from '../../../server/features/money/ledger/proof.ts'
import { findBalances } from '../../../server/features/money/ledger/store.ts'
import { silentLog } from '../../support/app.ts'
import { testDatabase } from '../../support/database/database.ts'
import { endow } from '../../support/money/ledger-scene.ts'
import { program } from '../../support/program.ts'
import { chance, figures, seed, soak } from '../../support/soak.ts'

const { connection } = await testDatabase()
const { pool, db } = openDatabase(connection, silentLog)
const sender = 'sender'
const start = Date.UTC(2026, 10, 21, 12)
beforeAll(() => endow(db, [sender], { coin: 1_000_000_000, income: 0, gold: 0 }))

const send = (total: number, count: number, { equal = false, from = sender } = {}) =>
  inMoneyTransaction(db, [from], (tx) => sendEnvelope(tx, { id: randomUUID(), account: from, total, count, equal }, start))
const claim = (id: string, account: string, now = start) =>
  inMoneyTransaction(db, [account], (tx) => openShare(tx, id, account, now)).then(
    ({ amount }) => amount,
    ({ code }: { code: string }) => code,
  )
const back = (id: string, now = start + envelopeLife) => inMoneyTransaction(db, [], (tx) => giveBack(tx, id, now))
const spendable = async (account: string) => (await findBalances(db, [account])).get(account)?.consumption
async function inside(id: string): Promise<number> {
  const { rows } = await pool.query('SELECT balance FROM ledger_account WHERE owner = $1', [`@envelope:${id}`])
  return Number(rows[0]?.balance ?? 0)
}

describe('an envelope', () => {
  it('takes the whole sum at once, or is not sent', async () => {
    await endow(db, ['poor'], { coin: 99, income: 0, gold: 0 })
    await expect(send(100, 5, { from: 'poor' })).rejects.toMatchObject({ code: 'insufficient-balance' })
    expect([await spendable('poor'), (await pool.query("SELECT FROM envelope WHERE account_id = 'poor'")).rowCount]).toEqual([99, 0])
    const { id } = await send(99, 5, { from: 'poor' })
    expect([await spendable('poor'), await inside(id)]).toEqual([0, 99])
    await expect(send(3, 4)).rejects.toThrow(RangeError)
  })

  it('gives each user one share, and reports when it is empty or expired', async () => {
    const { id, shares } = await send(60, 3, { equal: true })
    expect(shares).toEqual([20, 20, 20])
    expect(await claim(id, 'a')).toBe(20)
    expect(await claim(id, 'a')).toBe('limit-reached')
    expect([await claim(id, 'b'), await claim(id, 'c'), await claim(id, 'd')]).toEqual([20, 20, 'sold-out'])
    expect([await inside(id), await back(id)]).toEqual([0, 0])
    expect(await claim(randomUUID(), 'a')).toBe('not-found')
    const late = await send(60, 3)
    expect(await claim(late.id, 'a', start + envelopeLife)).toBe('sold-out')
  })
})

it('of two hundred concurrent claims, as many win as there are shares, each once', async () => {
  const envelopes = soak(1, 200)
  for (let round = 0; round < envelopes; round += 1) {
    const { id, shares } = await send(5_000 + round, 50)
    const names = Array.from({ length: 200 }, (_, index) => `c${round}-${index}`)
    // Some claim twice.
    const pressed = [...names, ...names.slice(0, 20)]
    const outcomes = await Promise.all(pressed.map((name) => claim(id, name)))
    const won = outcomes.filter((outcome): outcome is number => typeof outcome === 'number')
    expect(won.toSorted((a, b) => a - b)).toEqual(shares.toSorted((a, b) => a - b))
    expect(won.reduce((sum, share) => sum + share, 0)).toBe(5_000 + round)
    const held = await findBalances(db, names)
    expect([...held.values()].filter(({ consumption }) => consumption > 0)).toHaveLength(50)
    expect(await inside(id)).toBe(0)
  }
  figures({ proof: 'R-ENVELOPE-3 claimers', envelopes, claimers: 200 })
})

it('the last claim and the refund never pay the same money', async () => {
  const rounds = soak(16, 1_000)
  let claimed = 0
  for (let round = 0; round < rounds; round += 1) {
    const { id } = await send(10, 1)
    const before = (await spendable(sender)) ?? 0
    const name = `last-${round}`
    // For the claim it is the last valid millisecond, for the refund the first one after.
    const claims = () => claim(id, name, start + envelopeLife - 1)
    const [first, second] = round % 2 === 0 ? [claims, () => back(id)] : [() => back(id), claims]
    await Promise.all([first(), second(), back(id)])
    const got = (await findBalances(db, [name])).get(name)?.consumption ?? 0
    const returned = ((await spendable(sender)) ?? 0) - before
    expect([got + returned, got === 0 || returned === 0, await inside(id)]).toEqual([10, true, 0])
    claimed += got > 0 ? 1 : 0
  }
  figures({ proof: 'R-ENVELOPE-4 refund race', rounds, claimed })
})

it('unclaimed shares are refunded once, whichever process runs the job', async () => {
  const { id } = await send(100, 4)
  const taken = await claim(id, 'early')
  const before = (await spendable(sender)) ?? 0
  // Every other expired envelope is refunded too.
  await giveBackOverdue(db, start + envelopeLife)
  await Promise.all([1, 2, 3].map(() => giveBackOverdue(db, start + envelopeLife)))
  expect(await inside(id)).toBe(0)
  expect(((await spendable(sender)) ?? 0) - before).toBeGreaterThanOrEqual(100 - (taken as number))
  const { rows } = await pool.query('SELECT count(*) FROM ledger_tx WHERE key = $1', [`envelope-back:${id}`])
  expect(Number(rows[0].count)).toBe(1)
})

it('kill -9 during claims loses no acknowledged share', async () => {
  const rounds = soak(1, 100)
  const draw = chance()
  for (let round = 0; round < rounds; round += 1) {
    const { id } = await send(10_000, 400)
    const args = [JSON.stringify(connection), id]
    const child = spawn(process.execPath, [await program('tests/support/money/envelope-opener.ts'), ...args], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    let output = ''
    const enough = 5 + draw(100)
    await new Promise<void>((done) => {
      child.stdout.on('data', (chunk: Buffer) => {
        output += chunk.toString()
        if (output.split('\n').length > enough) child.kill('SIGKILL')
      })
      child.once('close', () => done())
    })
    const printed = output.split('\n').slice(0, -1)
    expect(printed.length).toBeGreaterThan(0)
    const { rows } = await pool.query('SELECT account_id, amount FROM envelope_share WHERE envelope_id = $1', [id])
    const stored = new Set(rows.map(({ account_id, amount }) => `${account_id} ${amount}`))
    expect(
      printed.filter((line) => !stored.has(line)),
      `SEED=${seed}`,
    ).toEqual([])
    const sum = rows.reduce((total, { amount }) => total + Number(amount), 0)
    expect(await inside(id)).toBe(10_000 - sum)
  }
  figures({ proof: 'R-ENVELOPE-3 kill -9', rounds })
})

it('the ledger balances after all of it', async () => {
  expect(await proveLedger(pool)).toEqual([])
  await pool.end()
})
