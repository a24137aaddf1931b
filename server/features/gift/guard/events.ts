import type { MoneyTx } from '../../../core/database/lock-order.ts'
import { eventType } from '../../../core/event/events.ts'

/** Guard or noble bought in the room of another member. `paid`: tenths of a diamond; `now`: real milliseconds. */
export const statusBought = eventType<{ roomId: string; buyerId: string; paid: number; now: number }, MoneyTx>('status bought')
