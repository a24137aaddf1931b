// kill -9 during scheme purchases, tips and payouts: every acknowledged booking exists, nothing is paid or refunded twice, and the next
// server completes what remained.
import { spawn } from 'node:child_process'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { inMoneyTransaction } from '../../../server/core/database/lock-order.ts'
import { buyScheme } from '../../../server/features/expert/buy.ts'
import { moneyAfter } from '../../../server/features/expert/settle.ts'
import { proveLedger } from '../../../server/features/money/ledger/proof.ts'
import { findBalances } from '../../../server/features/money/ledger/store.ts'
import { phase } from '../../support/match/match-build.ts'
import { endow } from '../../support/money/ledger-scene.ts'
import type { Market } from '../../support/money/scheme-market.ts'
import { type ExpertScene, expertScene } from '../../support/people/expert-scene.ts'
import { program } from '../../support/program.ts'
import { chance, figures, seed, soak } from '../../support/soak.ts'

const coin = 100_000
const price = 285
/** In the soak run more than one transaction settles each scheme: a kill falls between two of them, too. */
const crowd = soak(8, 60)

let scene: ExpertScene
beforeAll(async () => {
  scene = await expertScene()
})
afterAll(() => scene.stop())

async function people(count: number): Promise<string[]> {
  const ids: string[] = []
  for (let made = 0; made < count; made += 1) ids.push(await scene.person())
  await endow(scene.db, ids, { coin, income: 0, gold: 0 })
  return ids
}
async function bought(expert: string, buyers: readonly string[]): Promise<{ id: string; match: string }> {
  const match = await scene.match()
  const id = await scene.publish(expert, match, { price })
  for (const account of buyers)
    await inMoneyTransaction(scene.db, [account], (tx) =>
      buyScheme(tx, { scheme: id, account, title: undefined, confirmed: true }, scene.now()),
    )
  return { id, match }
}

/** Runs a market until it has printed this many lines; returns them. */
async function runUntilKilled(market: Market, lines: number): Promise<string[]> {
  const args = [scene.connection, market].map((word) => JSON.stringify(word))
  const child = spawn(process.execPath, [await program('tests/support/money/scheme-market.ts'), ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  const signal = await new Promise<NodeJS.Signals | null>((done) => {
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      if (output.split('\n').length > lines) child.kill('SIGKILL')
    })
    child.once('close', (_code, by) => done(by))
  })
  expect(signal).toBe('SIGKILL')
  return output.split('\n').slice(0, -1)
}

it('a crash loses no acknowledged purchase or tip, pays and refunds once, and leaves nothing behind', {
  timeout: soak(60_000, 1_200_000),
}, async () => {
  const rounds = soak(1, 40)
  const draw = chance()
  let [purchases, tips] = [0, 0]
  for (let round = 0; round < rounds; round += 1) {
    const [expert, before, buyers] = [await scene.expert(), await people(crowd), await people(4)]
    const [settled, late, cancelled] = await Promise.all([bought(expert, before), bought(expert, before), bought(expert, before)])
    // One was paid out and is cancelled afterwards, one is due for payout, one for refund.
    await scene.end(late.match, 2, 1)
    scene.pass(moneyAfter)
    await scene.experts.settleAll()
    scene.pass(1_000)
    await scene.feed(late.match, phase('second-half'))
    await scene.experts.settleAll()
    scene.pass(1_000)
    await scene.feed(late.match, { type: 'abandoned' })
    await scene.feed(cancelled.match, { type: 'abandoned' })
    await scene.end(settled.match, 2, 1)
    const schemes: string[] = []
    for (const _ of [1, 2, 3]) schemes.push((await bought(expert, [])).id)
    const market = { schemes, buyers, productNow: scene.world.time.now + moneyAfter, now: scene.now() }
    const printed = await runUntilKilled(market, 1 + draw(20))
    const lines = (kind: string) => printed.filter((line) => line.startsWith(kind)).map((line) => line.split(' ').slice(1))

    const { rows: sales } = await scene.pool.query<{ scheme_id: string; account_id: string; price: string; income: string; state: string }>(
      'SELECT scheme_sale.* FROM scheme_sale JOIN scheme ON scheme.id = scheme_id WHERE expert_id = $1',
      [expert],
    )
    const stored = new Set(sales.map(({ scheme_id, account_id }) => `${scheme_id} ${account_id}`))
    expect(
      lines('bought').filter((line) => !stored.has(line.join(' '))),
      `SEED=${seed}`,
    ).toEqual([])
    const { rows: tipped } = await scene.pool.query<{ id: string; account_id: string; amount: string }>(
      'SELECT * FROM scheme_tip WHERE account_id = ANY($1)',
      [buyers],
    )
    const thanked = new Set(tipped.map(({ id, account_id }) => `${id} ${account_id}`))
    expect(lines('tipped').filter((line) => !thanked.has(line.join(' ')))).toEqual([])
    purchases += lines('bought').length
    tips += lines('tipped').length

    // The next server completes what the killed one left.
    scene.pass(moneyAfter)
    await Promise.all([scene.experts.settleAll(), scene.experts.settleAll()])
    const { rows: after } = await scene.pool.query<{ scheme_id: string; account_id: string; income: string; state: string }>(
      'SELECT scheme_sale.* FROM scheme_sale JOIN scheme ON scheme.id = scheme_id WHERE expert_id = $1',
      [expert],
    )
    const statesOf = (id: string) => [...new Set(after.filter(({ scheme_id }) => scheme_id === id).map(({ state }) => state))]
    expect([statesOf(settled.id), statesOf(late.id), statesOf(cancelled.id)]).toEqual([['paid'], ['back'], ['back']])
    const balances = await findBalances(scene.db, [expert, ...before, ...buyers])
    for (const one of before) expect(balances.get(one)?.consumption).toBe(coin - price)
    for (const one of buyers) {
      const spent = sales.filter(({ account_id }) => account_id === one).length * price
      const given = tipped.filter(({ account_id }) => account_id === one).reduce((sum, { amount }) => sum + Number(amount), 0)
      expect(balances.get(one)?.consumption).toBe(coin - spent - given)
    }
    // 70 % of a tip of 11 is 7 tenths; payments for an open scheme belong to nobody yet.
    const paid = after.filter(({ state }) => state === 'paid').reduce((sum, { income }) => sum + Number(income), 0)
    expect(balances.get(expert)?.income).toBe(paid + tipped.length * 7)
    const { rows: inside } = await scene.pool.query<{ owner: string; balance: string }>(
      'SELECT owner, balance FROM ledger_account WHERE owner = ANY($1)',
      [[settled, late, cancelled].map(({ id }) => `@scheme:${id}`)],
    )
    expect(inside.map(({ balance }) => Number(balance))).toEqual([0, 0, 0])
  }
  expect(await proveLedger(scene.pool)).toEqual([])
  figures({ proof: 'schemes, kill -9', rounds, purchases, tips })
})
