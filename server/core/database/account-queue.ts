// Serializes the concurrent calls of one account before they take a connection: an account with a hundred calls holds one connection
// of the pool, and other accounts get their turn in between.
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { fail } from '../http/fail.ts'
import { lockMembers, type MoneyTx } from './lock-order.ts'
import { inTransaction, type Tx } from './transaction.ts'

/** Maximum queued calls of one account; the next one is refused as `busy`. */
export const mostWaiting = 64
/** Maximum accounts served at once: the rest of the pool is left to reads and jobs. */
const mostAtOnce = 6

type Job = () => Promise<void>

export class AccountQueue {
  readonly #waiting = new Map<string, Job[]>()
  /** Accounts with a call that may start, in order. */
  #ready: string[] = []
  #running = 0

  /** Runs `work` after the account's earlier calls, in turn with other accounts. */
  run<T>(account: string, work: () => Promise<T>): Promise<T> {
    const known = this.#waiting.get(account)
    if (known && known.length >= mostWaiting) return Promise.reject(fail('busy', { retryAfter: 1 }))
    return new Promise<T>((resolve, reject) => {
      const job: Job = async () => {
        // A failure of any kind must release the slot.
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
      if (!job) throw new Error('ready account has no queued call')
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
/** The shared queue of all writers to this database. */
export function accountQueueOf(db: NodePgDatabase): AccountQueue {
  const queue = queues.get(db) ?? new AccountQueue()
  queues.set(db, queue)
  return queue
}

/** Runs a transaction of one account in its queue. */
export const inAccountTransaction = <T>(db: NodePgDatabase, account: string, work: (tx: Tx) => Promise<T>): Promise<T> =>
  accountQueueOf(db).run(account, () => inTransaction(db, work))

/** Runs a money transaction on the account's own rows. It queues without holding a connection, then takes the account's lock. */
export const inOwnMoneyTransaction = <T>(db: NodePgDatabase, account: string, work: (tx: MoneyTx) => Promise<T>): Promise<T> =>
  inAccountTransaction(db, account, async (tx) => work(await lockMembers(tx, [account])))
