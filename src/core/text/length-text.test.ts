import { expect, it } from 'vitest'
import { lengthText } from './length-text.ts'

it('formats the length of a broadcast', () => {
  expect([0, 59.9, 65, 3_600, 3_729, -5].map(lengthText)).toEqual(['0:00', '0:59', '1:05', '1:00:00', '1:02:09', '0:00'])
})
