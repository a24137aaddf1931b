import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Effect, effectBudget, noEffects, pushEffect, tickEffects } from './effect-queue.ts'

const effect = (key: string, more: Partial<Effect> = {}): Effect => ({
  key,
  size: 'banner',
  img: '',
  person: key,
  avatar: '',
  what: { type: 'gift', name: '助威鼓', count: 1 },
  worth: 520,
  ...more,
})
const keys = (list: readonly Effect[]) => list.map(({ key }) => key)

test('merges a combo into one banner with a rising count and a restarted timer', () => {
  let state = pushEffect(noEffects, effect('a'), 0)
  state = pushEffect(state, effect('a', { what: { type: 'gift', name: '助威鼓', count: 2 } }), 3_000)
  expect(state.shown).toHaveLength(1)
  expect(state.shown[0]).toMatchObject({ what: { count: 2 }, until: 3_000 + effectBudget.stays.banner })
  expect(tickEffects(state, 4_000)).toBe(state)
  expect(pushEffect(state, effect('a'), 3_000)).toEqual(state)
  expect(tickEffects(state, 7_000).shown).toEqual([])
})

test('shows the higher value first, and an entry waits for its turn', () => {
  let state = noEffects
  for (const key of ['a', 'b']) state = pushEffect(state, effect(key), 0)
  state = pushEffect(state, effect('cheap', { worth: 10 }), 0)
  state = pushEffect(state, effect('dear', { worth: 9_000 }), 0)
  expect(keys(state.shown)).toEqual(['a', 'b'])
  state = tickEffects(state, effectBudget.stays.banner)
  expect(keys(state.shown)).toEqual(['dear', 'cheap'])
})

test('stays within the budget for any input, and ends empty', () => {
  const pushes = fc.array(
    fc.record({
      key: fc.integer({ min: 0, max: 40 }).map(String),
      size: fc.constantFrom<Effect['size']>('banner', 'full'),
      worth: fc.nat(10_000),
      after: fc.integer({ min: 0, max: 2_000 }),
    }),
    { maxLength: 120 },
  )
  fc.assert(
    fc.property(pushes, (list) => {
      let state = noEffects
      let now = 0
      for (const { after, ...more } of list) {
        now += after
        state = tickEffects(pushEffect(state, effect(more.key, more), now), now)
        for (const size of ['banner', 'full'] as const)
          expect(state.shown.filter((one) => one.size === size).length).toBeLessThanOrEqual(effectBudget[size])
        expect(state.waiting.length).toBeLessThanOrEqual(effectBudget.waiting)
      }
      for (let index = 0; index < 40; index += 1) {
        now += 4_000
        state = tickEffects(state, now)
      }
      expect(state).toEqual(noEffects)
    }),
  )
})
