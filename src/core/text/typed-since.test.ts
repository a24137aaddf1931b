import { expect, test } from 'vitest'
import { typedSince } from './typed-since.ts'

test('clears a field whose text was delivered', () => {
  expect(typedSince('进球了', '进球了')).toBe('')
  expect(typedSince('进球了 ', '进球了 ')).toBe('')
})

test('keeps what was typed after the sent text', () => {
  expect(typedSince('进球了 再来一个', '进球了')).toBe('再来一个')
})

test('keeps a text that has changed since', () => {
  expect(typedSince('再来一个', '进球了')).toBe('再来一个')
  expect(typedSince('进球', '进球了')).toBe('进球')
  expect(typedSince('', '进球了')).toBe('')
})
