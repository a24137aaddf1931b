import { expect, it } from 'vitest'
import { addedBy, nothingTyped } from './typed.ts'

const person = { uid: 'u1', nickname: '老王' }

it('inserts a name once per choice, however often the composer remounts', () => {
  const typed = nothingTyped()
  expect(addedBy(typed, person)).toBe('@老王 ')
  expect(addedBy(typed, person)).toBe('')
  expect([...typed.named]).toEqual([['u1', '老王']])
})

it('inserts a new choice, even of the same user whose name was deleted meanwhile', () => {
  const typed = nothingTyped()
  addedBy(typed, person)
  expect(addedBy(typed, { ...person })).toBe('@老王 ')
  expect(addedBy(typed, { uid: 'u2', nickname: '小李' })).toBe('@小李 ')
  expect([...typed.named.keys()]).toEqual(['u1', 'u2'])
})
