import { expect, it } from 'vitest'
import { nameLetters } from './name-letters.ts'

it('takes the initials of two words, the beginning of one, and what is left of a damaged name', () => {
  const expected = { 'Linjiang Tides': 'LT', 'FC Barcelona': 'BA', 'Real Madrid': 'RM', 'São Paulo': 'SP', Malmö: 'MA', '': '?' }
  for (const [name, letters] of Object.entries(expected)) expect(nameLetters(name), name).toBe(letters)
})
