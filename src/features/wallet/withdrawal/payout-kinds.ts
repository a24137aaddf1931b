// The kinds of accounts that money goes to, in the order in which they are shown. (The contract's own list comes with its schemas.)
import type { PayoutKind } from '../../../../contract/money/withdrawal.ts'

export const payoutKinds: readonly PayoutKind[] = ['card', 'alipay']
