import { describe, expect, it } from 'vitest'
import type { GiftRecord } from '../../../../../contract/gift/gift.ts'
import { addPage } from './broadcast-gifts.ts'

const gift = (at: string, num: number): GiftRecord => ({ at: `2026-08-01T${at}:00.000Z`, num, income: num * 5 }) as GiftRecord
const broadcast = { started_at: '2026-08-01T10:00:00.000Z', ended_at: '2026-08-01T12:00:00.000Z' }

describe('gifts of a broadcast', () => {
  it('are those between its start and its end, newest first', () => {
    const page = [gift('12:30', 9), gift('11:59', 2), gift('10:00', 1), gift('09:59', 4)]
    expect(addPage({ num: 1, income: 1 }, page, broadcast)).toEqual({ num: 4, income: 16, isDone: true })
  })

  it('continue with the next page until an older gift appears', () => {
    const full = Array.from({ length: 100 }, () => gift('11:00', 1))
    expect(addPage({ num: 0, income: 0 }, full, broadcast)).toEqual({ num: 100, income: 500, isDone: false })
    expect(addPage({ num: 0, income: 0 }, full.slice(1), broadcast).isDone).toBe(true)
  })
})
