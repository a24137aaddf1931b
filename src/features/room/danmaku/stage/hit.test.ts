import { expect, it } from 'vitest'
import type { StageDanmaku } from '../stage-danmaku.ts'
import { type Drawn, danmakuAt } from './hit.ts'

const drawn = (id: string, more: Partial<Drawn> = {}): Drawn => ({
  danmaku: { id } as StageDanmaku,
  width: 100,
  y: 0,
  from: 500,
  to: -100,
  lasts: 6_000,
  began: 0,
  ...more,
})
const at = (items: Drawn[], x: number, y: number, now: number) => danmakuAt(items, { x, y, high: 30, now })?.id ?? null

it('is found at its current position, and not at its previous one', () => {
  const items = [drawn('one')]
  expect(at(items, 550, 10, 0)).toBe('one')
  expect(at(items, 250, 10, 3_000)).toBe('one')
  expect(at(items, 550, 10, 3_000)).toBeNull()
})

it('lies in its lane, and stands still when it does not scroll', () => {
  const items = [drawn('above'), drawn('below', { y: 30, from: 200, to: 200, lasts: 4_000 })]
  expect(at(items, 250, 15, 3_000)).toBe('above')
  expect(at(items, 250, 45, 0)).toBe('below')
  expect(at(items, 250, 45, 3_900)).toBe('below')
  expect(at(items, 250, 75, 3_000)).toBeNull()
})

it('is the newest of overlapping ones', () => {
  expect(at([drawn('old'), drawn('new')], 550, 10, 0)).toBe('new')
})
