import { expect, it } from 'vitest'
import { categorySections } from './category-sections.ts'

const of = (...ids: string[]) => ids.map((id) => ({ id }))
const sectionsOf = (all: string, mine = '', recommended = '') => {
  const list = (ids: string) => of(...ids)
  const { mine: own, recommended: first, others } = categorySections({ all: list(all), mine: list(mine), recommended: list(recommended) })
  return [own, first, others].map((section) => section.map(({ id }) => id).join(''))
}

it('contains each category once, even if it is recommended several times', () => {
  expect(sectionsOf('abcdefgh', '', 'hgfedcba')).toEqual(['', 'hgfe', 'abcd'])
  expect(sectionsOf('abcdefgh', 'ha', 'gfedcbah')).toEqual(['ha', 'gfed', 'bc'])
})

it('recommends none when there are only a few', () => {
  expect(sectionsOf('abcd', '', 'abcd')).toEqual(['', '', 'abcd'])
  expect(sectionsOf('abcdef', 'ab', 'cdef')).toEqual(['ab', '', 'cdef'])
})

it('shows each category as it is in the full list now', () => {
  const before = { id: 'a', followed: false }
  const now = { id: 'a', followed: true }
  expect(categorySections({ all: [now], mine: [before], recommended: [] }).mine).toEqual([now])
})
