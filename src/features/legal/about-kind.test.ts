import { describe, expect, it } from 'vitest'
import { legalKinds } from '../../../contract/legal.ts'
import { aboutKindOf } from './about-kind.ts'

describe('/about-user document', () => {
  it('is the one named in the address', () => expect(aboutKindOf('privacy')).toBe('privacy'))
  it('is any legal text', () => expect(legalKinds.map(aboutKindOf)).toEqual(legalKinds))
  it('falls back to about us for anything else', () => {
    for (const type of [undefined, 'toString', 3, '']) expect(aboutKindOf(type)).toBe('about')
  })
})
