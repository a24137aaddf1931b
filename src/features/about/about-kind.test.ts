import { describe, expect, it } from 'vitest'
import { legalKinds } from '../../../contract/legal.ts'
import { aboutKindOf } from './about-kind.ts'

describe('the document of /about-user', () => {
  it('is the one that is named', () => expect(aboutKindOf('privacy')).toBe('privacy'))
  it('is any legal text', () => expect(legalKinds.map(aboutKindOf)).toEqual(legalKinds))
  it('is about us for anything else', () => {
    for (const type of [undefined, 'toString', 3, '']) expect(aboutKindOf(type)).toBe('about')
  })
})
