import { expect, it } from 'vitest'
import { firstSentence } from './title.ts'

it.each([
  ['Goal for Arsenal. Saka scores again.', 'Goal for Arsenal.'],
  ['Goal! Arsenal lead.', 'Goal!'],
  ['St. Pauli beat 1. FC Köln 2-1. More soon.', 'St. Pauli beat 1. FC Köln 2-1.'],
  ['He ran 11.5 km. Nobody ran more.', 'He ran 11.5 km.'],
  ['阿森纳取胜！萨卡再进一球。', '阿森纳取胜！'],
  ['He said: “We won.” Then he left.', 'He said: “We won.”'],
  ['... and it is over. They won.', '... and it is over.'],
  ['No end at all', 'No end at all'],
])('takes the first sentence: %s', (line, title) => expect(firstSentence(line, 160)).toBe(title))

it('truncates what is too long for a title', () => {
  expect(firstSentence('word '.repeat(100).trim(), 12)).toBe('word word w…')
})
