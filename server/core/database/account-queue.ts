// What one account does at once waits here, one after the other, before it takes a connection: whoever asks a hundred times holds one
// connection of the pool, not all of them, and everybody else's turn comes between.
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { fail } from '../http/fail.ts'
import { lockMembers, type MoneyTx } from './lock-order.ts'
import { inTransaction, type Tx } from './transaction.ts'

/** Calls of one account that wait; the next is refused as `busy`. */
export const mostWaiting = 64
/** Accounts that are served at the same time: the rest of the pool is left to readers and jobs. */
const mostAtOnce = 6

type Job = () => Promise<void>

export class AccountQueue {
  readonly #waiting = new Map<string, Job[]>()
  /** Accounts with a call that may begin, in turn. */
  #ready: string[] = []
  #running = 0

  /** Runs `work` when the earlier calls of this account have ended and its turn among the others has come. */
  run<T>(account: string, work: () => Promise<T>): Promise<T> {
    const known = this.#waiting.get(account)
    if (known && known.length >= mostWaiting) return Promise.reject(fail('busy', { retryAfter: 1 }))
    return new Promise<T>((resolve, reject) => {
      const job: Job = async () => {
        // Whatever fails, and however, gives its place back.
        try {
          resolve(await work())
        } catch (error) {
          reject(error)
        }
      }
      if (known) {
        known.push(job)
        return
      }
      this.#waiting.set(account, [job])
      this.#ready.push(account)
      this.#next()
    })
  }

  #next(): void {
    while (this.#running < mostAtOnce) {
      const account = this.#ready.shift()
      if (account === undefined) return
      const job = this.#waiting.get(account)?.shift()
      if (!job) throw new Error('an account without calls was called up')
      this.#running += 1
      void job().finally(() => {
        this.#running -= 1
        if (this.#waiting.get(account)?.length) this.#ready.push(account)
        else this.#waiting.delete(account)
        this.#next()
      })
    }
  }
}

const queues = new WeakMap<NodePgDatabase, AccountQueue>()
/** The queue of everybody who writes to this database. */
export function accountQueueOf(db: NodePgDatabase): AccountQueue {
  const queue = queues.get(db) ?? new AccountQueue()
  queues.set(db, queue)
  return queue
}

/** A transaction of one account's, in its turn. */
export const inAccountTransaction = <T>(db: NodePgDatabase, account: string, work: (tx: Tx) => Promise<T>): Promise<T> =>
  accountQueueOf(db).run(account, () => inTransaction(db, work))

/** A money transaction on the account's own rows. It queues without holding a connection, then takes the account's lock. */
export const inOwnMoneyTransaction = <T>(db: NodePgDatabase, account: string, work: (tx: MoneyTx) => Promise<T>): Promise<T> =>
  inAccountTransaction(db, account, async (tx) => work(await lockMembers(tx, [account])))
