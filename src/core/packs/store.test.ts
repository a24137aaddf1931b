import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { PackItemRecord, PackRecord } from '../storage/db.ts'
import { bytesOf, overBudget, sizeOf } from './store.ts'

const pack = (name: string, savedAt: number, bytes: number): PackRecord => ({ name, wanted: true, savedAt, bytes, count: 1 })

describe('pack budget', () => {
  it('drops the oldest first, and the reader’s own choice last', () => {
    const packs = [pack('news', 30, 40), pack('articles', 1, 40), pack('schedule', 20, 40), pack('tables', 10, 40)]
    expect(overBudget(packs, 160)).toEqual([])
    expect(overBudget(packs, 100).map(({ name }) => name)).toEqual(['tables', 'schedule'])
    expect(overBudget(packs, 0).map(({ name }) => name)).toEqual(['tables', 'schedule', 'news', 'articles'])
  })

  it('always ends within the budget and drops nothing without need', () => {
    const packs = fc.array(fc.record({ savedAt: fc.nat(100), bytes: fc.nat(50) }), { maxLength: 8 })
    fc.assert(
      fc.property(packs, fc.nat(200), (made, budget) => {
        const all = made.map(({ savedAt, bytes }, index) => pack(`p${index}`, savedAt, bytes))
        const gone = overBudget(all, budget)
        const left = all.filter((one) => !gone.includes(one)).reduce((sum, { bytes }) => sum + bytes, 0)
        expect(left).toBeLessThanOrEqual(budget)
        const last = gone.at(-1)
        if (last) expect(left + last.bytes).toBeGreaterThan(budget)
      }),
    )
  })

  it('counts a shared picture once', () => {
    const item = (key: string, pictures: PackItemRecord['pictures']): PackItemRecord => ({
      pack: 'news',
      key,
      data: null,
      pictures,
      savedAt: 0,
      bytes: 10,
    })
    const shared = { path: '/news/a.webp', bytes: 100 }
    expect(sizeOf([item('1', [shared]), item('2', [shared, { path: '/news/b.webp', bytes: 1 }])])).toBe(121)
    expect(bytesOf('比分')).toBe(8)
  })
})
