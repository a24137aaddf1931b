import { expect, it } from 'vitest'
import { layOutText } from './text-layout.ts'

const measure = (text: string): number => text.length * 10.2

it('lays out letters and drawings one after the other', () => {
  const { parts, width } = layOutText('好[赞]球[没有]', 20, measure)
  expect(parts.map(({ text, x, art }) => [text, x, art !== null])).toEqual([
    ['好', 0, false],
    ['[赞]', 11.2, true],
    ['球[没有]', 32.2, false],
  ])
  expect(width).toBe(84)
})

it('returns nothing for empty input', () => {
  expect(layOutText('', 20, measure)).toEqual({ parts: [], width: 0 })
})
