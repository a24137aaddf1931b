// Broadcasts gifts, immediately or when their undo window ends, also after a restart.
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Logger } from 'pino'
import type { RoomGiftFrame } from '../../../contract/gift/gift.ts'
import { inMoneyTransaction } from '../../core/database/lock-order.ts'
import { repeat } from '../../core/jobs/repeat.ts'
import { findRoomPerson } from '../rank/store.ts'
import { showHeld } from './give.ts'
import { type GivenRow, listDue } from './given-store.ts'

export interface ToldGift {
  /** Tenths of a diamond; 0 for a gift from the bag. */
  paid: number
  /** It starts a combo or reaches one of its milestones. */
  isRound: boolean
}
export type TellGift = (roomId: string, frame: RoomGiftFrame, about: ToldGift) => void

export interface ShowerParts {
  db: NodePgDatabase
  log: Pick<Logger, 'error'>
  tell: TellGift
  /** False while the ledger is not trustworthy: held gifts stay held. */
  open?: () => boolean
  now: () => number
}
export interface GiftShower {
  /** Broadcasts a gift that is committed and due. */
  show(row: GivenRow, shown: number): Promise<void>
  /** Schedules a check for this time, in Unix milliseconds. */
  wake(at: number): void
  /** Shows all held gifts that are due; returns their number. */
  showDue(): Promise<number>
  stop(): Promise<void>
}

/** Combo counts that are announced in the chat. */
const rounds = [10, 66, 188, 520, 1_314, 9_999]
const isRound = (shown: number, num: number): boolean => shown === num || rounds.some((round) => shown >= round && shown - num < round)
/** Polling interval for gifts left by a restart, in milliseconds. */
const turn = 15_000
const atOnce = 200

export function openShower({ db, log, tell, open = () => true, now }: ShowerParts): GiftShower {
  const timers = new Set<NodeJS.Timeout>()

  async function show(row: GivenRow, shown: number): Promise<void> {
    const person = await findRoomPerson(db, row.room_id, row.from_id, now())
    const { gift_id, name, img, unit, effect, num, combo_id } = row
    tell(
      row.room_id,
      {
        id: row.id,
        person,
        gift: { id: gift_id, name, img, price: unit, effect },
        num,
        combo: shown,
        combo_id,
        at: row.at?.toISOString() ?? null,
      },
      { paid: row.price, isRound: isRound(shown, num) },
    )
  }

  async function showDue(): Promise<number> {
    let count = 0
    let failed = 0
    while (open()) {
      const due = await listDue(db, now(), atOnce, failed)
      for (const { id, from_id } of due) {
        // A failure does not stop the others; the gift is retried at the next poll.
        const done = await inMoneyTransaction(db, [from_id], (tx) => showHeld(tx, id, now())).catch((error: unknown) => {
          failed += 1
          log.error({ err: error, gift: id }, 'gift release failed')
          return null
        })
        if (!done) continue
        count += 1
        await show(done.row, done.shown)
      }
      if (due.length < atOnce) break
    }
    return count
  }
  const look = async (): Promise<void> => void (await showDue())
  const looking = repeat(look, { every: turn, first: 0, log, failure: 'held gift poll failed' })

  return {
    show,
    showDue,
    wake(at) {
      const timer = setTimeout(
        () => {
          timers.delete(timer)
          looking.wake()
        },
        Math.max(0, at - now()) + 20,
      )
      timer.unref()
      timers.add(timer)
    },
    async stop() {
      for (const timer of timers) clearTimeout(timer)
      await looking.stop()
    },
  }
}
