// A process in which many accounts open one envelope concurrently and print each share they received, until it is killed. Arguments: the
// connection as JSON, the envelope.
import { writeSync } from 'node:fs'
import { openDatabase } from '../../../server/core/database/database.ts'
import { inMoneyTransaction } from '../../../server/core/database/lock-order.ts'
import { openShare } from '../../../server/features/gift/envelope/store.ts'
import { silentLog } from '../app.ts'

const [connection = '', id = ''] = process.argv.slice(2)
const { db, pool } = openDatabase(JSON.parse(connection) as object, silentLog)
/** Before the envelope expires, by the sender's clock. */
const now = Date.UTC(2026, 10, 21, 12)

async function openMany(worker: number): Promise<void> {
  for (let round = 0; round < 40; round += 1) {
    const name = `k${worker}-${round}-${id.slice(0, 8)}`
    const { amount } = await inMoneyTransaction(db, [name], (tx) => openShare(tx, id, name, now))
    writeSync(1, `${name} ${amount}\n`)
  }
}
await Promise.all(Array.from({ length: 8 }, (_, worker) => openMany(worker)))
await pool.end()
