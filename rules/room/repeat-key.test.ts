import { expect, it } from 'vitest'
import { repeatKey } from './repeat-key.ts'

it.each(['好球', '好球。', '好球！！', '好\u200b球', ' 好 球 ', '「好球」', '好球…\ufe0f'])('treats %j as a repeat of 好球', (text) => {
  expect(repeatKey(text)).toBe(repeatKey('好球'))
})
it.each([
  ['2-1', '21'],
  ['好球', '好球啊'],
  ['👏', '👏👏'],
  ['！', '？'],
  ['má', 'ma'],
  ['1.5', '15'],
])('distinguishes %j from %j', (one, other) => {
  expect(repeatKey(one)).not.toBe(repeatKey(other))
})
it('ignores character width and case', () => {
  expect(repeatKey('ＧＯＡＬ')).toBe(repeatKey('goal.'))
})
