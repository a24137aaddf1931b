// A process that books transfers as fast as it can and prints each acknowledged one, until it is killed. Arguments: the connection as JSON,
// the accounts as JSON, and where it kills itself: ['before' or 'after', a statement, its occurrence] as JSON, or null.
import { randomUUID } from 'node:crypto'
import { writeSync } from 'node:fs'
import { spendEntry } from '../../../rules/money/ledger-entry.ts'
import { openDatabase } from '../../../server/core/database/database.ts'
import { createTransfers } from '../../../server/features/money/ledger/transfers.ts'
import { silentLog } from '../app.ts'

type Point = [when: 'before' | 'after', statement: string, nth: number]
const [connection, names, point] = process.argv.slice(2).map((text) => JSON.parse(text) as unknown) as [object, string[], Point | null]
const { pool } = openDatabase(connection, silentLog)
const transfers = createTransfers(pool)

const die = (): void => void process.kill(process.pid, 'SIGKILL')
if (point) {
  const [when, statement, nth] = point
  let seen = 0
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (asked: unknown) => Promise<unknown>
    const watched = async (asked: string | { name?: string }): Promise<unknown> => {
      const isIt = (typeof asked === 'string' ? asked : asked.name) === statement
      if (isIt) seen += 1
      if (isIt && seen === nth && when === 'before') die()
      const response = await query(asked)
      if (isIt && seen === nth && when === 'after') die()
      return response
    }
    Object.assign(client, { query: watched })
  })
}

/** A limit far beyond the expected kill, in case the parent is gone. */
const most = 100_000
async function goOn(from: string, to: string): Promise<never> {
  for (let nth = 0; nth < most; nth += 1) {
    const key = randomUUID()
    const entry = spendEntry({ key: `tip:${key}`, type: 'tip', from, amount: 1, to: { owner: to, amount: 1 } })
    const response = await transfers.submit({
      scope: { account: from, route: 'crash', key, hash: key },
      entry,
      answer: ({ id }) => ({ id }),
    })
    writeSync(1, `${(response as { id: number }).id}\n`)
  }
  throw new Error(`nobody killed it within ${most} transfers`)
}
await Promise.all(names.map((name, index) => goOn(name, names[(index + 1) % names.length] as string)))
