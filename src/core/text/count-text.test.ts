import { expect, it } from 'vitest'
import { countText } from './count-text.ts'

it('abbreviates large counts and never rounds up', () => {
  expect([9_999, 10_000, 32_999, 3_200_000, 123_456_789].map((count) => countText(count, 'zh'))).toEqual([
    '9,999',
    '1万',
    '3.2万',
    '320万',
    '1.2亿',
  ])
  expect([32_999, 1_250_000].map((count) => countText(count, 'en'))).toEqual(['32.9K', '1.2M'])
  expect(countText(32_000, 'vi')).toBe('32 N')
})
