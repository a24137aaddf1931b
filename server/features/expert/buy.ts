// Payments for schemes: sales into the scheme's own account, and immediate tips, in the caller's transaction.
import type { MatchRow } from '../../../contract/match/match-row.ts'
import { endOf } from '../../../rules/expert/play.ts'
import { shareOf } from '../../../rules/money/income-share.ts'
import { nameOfAccount } from '../../../rules/money/ledger.ts'
import { consumptionOf, type SchemeSale, schemeSaleEntry, spendEntry } from '../../../rules/money/ledger-entry.ts'
import type { MoneyTx } from '../../core/database/lock-order.ts'
import { fail } from '../../core/http/fail.ts'
import { findProfiles } from '../account/store.ts'
import { findCores } from '../match/store.ts'
import { spendAs } from '../money/wallet/store.ts'
import { findSales, insertSale, insertTip, lockScheme, type SaleRow, type SchemeRow } from './scheme-store.ts'
import { isExpert } from './store.ts'
import { findExpertTerms } from './terms.ts'

type Names = Pick<
  MatchRow,
  'home_team_name_zh' | 'home_team_name_en' | 'home_team_name_vi' | 'away_team_name_zh' | 'away_team_name_en' | 'away_team_name_vi'
>
/** The title on bills. */
export const titleOf = (match: Names | undefined): SchemeSale['title'] =>
  match && {
    zh: `${match.home_team_name_zh} 对 ${match.away_team_name_zh}`,
    en: `${match.home_team_name_en} v ${match.away_team_name_en}`,
    vi: `${match.home_team_name_vi} – ${match.away_team_name_vi}`,
  }

export interface Buying {
  scheme: string
  account: string
  title: SchemeSale['title']
  confirmed: boolean
}

/** Locks and returns the scheme; throws not-found if it is not for sale because its author is no longer an expert, or is blocked. */
async function sellable(tx: MoneyTx, id: string): Promise<SchemeRow> {
  const row = await lockScheme(tx, id)
  if (!row || row.removed_at !== null || !(await isExpert(tx, row.expert_id))) throw fail('not-found')
  if ((await findProfiles(tx, [row.expert_id])).get(row.expert_id)?.gone) throw fail('not-found')
  return row
}

/** Throws gift-self for the author, already-decided for a free or finished scheme, limit-reached if already bought. */
export async function buyScheme(
  tx: MoneyTx,
  { scheme, account, title, confirmed }: Buying,
  now: number,
): Promise<{ row: SchemeRow; balance: number }> {
  const row = await sellable(tx, scheme)
  if (row.expert_id === account) throw fail('gift-self')
  // The match itself determines whether it is over, settled or not: from then on the scheme is public.
  const [match] = await findCores(tx, [row.match_id])
  const isOver = match !== undefined && endOf(match).state !== 'open'
  if (row.price === 0 || row.state !== 'open' || isOver) throw fail('already-decided')
  const { open, share } = await findExpertTerms(tx)
  if (!open) throw fail('unavailable')
  const entry = schemeSaleEntry({ scheme, from: account, amount: row.price, title })
  if ((await findSales(tx, [scheme], account)).has(scheme)) throw fail('limit-reached')
  const { balances, day } = await spendAs(tx, entry, { confirmed, now })
  const sale = {
    scheme_id: scheme,
    account_id: account,
    price: row.price,
    income: shareOf(row.price, share),
    spend_day: day ?? '',
    at: new Date(now),
  }
  if (!(await insertSale(tx, sale))) throw fail('limit-reached')
  return { row, balance: balances.get(nameOfAccount(consumptionOf(account))) ?? 0 }
}

export interface Tipping extends Buying {
  id: string
  /** Undefined or 0 if none was entered. */
  amount: number | undefined
}
/** Throws amount-needed without an amount, forbidden if the account may not read it yet. */
export async function tipScheme(tx: MoneyTx, { id, scheme, account, title, amount, confirmed }: Tipping, now: number): Promise<number> {
  if (!amount) throw fail('amount-needed')
  const row = await sellable(tx, scheme)
  if (row.expert_id === account) throw fail('gift-self')
  const { open, share, tip_least, tip_most } = await findExpertTerms(tx)
  if (!open) throw fail('unavailable')
  if (amount < tip_least || amount > tip_most) throw fail('invalid-input')
  const sale: SaleRow | undefined = (await findSales(tx, [scheme], account)).get(scheme)
  if (row.price > 0 && row.state === 'open' && sale === undefined) throw fail('forbidden')
  const entry = spendEntry({
    key: `tip:${id}`,
    type: 'tip',
    from: account,
    amount,
    to: { owner: row.expert_id, amount: shareOf(amount, share) },
    memo: { ...(title ? { title } : {}), ref: scheme },
  })
  const { balances } = await spendAs(tx, entry, { confirmed, now })
  await insertTip(tx, { id, scheme_id: scheme, account_id: account, amount, at: new Date(now) })
  return balances.get(nameOfAccount(consumptionOf(account))) ?? 0
}
