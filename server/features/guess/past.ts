// A question with stakes of the demonstration world's users: a finished match is settled by the same code as any other.

import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { GuessOption } from '../../../contract/guess.ts'
import { goldOf, guessOf, guessStakeEntry, platformOf, rewardEntry } from '../../../rules/money/ledger-entry.ts'
import { inMoneyTransaction } from '../../core/database/lock-order.ts'
import { lockBalances, postEntry } from '../money/ledger/store.ts'
import { type Settling, settleQuestion } from './settle.ts'
import { type Db, findPools, insertQuestions, insertStake, listStakes, lockQuestion, setStake } from './store.ts'
import type { guessQuestion } from './table.ts'

export interface DemoStake {
  account: string
  option: GuessOption
  gold: number
  /** When it was staked. */
  at: number
}
export interface DemoQuestion {
  question: typeof guessQuestion.$inferInsert
  stakes: readonly DemoStake[]
  /** When it was settled; null if its match is upcoming. */
  settledAt: number | null
}

/** Gives each account the coins for its stake first. Does nothing for a question that has stakes. */
export async function playQuestion(db: NodePgDatabase, { question, stakes, settledAt }: DemoQuestion, settling: Settling): Promise<void> {
  const id = question.id
  await inMoneyTransaction(db, [], async (tx) => {
    await insertQuestions(tx, [question])
    const row = await lockQuestion(tx, id)
    if (row?.state !== 'open' || (await hasStakes(tx, id))) return
    const title = await settling.titleOf(row.match_id, tx)
    await lockBalances(tx, [platformOf('reward', 'gold'), guessOf(id), ...stakes.map(({ account }) => goldOf(account))])
    for (const { account, option, gold, at } of stakes) {
      await postEntry(tx, rewardEntry('task', account, gold, `demo-guess:${id}:${account}`), settling.now)
      const minutes_before = Math.max(0, Math.floor((row.match_time.getTime() - at) / 60_000))
      await insertStake(tx, { question_id: id, account_id: account, option, gold, at: new Date(at), minutes_before })
      await postEntry(tx, guessStakeEntry({ question: id, account, gold, title }), settling.now)
    }
    if (settledAt === null) return
    await settleQuestion(tx, id, { ...settling, productNow: settledAt })
    for (const stake of await listStakes(tx, id)) await setStake(tx, stake, { settled_at: new Date(settledAt) })
  })
}
const hasStakes = async (db: Db, id: string): Promise<boolean> => (await findPools(db, [id])).size > 0
