// Settles a question when its match ends or is corrected: one transaction divides the pool by the current result, minus what was paid
// before. It may run twice, on two servers, or after a kill.
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { GuessOption, GuessSettlement } from '../../../contract/guess.ts'
import type { Name } from '../../../contract/wire/name.ts'
import { duesOf, guessEndOf } from '../../../rules/expert/guess-pool.ts'
import { goldOf, guessOf, guessPayEntry, guessPlatformEntry } from '../../../rules/money/ledger-entry.ts'
import { inMoneyTransaction, type MoneyTx } from '../../core/database/lock-order.ts'
import { findBeyond } from '../match/beyond/store.ts'
import { findCores } from '../match/store.ts'
import { findBalances, lockBalances, postEntries } from '../money/ledger/store.ts'
import { notifyEach } from '../notification/store.ts'
import { listUnsettled } from './settle-store.ts'
import { listStakes, lockQuestion, type QuestionRow, type StakeRow, setQuestion, settleStakes } from './store.ts'

export interface Settling {
  productNow: number
  /** Real milliseconds. */
  now: number
  titleOf: (matchId: string, within: MoneyTx) => Promise<Name | undefined>
}
interface Move {
  stake: StakeRow
  due: number
  /** Negative: is taken back. */
  gold: number
}

/**
 * The difference that each account is due. No balance becomes negative: what an earlier settlement paid and its owner has spent since is
 * the platform's loss, and is reclaimed only by another correction.
 */
async function movesOf(tx: MoneyTx, question: string, stakes: readonly StakeRow[], dues: ReadonlyMap<string, number>): Promise<Move[]> {
  if (stakes.length > 0) await lockBalances(tx, [guessOf(question), ...stakes.map(({ account_id }) => goldOf(account_id))])
  const held = await findBalances(
    tx,
    stakes.map(({ account_id }) => account_id),
  )
  return stakes.map((stake) => {
    const due = dues.get(stake.account_id) ?? 0
    return { stake, due, gold: Math.max(due - stake.paid, -(held.get(stake.account_id)?.gold ?? 0)) }
  })
}

const isNew = ({ due }: StakeRow): boolean => due === null

/**
 * First returns coins to the pool, then balances it with the platform, then pays out: the pool ends empty. Takes a few round trips, however
 * many have staked: all their accounts are locked until it is done.
 */
async function moveCoins(tx: MoneyTx, row: QuestionRow, moves: readonly Move[], { now, titleOf }: Settling): Promise<void> {
  const [question, revision, title] = [row.id, row.turns + 1, await titleOf(row.match_id, tx)]
  const paid = (some: readonly Move[]) =>
    some.map(({ stake, gold }) => guessPayEntry({ question, account: stake.account_id, gold, revision, title }))
  // Stakes that no settlement has seen are still in the pool: all of them for the first settlement, newer ones for a later one.
  const staked = moves.reduce((sum, { stake }) => sum + (isNew(stake) ? stake.gold : 0), 0)
  const missing = moves.reduce((sum, { gold }) => sum + gold, 0) - staked
  const platformEntries = missing === 0 ? [] : [guessPlatformEntry({ question, gold: missing, revision, title })]
  const [back, out] = [paid(moves.filter(({ gold }) => gold < 0)), paid(moves.filter(({ gold }) => gold > 0))]
  await postEntries(tx, [...back, ...(missing > 0 ? platformEntries : []), ...out, ...(missing < 0 ? platformEntries : [])], now)
  const settled = moves.map(({ stake, due, gold }) => ({ account: stake.account_id, due, paid: stake.paid + gold }))
  await settleStakes(tx, question, settled, new Date(now))
}

/** Notifies each account of its result; after a correction only if it gains or loses something. */
async function notifyStakers(
  tx: MoneyTx,
  { id, match_id, turns }: QuestionRow,
  { moves, result }: { moves: readonly Move[]; result: GuessOption | null },
  at: Date,
): Promise<void> {
  const cause = `guess ${id} turn ${turns + 1}`
  const recipients = (some: readonly Move[], amountOf: (move: Move) => number) =>
    some.map((move) => ({ account: move.stake.account_id, detail: { match: match_id, amount: amountOf(move) } }))
  const first = recipients(
    moves.filter(({ stake }) => isNew(stake)),
    ({ due }) => due,
  )
  const again = recipients(
    moves.filter(({ stake, gold }) => !isNew(stake) && gold !== 0),
    ({ gold }) => gold,
  )
  const [settled, resettled] = result === null ? (['guess-void', 'guess-void'] as const) : (['guess-settled', 'guess-resettled'] as const)
  await notifyEach(tx, { kind: 'guess', event: settled, cause, people: first }, at)
  await notifyEach(tx, { kind: 'guess', event: resettled, cause, people: again }, at)
}

/** Settles one question by the current state of its match; false if there is nothing to do. */
export async function settleQuestion(tx: MoneyTx, id: string, settling: Settling): Promise<boolean> {
  const row = await lockQuestion(tx, id)
  const [match] = row ? await findCores(tx, [row.match_id]) : []
  if (!row || !match) return false
  const end = guessEndOf(row.kind, row.line, match, row.kind === 'next-half' ? await findBeyond(tx, match) : undefined)
  // A void question was refunded and stays void: a refunded account has no stake on the new date.
  if (row.state === 'void' || end.text === (row.settled_on ?? 'open')) return false
  const at = new Date(settling.productNow)
  const result = end.state === 'over' ? end.result : null
  const settlement: GuessSettlement = { end: end.text, result, at: at.toISOString() }
  const settlements = [...row.settlements, settlement]
  if (end.state === 'open') {
    // The match continues after all. Coins stay where they are until it is over again.
    await setQuestion(tx, id, { state: 'open', result: null, settled_on: null, settled_at: null, settlements })
    return true
  }
  const stakes = await listStakes(tx, id)
  const dues = duesOf(
    stakes.map(({ account_id, option, gold }) => ({ account: account_id, option, gold })),
    result,
  )
  const moves = await movesOf(tx, id, stakes, dues)
  await moveCoins(tx, row, moves, settling)
  await notifyStakers(tx, row, { moves, result }, new Date(settling.now))
  const state = end.state === 'over' ? ('settled' as const) : ('void' as const)
  await setQuestion(tx, id, { state, result, settled_on: end.text, settled_at: at, settlements, turns: row.turns + 1 })
  return true
}

/** Settles the questions of these matches, or all pending ones; returns the number. One failure does not stop the others. */
export async function settleQuestions(db: NodePgDatabase, settling: Settling, matches: readonly string[] | null = null): Promise<number> {
  let settled = 0
  const faults: unknown[] = []
  for (const id of await listUnsettled(db, settling.productNow, matches)) {
    const done = await inMoneyTransaction(db, [], (tx) => settleQuestion(tx, id, settling)).catch(
      (error: unknown) => void faults.push(error),
    )
    if (done) settled += 1
  }
  if (faults.length > 0) throw new AggregateError(faults, `${faults.length} questions could not be settled`)
  return settled
}
