import { describe, expect, it } from 'vitest'
import { isMemberType, memberTypes } from './member-places.ts'

describe('member center pages', () => {
  it('are exactly the existing ones', () => {
    for (const type of Object.values(memberTypes)) expect(isMemberType(type)).toBe(true)
    for (const type of [11, -1, 2.5, undefined]) expect(isMemberType(type)).toBe(false)
  })
})
