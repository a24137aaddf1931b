// Checks in once per day, with the account locked while its seats are read and written.
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { SignDay } from '../../../contract/task/task.ts'
import { makeUp, rowOf, seatGold, seatsOf, signToday, streakOf } from '../../../rules/member/check-in.ts'
import { nameOfAccount } from '../../../rules/money/ledger.ts'
import { goldOf, rewardEntry } from '../../../rules/money/ledger-entry.ts'
import { dayIn } from '../../../rules/time/day.ts'
import type { MoneyTx } from '../../core/database/lock-order.ts'
import { fail } from '../../core/http/fail.ts'
import { postEntry } from '../money/ledger/store.ts'
import { insertCheckIn, listSigned, type SignedHere } from './check-in-store.ts'
import { countAct, findTaskMember, takeMakeUpCard, upsertTaskMember } from './store.ts'

type Db = Pick<NodePgDatabase, 'select' | 'insert' | 'update'>
/** Days to look back for a streak. */
const lookbackDays = 400

/** The reader's current day. After a change of time zone the last checked-in day continues until it ends in its own zone. */
function dayOf([last]: readonly SignedHere[], tz: string, now: number): string {
  return last && dayIn(now, last.tz) <= last.day ? last.day : dayIn(now, tz)
}

export interface CheckInState {
  sign: SignDay[]
  is_sign: 0 | 1
  make_up_cards: number
  streak: number
}
export async function readCheckIn(db: Db, account: string, tz: string | undefined, now: number): Promise<CheckInState> {
  const member = await findTaskMember(db, account)
  const signed = await listSigned(db, account, lookbackDays)
  const row = rowOf(signed, dayOf(signed, tz ?? member.tz, now))
  const sign = seatsOf(row, member.make_up_cards)
  return {
    sign,
    is_sign: row.signed.has(row.today) ? 1 : 0,
    make_up_cards: member.make_up_cards,
    streak: streakOf(signed, row.today),
  }
}

export interface SignedDay {
  num: number
  day: string
  lz_num: number
  gold: number
  made_up: boolean
  bonus: boolean
}
export interface CheckInInput {
  /** A seat of the displayed row: today's, or an empty one of the past. */
  id: string
  tz?: string
  /** The displayed row's day: past midnight its seat of today costs a card. */
  today?: string
}
export async function signSeat(tx: MoneyTx, account: string, { id, tz, today }: CheckInInput, now: number): Promise<SignedDay> {
  const member = await upsertTaskMember(tx, account, tz)
  const signed = await listSigned(tx, account)
  const row = rowOf(signed, dayOf(signed, member.tz, now))
  if (today !== undefined && today !== row.today) throw fail('not-found')
  const seat = seatsOf(row, 1).find((one) => one.id === id)
  if (!seat) throw fail('not-found')
  if (seat.state === 'taken') throw fail('already-signed')
  const isToday = seat.state === 'today'
  const signing = isToday ? signToday(row) : makeUp(row, seat.num)
  if (!signing) throw fail('not-found')
  if (!isToday) await takeMakeUpCard(tx, account)
  const { day, num, gold } = signing
  await insertCheckIn(tx, { account_id: account, day, num, gold, made_up: !isToday, tz: member.tz, at: new Date(now) })
  const { balances } = await postEntry(tx, rewardEntry('check-in', account, gold, `check-in:${account}:${day}`, { ref: day }), now)
  const paid = isToday ? await countAct(tx, { account, act: 'check-in', now }) : []
  const after = (balances.get(nameOfAccount(goldOf(account))) ?? 0) + paid.reduce((sum, one) => sum + one.paid, 0)
  return { num, day, lz_num: gold, gold: after, made_up: !isToday, bonus: num === seatGold.length }
}
