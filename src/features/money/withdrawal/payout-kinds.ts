// The kinds of payout accounts, in display order. (The contract's list would load its schemas too.)
import type { PayoutKind } from '../../../../contract/money/withdrawal.ts'

export const payoutKinds: readonly PayoutKind[] = ['card', 'alipay']
