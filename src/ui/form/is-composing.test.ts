import { expect, it } from 'vitest'
import { isComposing } from './is-composing.ts'

it.each([
  ['of an input method, in Chrome and Firefox', { isComposing: true, keyCode: 229 }, true],
  ['that ends a word, in Safari', { isComposing: false, keyCode: 229 }, true],
  ['of a composition without a code', { isComposing: true, keyCode: 0 }, true],
  ['Enter', { isComposing: false, keyCode: 13 }, false],
  ['Escape', { isComposing: false, keyCode: 27 }, false],
])('the key %s', (_, key, isOfMethod) => {
  expect(isComposing(key)).toBe(isOfMethod)
  expect(isComposing({ nativeEvent: key })).toBe(isOfMethod)
})
