// Ledger entries and their booking: double-entry postings as functions without I/O.
import type { BillType } from '../../contract/money/bill.ts'
import type { Asset } from '../../contract/money/money.ts'
import type { Name } from '../../contract/wire/name.ts'

/** A user's wallets: spendable diamonds, income, coins. Never negative. */
export type WalletKind = 'consumption' | 'income' | 'gold'
/**
 * The platform's accounts: sold, bonus and reward issue diamonds and coins and so have negative balances; revenue, mall and redeemed take
 * them back; held contains what awaits a decision; gateway, takings and payouts clear real money.
 */
export type PlatformKind = 'sold' | 'bonus' | 'reward' | 'revenue' | 'mall' | 'redeemed' | 'held' | 'gateway' | 'takings' | 'payouts'
export type AccountKind = WalletKind | PlatformKind

export interface AccountRef {
  owner: string
  kind: AccountKind
  asset: Asset
}
/** No user account can have this id. */
export const platform = '@house'
/** Held amounts belong to someone else: the platform may not spend them. */
export const mayOwe = ({ owner, kind }: AccountRef): boolean => owner === platform && kind !== 'held'
export const nameOfAccount = ({ owner, kind, asset }: AccountRef): string => `${owner}/${kind}/${asset}`

export interface Leg {
  account: AccountRef
  /** Signed, in the smallest unit of the asset. */
  amount: number
}
export interface Memo {
  title?: Name
  /** The order, withdrawal or record that it belongs to. */
  ref?: string
}
export interface Entry {
  /** At most one transaction of the ledger has it, for ever: prevents double credits. */
  key: string
  type: BillType
  /** The account that acts. */
  actor: string
  legs: readonly Leg[]
  memo?: Memo
}

const mostLegs = 32

/** Throws on a malformed entry (programmer error). R-LEDGER-1, I1. */
export function checkEntry({ key, legs }: Entry): void {
  if (key === '' || key.length > 200) throw new RangeError('an entry needs a key of 1 to 200 characters')
  if (legs.length < 2 || legs.length > mostLegs) throw new RangeError(`an entry has 2 to ${mostLegs} legs`)
  const sums = new Map<Asset, number>()
  for (const { account, amount } of legs) {
    if (!Number.isSafeInteger(amount) || amount === 0) throw new RangeError(`an amount must be a nonzero integer: ${amount}`)
    sums.set(account.asset, (sums.get(account.asset) ?? 0) + amount)
  }
  for (const [asset, sum] of sums) if (sum !== 0) throw new RangeError(`the legs of ${key} sum to ${sum} ${asset}`)
}

/** Returns the balance after each leg, or null if a wallet would become negative. Updates `balances` only if the entry is booked. */
export function book(entry: Entry, balances: Map<string, number>): number[] | null {
  checkEntry(entry)
  const changed = new Map<string, number>()
  const afters: number[] = []
  for (const { account, amount } of entry.legs) {
    const name = nameOfAccount(account)
    const after = (changed.get(name) ?? balances.get(name) ?? 0) + amount
    if (!Number.isSafeInteger(after)) throw new RangeError(`${name} would exceed the safe integers`)
    changed.set(name, after)
    afters.push(after)
  }
  for (const { account } of entry.legs) if (!mayOwe(account) && (changed.get(nameOfAccount(account)) ?? 0) < 0) return null
  for (const [name, after] of changed) balances.set(name, after)
  return afters
}
