import type { MoneyTx } from '../../../core/database/lock-order.ts'
import { eventType } from '../../../core/event/events.ts'

/** An order was paid and credited. `now`: real milliseconds. */
export const rechargePaid = eventType<{ accountId: string; orderId: string; now: number }, MoneyTx>('recharge paid')
