// A process in which many accounts give gifts concurrently and print each gift they gave, until it is killed. Arguments: the connection as
// JSON, the room, its streamer, the giver.
import { writeSync } from 'node:fs'
import { openDatabase } from '../../../server/core/database/database.ts'
import { inMoneyTransaction } from '../../../server/core/database/lock-order.ts'
import { giveGift } from '../../../server/features/gift/give.ts'
import { openEvents } from '../../../server/parts/subscriptions.ts'
import { silentLog } from '../app.ts'

const [connection = '', id = '', uid = '', from = ''] = process.argv.slice(2)
const { db, pool } = openDatabase(JSON.parse(connection) as object, silentLog)
const events = openEvents()
/** Some are shown immediately, some are held, some come from the bag. */
const kinds = [
  { gift_id: 'drum', source: 'wallet' },
  { gift_id: 'trophy', source: 'wallet' },
  { gift_id: 'flag', source: 'bag' },
] as const

async function giveMany(): Promise<void> {
  for (let round = 0; round < 60; round += 1) {
    const giving = { room: { id, uid }, from, num: 1, combo: 'many', at: null, confirmed: true, ...(kinds[round % 3] as (typeof kinds)[0]) }
    const { row } = await inMoneyTransaction(db, [from], (tx) => giveGift(tx, giving, Date.now(), events))
    writeSync(1, `${row.id} ${row.price}\n`)
  }
}
await Promise.all(Array.from({ length: 6 }, giveMany))
await pool.end()
