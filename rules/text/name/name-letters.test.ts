import { expect, it } from 'vitest'
import { nameLetters } from './name-letters.ts'

it('returns two initials, or the first letters of a single word, or a fallback for a malformed name', () => {
  const expected = { 'Linjiang Tides': 'LT', 'FC Barcelona': 'BA', 'Real Madrid': 'RM', 'São Paulo': 'SP', Malmö: 'MA', '': '?' }
  for (const [name, letters] of Object.entries(expected)) expect(nameLetters(name), name).toBe(letters)
})
