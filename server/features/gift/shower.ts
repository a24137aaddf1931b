// Shows gifts to their rooms: those that are shown at once, and those that waited, at their moment and after a restart.
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Logger } from 'pino'
import type { RoomGiftFrame } from '../../../contract/gift/gift.ts'
import { inMoneyTransaction } from '../../core/database/lock-order.ts'
import { repeat } from '../../core/jobs/repeat.ts'
import { findRoomPerson } from '../rank/store.ts'
import { showHeld } from './give.ts'
import { type GivenRow, listDue } from './given-store.ts'

export interface ToldGift {
  /** Tenths of a diamond: 0 from the bag. */
  paid: number
  /** It begins a row of taps, or reaches one of its round numbers. */
  isRound: boolean
}
export type TellGift = (roomId: string, frame: RoomGiftFrame, about: ToldGift) => void

export interface ShowerParts {
  db: NodePgDatabase
  log: Pick<Logger, 'error'>
  tell: TellGift
  /** False while the ledger is not to be trusted: what waits goes on waiting. */
  open?: () => boolean
  now: () => number
}
export interface GiftShower {
  /** Of a gift that is committed and shown. */
  show(row: GivenRow, shown: number): Promise<void>
  /** Looks again when this moment has come. */
  wake(at: number): void
  /** Shows all whose moment has come; answers how many. */
  showDue(): Promise<number>
  stop(): Promise<void>
}

/** Numbers of a row of taps at which the chat has a line of it. */
const rounds = [10, 66, 188, 520, 1_314, 9_999]
const isRound = (shown: number, num: number): boolean => shown === num || rounds.some((round) => shown >= round && shown - num < round)
/** Milliseconds between two looks for what a restart left behind. */
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
        // One that cannot be shown does not keep the others, and waits for the next look.
        const done = await inMoneyTransaction(db, [from_id], (tx) => showHeld(tx, id, now())).catch((error: unknown) => {
          failed += 1
          log.error({ err: error, gift: id }, 'a gift could not be shown')
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
  const looking = repeat(look, { every: turn, first: 0, log, failure: 'gifts that wait could not be looked at' })

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
