import type { MoneyTx } from '../../core/database/lock-order.ts'
import { eventType } from '../../core/event/events.ts'

/** A gift that the room sees, at once or after its undo window. `paid`: tenths of a diamond, 0 from the bag; `now`: real milliseconds. */
export const giftReleased = eventType<{ roomId: string; giverId: string; paid: number; now: number }, MoneyTx>('gift released')
