// Giving: one call after another, each with a key of its own; taps of a row are counted together, and the last can be taken back.
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { ApiQuery } from '../../../contract/api.ts'
import type { Gift, GiftReceipt, GiftSource } from '../../../contract/gift/gift.ts'
import { ApiError } from '../../core/api/api.ts'
import { serverNow } from '../../core/clock/server-time.ts'
import { moneyCall } from '../../core/money/money-call.ts'
import { roomRankKey } from '../../core/room/room-rank.ts'
import { roomClock } from '../stream/clock/room-clock.ts'
import { bagQuery, balanceIs, giftsQuery } from './gift-queries.ts'
import { type Spending, useSpend } from './spend/use-spend.ts'

export interface Choice {
  gift: Gift
  num: number
  from: GiftSource
}
export interface Held {
  receipt: GiftReceipt
  gift: Gift
}
export interface Giving {
  spending: Spending
  /** Gifts of the row of taps that still runs; 0: none does. */
  combo: number
  /** What the room has not seen yet and can be taken back. */
  held: Held | null
  give(choice: Choice, confirmed?: boolean): Promise<void>
  /** Something else was chosen: the row of taps is over. */
  changed(): void
  takenBack(id: string): void
}

/** Taps that may wait while one is under way. */
const mostWaiting = 20
const standingKeys = [[roomRankKey], ['POST api/Live_streaming/getFansGroupInfo']]
const sameOf = ({ gift, num, from }: Choice): string => `${gift.id} ${num} ${from}`

export function useGive(roomId: string, comboMs: number): Giving {
  const client = useQueryClient()
  const spending = useSpend()
  const [combo, setCombo] = useState(0)
  const [held, setHeld] = useState<Held[]>([])
  const row = useRef({ id: '', same: '', until: 0 })
  const unsent = useRef<{ same: string; query: ApiQuery<'GET api/member/handselGift'> } | null>(null)
  const waiting = useRef(0)
  const running = useRef(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  /** What failed without an answer is the same request when it is tried again. */
  function queryOf(choice: Choice): ApiQuery<'GET api/member/handselGift'> {
    const same = sameOf(choice)
    if (unsent.current?.same === same) return unsent.current.query
    const runs = row.current.same === same && Date.now() < row.current.until
    row.current = { id: runs ? row.current.id : crypto.randomUUID(), same, until: row.current.until }
    const moment = roomClock.now()
    const { gift, num, from } = choice
    const query = {
      room_id: roomId,
      gift_id: gift.id,
      num: String(num),
      from,
      combo: row.current.id,
      ...(from === 'wallet' && { price: String(gift.price) }),
      ...(moment !== null && { at: new Date(moment).toISOString() }),
    }
    unsent.current = { same, query }
    return query
  }

  function took(choice: Choice, receipt: GiftReceipt): void {
    unsent.current = null
    balanceIs(receipt.balance)
    if (choice.from === 'bag') void client.invalidateQueries({ queryKey: bagQuery().queryKey })
    row.current.until = Date.now() + comboMs
    setCombo(receipt.combo)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      setCombo(0)
      if (choice.from === 'bag') return
      // The row is over: now it counts in the ranking and among the fans.
      for (const queryKey of standingKeys) void client.invalidateQueries({ queryKey })
    }, comboMs)
    if (receipt.undo_until !== null) {
      setHeld((known) => [...known.filter((one) => Date.parse(one.receipt.undo_until ?? '') > serverNow()), { receipt, gift: choice.gift }])
    }
  }

  /** Nothing was given: another try is another request, at the price of then and the moment of then. */
  function refused(error: unknown): void {
    if (!(error instanceof ApiError) || error.error === 'error') return
    unsent.current = null
    if (error.error === 'price-changed') void client.invalidateQueries({ queryKey: giftsQuery().queryKey })
  }

  async function give(choice: Choice, confirmed = false): Promise<void> {
    // A second tap of the first is a slip; in a row of taps each counts.
    if (running.current) {
      if (combo > 0 && row.current.same === sameOf(choice)) waiting.current = Math.min(mostWaiting, waiting.current + 1)
      return
    }
    running.current = true
    const work = async (idempotencyKey: string, isConfirmed: boolean): Promise<void> => {
      const query = { ...queryOf(choice), ...(isConfirmed && { confirm: '1' as const }) }
      try {
        took(choice, await moneyCall('GET api/member/handselGift', { query, idempotencyKey }))
      } catch (error) {
        refused(error)
        throw error
      }
    }
    while (await spending.run(sameOf(choice), work, confirmed)) {
      if (confirmed || waiting.current === 0) break
      waiting.current -= 1
    }
    waiting.current = 0
    running.current = false
  }

  return {
    spending,
    combo,
    held: held.at(-1) ?? null,
    give,
    changed() {
      row.current.until = 0
      setCombo(0)
      spending.changed()
    },
    takenBack: (id) => setHeld((known) => known.filter(({ receipt }) => receipt.id !== id)),
  }
}
