import { expect, test } from 'vitest'
import { typedSince } from './typed-since.ts'

test('a field whose words have arrived is empty', () => {
  expect(typedSince('进球了', '进球了')).toBe('')
  expect(typedSince('进球了 ', '进球了 ')).toBe('')
})

test('what was typed after the words that were sent stays', () => {
  expect(typedSince('进球了 再来一个', '进球了')).toBe('再来一个')
})

test('words that are others by now stay whole', () => {
  expect(typedSince('再来一个', '进球了')).toBe('再来一个')
  expect(typedSince('进球', '进球了')).toBe('进球')
  expect(typedSince('', '进球了')).toBe('')
})
