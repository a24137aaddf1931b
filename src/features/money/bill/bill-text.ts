// Formats amounts of bills with their sign.
import type { Bill, WalletName } from '../../../../contract/money/bill.ts'
import { diamonds, grouped } from '../../../core/text/amount-text.ts'

/** Coins are whole; diamonds are counted in tenths. */
export const sumText = (wallet: WalletName, units: number): string => (wallet === 'gold' ? grouped(units) : diamonds(units))

export const amountText = ({ wallet, amount }: Pick<Bill, 'wallet' | 'amount'>): string =>
  `${amount > 0 ? '+' : ''}${sumText(wallet, amount)}`
