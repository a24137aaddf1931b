// Broadcasts gifts, immediately or when their undo window ends, also after a restart.
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Logger } from 'pino'
import type { RoomGiftFrame, RoomPerson } from '../../../contract/gift/gift.ts'
import { inMoneyTransaction } from '../../core/database/lock-order.ts'
import type { Events } from '../../core/event/events.ts'
import { repeat } from '../../core/jobs/repeat.ts'
import { releaseHeld } from './give.ts'
import { type GivenRow, listDue } from './given-store.ts'

export interface GiftMeta {
  /** Tenths of a diamond; 0 for a gift from the bag. */
  paid: number
  /** It starts a combo or reaches one of its milestones. */
  isRound: boolean
}
export type PublishGift = (roomId: string, frame: RoomGiftFrame, about: GiftMeta) => void

export interface GiftReleaserDeps {
  db: NodePgDatabase
  events: Events
  log: Pick<Logger, 'error'>
  broadcast: PublishGift
  /** A person as a room shows them. */
  personIn(roomId: string, accountId: string): Promise<RoomPerson>
  /** False while the ledger is not trustworthy: held gifts stay held. */
  open?: () => boolean
  now: () => number
}
export interface GiftReleaser {
  /** Broadcasts a gift that is committed and due. */
  release(row: GivenRow, comboTotal: number): Promise<void>
  /** Schedules a check for this time, in Unix milliseconds. */
  wake(at: number): void
  /** Shows all held gifts that are due; returns their number. */
  releaseDue(): Promise<number>
  stop(): Promise<void>
}

/** Combo counts that are announced in the chat. */
const rounds = [10, 66, 188, 520, 1_314, 9_999]
const isRound = (comboTotal: number, num: number): boolean =>
  comboTotal === num || rounds.some((round) => comboTotal >= round && comboTotal - num < round)
/** Polling interval for gifts left by a restart, in milliseconds. */
const interval = 15_000
const atOnce = 200

export function startGiftReleaser({ db, events, log, broadcast, personIn, open = () => true, now }: GiftReleaserDeps): GiftReleaser {
  const timers = new Set<NodeJS.Timeout>()

  async function release(row: GivenRow, comboTotal: number): Promise<void> {
    const person = await personIn(row.room_id, row.from_id)
    const { gift_id, name, img, unit, effect, num, combo_id } = row
    broadcast(
      row.room_id,
      {
        id: row.id,
        person,
        gift: { id: gift_id, name, img, price: unit, effect },
        num,
        combo: comboTotal,
        combo_id,
        at: row.at?.toISOString() ?? null,
      },
      { paid: row.price, isRound: isRound(comboTotal, num) },
    )
  }

  async function releaseDue(): Promise<number> {
    let count = 0
    let failed = 0
    while (open()) {
      const due = await listDue(db, now(), atOnce, failed)
      for (const { id, from_id } of due) {
        // A failure does not stop the others; the gift is retried at the next poll.
        const done = await inMoneyTransaction(db, [from_id], (tx) => releaseHeld(tx, id, now(), events)).catch((error: unknown) => {
          failed += 1
          log.error({ err: error, gift: id }, 'gift release failed')
          return null
        })
        if (!done) continue
        count += 1
        await release(done.row, done.comboTotal)
      }
      if (due.length < atOnce) break
    }
    return count
  }
  const poll = async (): Promise<void> => void (await releaseDue())
  const looking = repeat(poll, { every: interval, first: 0, log, failure: 'held gift poll failed' })

  return {
    release,
    releaseDue,
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
