import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { FollowOrder } from '../../../contract/follow/follow-order.ts'
import { arranged, emptyFollowOrder, isSpecial, moveChange, sectionsOf, withChange } from './follow-order.ts'

const team = (id: string) => ({ kind: 'team' as const, id })
const items = [...'abcde'].map(team)
const ids = (list: readonly { id: string }[]): string => list.map(({ id }) => id).join('')
const shown = (order: FollowOrder): string =>
  sectionsOf(items, order)
    .map(({ group, items: list }) => `${group?.name ?? ''}${ids(list)}`)
    .join(' ')

it('keeps follows that were never moved in their order, in no group', () => {
  expect(shown(emptyFollowOrder)).toBe('abcde')
})

it('puts follows into groups, moves them, and releases those of a deleted group', () => {
  const named = withChange(emptyFollowOrder, {
    groups: [
      { id: 'g', name: '主队' },
      { id: 'h', name: '看看' },
    ],
  })
  const first = withChange(named, moveChange([], team('d'), 'g', 0, named))
  const second = withChange(first, moveChange([team('d')], team('b'), 'g', 0, first))
  expect(shown(second)).toBe('主队bd 看看 ace')
  const swapped = withChange(second, moveChange([team('b'), team('d')], team('b'), 'g', 1, second))
  expect(shown(swapped)).toBe('主队db 看看 ace')
  expect(shown(withChange(swapped, { ended: ['g'] }))).toMatch(/^看看 /)
  // A move into a group that another device has deleted is a move into none.
  expect(withChange(emptyFollowOrder, { marks: [{ ...team('a'), group: 'gone' }] }).marks).toMatchObject([{ group: null }])
})

it('shows special follows before all groups', () => {
  const order = withChange(emptyFollowOrder, { marks: [{ ...team('c'), special: true }] })
  expect(isSpecial(order, team('c'))).toBe(true)
  expect(ids(arranged(items, order))).toBe('cabde')
})

it('shows each follow once, wherever it was moved', () => {
  const place = fc.nat(4)
  fc.assert(
    fc.property(fc.array(fc.tuple(place, fc.constantFrom(null, 'g', 'h'), place), { maxLength: 40 }), (moves) => {
      let order = withChange(emptyFollowOrder, {
        groups: [
          { id: 'g', name: 'G' },
          { id: 'h', name: 'H' },
        ],
      })
      for (const [which, group, to] of moves) {
        const item = items[which] ?? team('a')
        const others = (sectionsOf(items, order).find((section) => (section.group?.id ?? null) === group)?.items ?? []).filter(
          (one) => one !== item,
        )
        const at = Math.min(to, others.length)
        order = withChange(order, moveChange(others, item, group, at, order))
        const section = sectionsOf(items, order).find((one) => (one.group?.id ?? null) === group)
        expect(section?.items[at]).toEqual(item)
      }
      expect(
        ids(sectionsOf(items, order).flatMap((section) => section.items))
          .split('')
          .sort()
          .join(''),
      ).toBe('abcde')
    }),
  )
})
