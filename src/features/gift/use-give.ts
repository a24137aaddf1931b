// Sends gifts one request at a time, each with its own idempotency key; taps form a combo, and the last gift can be undone.
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { ApiQuery } from '../../../contract/api.ts'
import type { Gift, GiftReceipt, GiftSource } from '../../../contract/gift/gift.ts'
import { ApiError } from '../../core/api/api.ts'
import { serverNow } from '../../core/clock/server-time.ts'
import { moneyCall } from '../../core/money/money-call.ts'
import { roomRankKey } from '../../core/room/room-rank.ts'
import { roomClock } from '../room/stream/clock/room-clock.ts'
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
  /** Count of the running combo; 0 if none. */
  combo: number
  /** The latest gift that the room has not seen yet and that can be undone. */
  held: Held | null
  give(choice: Choice, confirmed?: boolean): Promise<void>
  /** The selection has changed: ends the combo. */
  changed(): void
  takenBack(id: string): void
}

/** Maximum number of taps queued while a request is in flight. */
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

  /** A retry after a lost response reuses the same request. */
  function queryOf(choice: Choice): ApiQuery<'GET api/member/handselGift'> {
    const same = sameOf(choice)
    if (unsent.current?.same === same) return unsent.current.query
    const runs = row.current.same === same && Date.now() < row.current.until
    row.current = { id: runs ? row.current.id : crypto.randomUUID(), same, until: row.current.until }
    const pictureTime = roomClock.now()
    const { gift, num, from } = choice
    const query = {
      room_id: roomId,
      gift_id: gift.id,
      num: String(num),
      from,
      combo: row.current.id,
      ...(from === 'wallet' && { price: String(gift.price) }),
      ...(pictureTime !== null && { at: new Date(pictureTime).toISOString() }),
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
      // The combo has ended: it now counts in the ranking and in the fan club.
      for (const queryKey of standingKeys) void client.invalidateQueries({ queryKey })
    }, comboMs)
    if (receipt.undo_until !== null) {
      setHeld((known) => [...known.filter((one) => Date.parse(one.receipt.undo_until ?? '') > serverNow()), { receipt, gift: choice.gift }])
    }
  }

  /** The server has refused: the next attempt is a new request, with the current price and playback time. */
  function refused(error: unknown): void {
    if (!(error instanceof ApiError) || error.error === 'error') return
    unsent.current = null
    if (error.error === 'price-changed') void client.invalidateQueries({ queryKey: giftsQuery().queryKey })
  }

  async function give(choice: Choice, confirmed = false): Promise<void> {
    // A second tap during the first request is accidental; within a combo each tap counts.
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
