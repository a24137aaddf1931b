import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { isComposing } from './is-composing.ts'

it.each([
  ['of an input method, in Chrome and Firefox', { isComposing: true, keyCode: 229 }, true],
  ['that ends a word, in Safari', { isComposing: false, keyCode: 229 }, true],
  ['of a composition without a code', { isComposing: true, keyCode: 0 }, true],
  ['Enter', { isComposing: false, keyCode: 13 }, false],
  ['Escape', { isComposing: false, keyCode: 27 }, false],
])('detects composition by the key %s', (_, key, isOfMethod) => {
  expect(isComposing(key)).toBe(isOfMethod)
  expect(isComposing({ nativeEvent: key })).toBe(isOfMethod)
})

it('is used by every handler of Enter or Escape where text can be typed', () => {
  const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((path) => /(?<!\.test)\.tsx?$/.test(path))
    .map((path) => ({ path, text: readFileSync(`src/${path}`, 'utf8') }))
  const hearing = sources.filter(({ text }) => /\bkey [!=]== '(Enter|Escape)'/.test(text))
  expect(hearing.length).toBeGreaterThan(6)
  // List rows contain no text field.
  expect(hearing.filter(({ text }) => !text.includes('isComposing(')).map(({ path }) => path)).toEqual([
    'features/chat/message/ChatList.tsx',
  ])
})
