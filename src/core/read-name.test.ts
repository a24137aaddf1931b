import { expect, it } from 'vitest'
import { readName } from './read-name.ts'

it('returns one displayable line from an address, limited in length', () => {
  expect(readName('  四川\n麻将 ')).toBe('四川 麻将')
  expect(readName(21)).toBe('21')
  expect(readName(`${'好'.repeat(59)}  来`)).toBe('好'.repeat(59))
  expect(readName('🀄'.repeat(1_000))).toBe('🀄'.repeat(60))
})

it('returns nothing for unreadable input, and strips characters that reverse the text around them', () => {
  for (const value of [undefined, null, '', ' \n', {}, ['x'], '\u2800', 'a\u0000b', '\ud83c'])
    expect(readName(value), String(value)).toBeUndefined()
  expect(readName('abc\u202egnp.exe')).not.toContain('\u202e')
})
