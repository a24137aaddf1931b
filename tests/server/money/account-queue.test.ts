// Concurrent calls that wait for an account's own rows hold one connection, so that other accounts are not blocked.
import { Client } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ApiKey } from '../../../contract/api.ts'
import { openDatabase } from '../../../server/core/database/database.ts'
import { inMoneyTransaction } from '../../../server/core/database/lock-order.ts'
import { silentLog } from '../../support/app.ts'
import { type Asking, endScene, type MoneyScene, moneyScene } from '../../support/money/money-scene.ts'

let scene: MoneyScene
let watcher: Client
beforeAll(async () => {
  scene = await moneyScene()
  watcher = new Client(scene.connection)
  await watcher.connect()
})
afterAll(async () => {
  await watcher.end()
  await endScene(scene)
})

/** Number of connections that wait for an account lock. */
async function waiting(): Promise<number> {
  const { rowCount } = await watcher.query(
    "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock' AND wait_event = 'advisory'",
  )
  return rowCount ?? 0
}

const calls: [ApiKey, Asking][] = [
  ['POST api/Balance/setGuard', { body: { daily_cap: 6_500, tz: 'UTC' } }],
  ['POST api/Activity_Config/user_task_list', { body: { tz: 'Europe/Paris' } }],
  ['GET api/Bank_card/bind', { query: { ticket: 'x'.repeat(43), pay_ticket: 'y'.repeat(43) } }],
]
it.each(calls)('%s', async (key, asking) => {
  const as = `turn-${calls.findIndex(([one]) => one === key)}`
  const other = openDatabase(scene.connection, silentLog)
  let release = (): void => undefined
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  let holding: Promise<void> = held
  try {
    // A separate lock name: others of the same cluster hold locks too.
    await new Promise<void>((resolve, reject) => {
      holding = inMoneyTransaction(other.db, [as], () => {
        resolve()
        return held
      })
      holding.catch(reject)
    })
    const asked = Array.from({ length: 20 }, () => scene.call(key, { as, ...asking }))
    await expect.poll(waiting).toBeGreaterThan(0)
    for (let round = 0; round < 5; round += 1)
      expect((await scene.call('GET api/Balance/guard', { as: `reader-${round}` })).error).toBeUndefined()
    expect(await waiting()).toBe(1)
    release()
    await Promise.all([holding, ...asked])
  } finally {
    release()
    await holding
    await other.pool.end()
  }
})
