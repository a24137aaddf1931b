// What a ledger entry is, and whether it can be booked: the postings of double entry as functions without I/O.
import type { BillType } from '../../contract/money/bill.ts'
import type { Asset } from '../../contract/money/money.ts'
import type { Name } from '../../contract/wire/name.ts'

/** A person's own: what he can spend, what he earned, his coins. Never below zero. */
export type WalletKind = 'consumption' | 'income' | 'gold'
/**
 * The house's: sold, bonus and reward issue diamonds and coins and so owe them; revenue, mall and redeemed take them back;
 * held keeps what waits for an operator; gateway, takings and payouts clear real money.
 */
export type HouseKind = 'sold' | 'bonus' | 'reward' | 'revenue' | 'mall' | 'redeemed' | 'held' | 'gateway' | 'takings' | 'payouts'
export type AccountKind = WalletKind | HouseKind

export interface AccountRef {
  owner: string
  kind: AccountKind
  asset: Asset
}
/** No account of a person can have this id. */
export const house = '@house'
/** What waits is somebody's: the house may not spend it. */
export const mayOwe = ({ owner, kind }: AccountRef): boolean => owner === house && kind !== 'held'
export const nameOfAccount = ({ owner, kind, asset }: AccountRef): string => `${owner}/${kind}/${asset}`

export interface Leg {
  account: AccountRef
  /** Signed, in the smallest unit of the asset. */
  amount: number
}
export interface Memo {
  title?: Name
  /** Order, withdrawal or record that it belongs to. */
  ref?: string
}
export interface Entry {
  /** At most one transaction of the ledger has it, for ever: what keeps a credit from being given twice. */
  key: string
  type: BillType
  /** Whose act it is. */
  actor: string
  legs: readonly Leg[]
  memo?: Memo
}

const mostLegs = 32

/** Throws where an entry is no entry: a fault of the caller, never of a person. R-LEDGER-1, I1. */
export function checkEntry({ key, legs }: Entry): void {
  if (key === '' || key.length > 200) throw new RangeError('an entry needs a key of 1 to 200 characters')
  if (legs.length < 2 || legs.length > mostLegs) throw new RangeError(`an entry has 2 to ${mostLegs} legs`)
  const sums = new Map<Asset, number>()
  for (const { account, amount } of legs) {
    if (!Number.isSafeInteger(amount) || amount === 0) throw new RangeError(`an amount is a whole number that is not 0: ${amount}`)
    sums.set(account.asset, (sums.get(account.asset) ?? 0) + amount)
  }
  for (const [asset, sum] of sums) if (sum !== 0) throw new RangeError(`the legs of ${key} sum to ${sum} ${asset}`)
}

/** Balances after each leg in its order, or null when a wallet would fall below zero. `balances` changes only when it is booked. */
export function book(entry: Entry, balances: Map<string, number>): number[] | null {
  checkEntry(entry)
  const changed = new Map<string, number>()
  const afters: number[] = []
  for (const { account, amount } of entry.legs) {
    const name = nameOfAccount(account)
    const after = (changed.get(name) ?? balances.get(name) ?? 0) + amount
    if (!Number.isSafeInteger(after)) throw new RangeError(`${name} would leave the safe integers`)
    changed.set(name, after)
    afters.push(after)
  }
  for (const { account } of entry.legs) if (!mayOwe(account) && (changed.get(nameOfAccount(account)) ?? 0) < 0) return null
  for (const [name, after] of changed) balances.set(name, after)
  return afters
}
