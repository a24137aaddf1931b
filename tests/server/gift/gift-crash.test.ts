// kill -9 during gifts: every acknowledged gift exists, every payment is credited to someone, and each pending gift is shown or still
// pending.
import { spawn } from 'node:child_process'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { inMoneyTransaction } from '../../../server/core/database/lock-order.ts'
import { findRoomPerson } from '../../../server/features/gift/rank/store.ts'
import { startGiftReleaser } from '../../../server/features/gift/releaser.ts'
import { addToBag } from '../../../server/features/gift/store.ts'
import { proveLedger } from '../../../server/features/money/ledger/proof.ts'
import { findBalances } from '../../../server/features/money/ledger/store.ts'
import { openEvents } from '../../../server/parts/subscriptions.ts'
import { silentLog } from '../../support/app.ts'
import { endow } from '../../support/money/ledger-scene.ts'
import { endScene, type MoneyScene, moneyScene, scenesRoom } from '../../support/money/money-scene.ts'
import { program } from '../../support/program.ts'
import { chance, figures, seed, soak } from '../../support/soak.ts'

const draw = chance()
let scene: MoneyScene
beforeAll(async () => {
  scene = await moneyScene({ at: Date.now() })
})
afterAll(() => endScene(scene))

it('a crash loses no acknowledged gift and no tenth of a diamond', async () => {
  const rounds = soak(1, 40)
  let gifts = 0
  for (let round = 0; round < rounds; round += 1) {
    const giver = `giver-${round}`
    await endow(scene.db, [giver], { coin: 2_000_000, income: 0, gold: 0 })
    await inMoneyTransaction(scene.db, [giver], (tx) => addToBag(tx, giver, [{ gift_id: 'flag', num: 500, expires_at: null }]))
    const args = [JSON.stringify(scene.connection), scenesRoom.id, scenesRoom.uid, giver]
    const child = spawn(process.execPath, [await program('tests/support/money/gift-giver.ts'), ...args], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    let output = ''
    const enough = 5 + draw(60)
    await new Promise<void>((done) => {
      child.stdout.on('data', (chunk: Buffer) => {
        output += chunk.toString()
        if (output.split('\n').length > enough) child.kill('SIGKILL')
      })
      child.once('close', () => done())
    })
    const printed = output.split('\n').slice(0, -1)
    expect(printed.length, `SEED=${seed}`).toBeGreaterThan(0)
    gifts += printed.length
    const releaser = startGiftReleaser({
      db: scene.db,
      events: openEvents(),
      personIn: (roomId, id) => findRoomPerson(scene.db, roomId, id, Date.now()),
      log: silentLog,
      broadcast: () => undefined,
      now: () => Date.now() + 60_000,
    })
    await releaser.releaseDue()
    await releaser.stop()
    const { rows } = await scene.pool.query('SELECT id, price, state, source, income FROM gift_given WHERE from_id = $1', [giver])
    const stored = new Set(rows.map(({ id, price }) => `${id} ${price}`))
    expect(
      printed.filter((line) => !stored.has(line)),
      `SEED=${seed}`,
    ).toEqual([])
    expect(new Set(rows.map(({ state }) => state))).toEqual(new Set(['shown']))
    const paid = rows.reduce((sum, { price }) => sum + Number(price), 0)
    expect((await findBalances(scene.db, [giver])).get(giver)?.consumption).toBe(2_000_000 - paid)
    const { rows: bag } = await scene.pool.query('SELECT sum(num) AS num FROM gift_bag WHERE account_id = $1', [giver])
    expect(500 - Number(bag[0].num)).toBe(rows.filter(({ source }) => source === 'bag').length)
    const { rows: fan } = await scene.pool.query('SELECT contribution FROM fan WHERE account_id = $1', [giver])
    expect(Number(fan[0]?.contribution ?? 0)).toBe(paid)
  }
  const { rows: earned } = await scene.pool.query('SELECT sum(income) AS income FROM gift_given WHERE to_id = $1', [scenesRoom.uid])
  expect((await findBalances(scene.db, [scenesRoom.uid])).get(scenesRoom.uid)?.income).toBe(Number(earned[0].income))
  expect(await proveLedger(scene.pool)).toEqual([])
  figures({ proof: 'gifts, kill -9', rounds, gifts })
})
