// A process in which many accounts buy and tip schemes concurrently while other accounts' money moves, until it is killed. Prints each of
// its purchases, tips and rounds. Arguments, each as JSON: the connection, and the market.
import { randomUUID } from 'node:crypto'
import { writeSync } from 'node:fs'
import { openDatabase } from '../../../server/core/database/database.ts'
import { inMoneyTransaction } from '../../../server/core/database/lock-order.ts'
import { buyScheme, tipScheme } from '../../../server/features/expert/buy.ts'
import { moveMoney } from '../../../server/features/expert/settle.ts'
import { silentLog } from '../app.ts'

/** Input of a market: the schemes on sale, the buyers, and both clocks. */
export interface Market {
  schemes: string[]
  buyers: string[]
  productNow: number
  now: number
}

const [connection, market] = process.argv.slice(2).map((text) => JSON.parse(text) as unknown) as [object, Market]
const { schemes, buyers, productNow, now } = market
const { db } = openDatabase(connection, silentLog)
const print = (line: string): void => void writeSync(1, `${line}\n`)

async function buyAll(account: string): Promise<void> {
  for (const scheme of schemes) {
    const asked = { scheme, account, title: undefined, confirmed: true }
    await inMoneyTransaction(db, [asked.account], (tx) => buyScheme(tx, asked, now))
    print(`bought ${scheme} ${account}`)
    const id = randomUUID()
    await inMoneyTransaction(db, [asked.account], (tx) => tipScheme(tx, { ...asked, id, amount: 11 }, now))
    print(`tipped ${id} ${account}`)
  }
}
async function move(): Promise<void> {
  await moveMoney(db, { productNow, now, titleOf: async () => undefined })
  print('moved')
}
// Stays alive until it is killed, even when its work is done.
setInterval(() => undefined, 60_000)
await Promise.all([move(), ...buyers.map(buyAll)])
