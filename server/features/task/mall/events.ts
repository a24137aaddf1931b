import type { MoneyTx } from '../../../core/database/lock-order.ts'
import { eventType } from '../../../core/event/events.ts'

/** `now`: real milliseconds. */
export const goodsExchanged = eventType<{ accountId: string; goodsId: string; now: number }, MoneyTx>('goods exchanged')
