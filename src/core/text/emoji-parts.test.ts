import fc from 'fast-check'
import { expect, test } from 'vitest'
import { emojiTable } from '../../../contract/limits/chat-limits.ts'
import { emojiArt } from './emoji-art.ts'
import { emojiParts } from './emoji-parts.ts'

test('replaces emoji names from the table with drawings and keeps other brackets as typed', () => {
  expect(emojiParts('[赞]好球[不存在][[OK]')).toEqual([
    { text: '[赞]', art: emojiArt['[赞]'] },
    { text: '好球[不存在][', art: null },
    { text: '[OK]', art: emojiArt['[OK]'] },
  ])
  expect(emojiParts('')).toEqual([])
})

test('has a drawing for every name in the table, and for no other', () => {
  expect(Object.keys(emojiArt).sort()).toEqual(emojiTable.map(({ emojiName }) => emojiName).sort())
})

test('draws every emoji with plain paths and colors', () => {
  const paths = Object.values(emojiArt).flat()
  for (const [path, color] of paths)
    expect([path, color]).toEqual([expect.stringMatching(/^M[\d\sMmHhVvLlQqTtSsCcAaZz.-]+$/), expect.stringMatching(/^#[\dA-F]{6}$/)])
})

test('loses nothing of any typed text', () => {
  const word = fc.oneof(fc.constantFrom(...emojiTable.map(({ emojiName }) => emojiName), '[', ']', '[]'), fc.string({ maxLength: 6 }))
  fc.assert(
    fc.property(fc.array(word), (words) => {
      const text = words.join('')
      const parts = emojiParts(text)
      expect(parts.map((part) => part.text).join('')).toBe(text)
      for (const { text: name, art } of parts) if (art) expect(emojiTable.some((one) => one.emojiName === name)).toBe(true)
    }),
  )
})
