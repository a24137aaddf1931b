import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { emptySeat, faceAddress, type Kit, kitAddress, readFaceAddress, roles } from './face-address.ts'

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)
const kit: fc.Arbitrary<Kit> = fc.record({
  role: fc.constantFrom(...roles),
  woman: fc.boolean(),
  pattern: fc.integer({ min: 0, max: 5 }),
  first: hex,
  second: hex,
  number: fc.option(fc.integer({ min: 0, max: 99 })),
})

describe('face address', () => {
  it('contains everything needed to draw the face', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[\w-]{1,64}$/), kit, (id, worn) => {
        expect(readFaceAddress(faceAddress(id))).toEqual({ id })
        expect(readFaceAddress(kitAddress(id, worn))).toEqual({ id, kit: worn })
      }),
    )
  })

  it('encodes any id as a path that the service worker caches', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), kit, (id, worn) => {
        for (const path of [faceAddress(id), kitAddress(id, worn)]) {
          expect(readFaceAddress(path)).not.toBeNull()
          expect(new URL(path, 'https://a.example').pathname).toBe(path)
          expect(path).toMatch(/^\/avatars\/[\w/~-]+\.svg$/)
        }
      }),
    )
  })

  it('omits invalid shirt numbers and replaces invalid colors', () => {
    const worn: Kit = { role: 'player', woman: false, pattern: 2, first: '#05668D', second: '', number: 412 }
    expect(kitAddress('7', worn)).toBe('/avatars/v1/7/mp2-05668d-5c6b62.svg')
  })

  it('in the legacy format is still readable', () => {
    expect(readFaceAddress('/avatars/07.svg')).toEqual({ id: '07' })
    expect(readFaceAddress('/avatars/25.svg')).toBeNull()
  })

  it.each([
    ...['', '/', '/avatars/', '/avatars/v1/', '/avatars/v1/.svg', '/avatars/v1/a.png', '/avatars/v1/a.svg/', '/avatars/7.svg', emptySeat],
    ...['/avatars/v1/../a.svg', '/avatars/v1/%2e%2e.svg', '/avatars/v1/a%00.svg', '/avatars/v1/<b>.svg', '/avatars/v1/"a.svg'],
    ...[
      `/avatars/v1/${'a'.repeat(65)}.svg`,
      '/avatars/v1/张.svg',
      '/avatars/v1/a b.svg',
      '/avatars/v1/a\n.svg',
      '/avatars/v1/a.svg\n',
      '/avatars/v1/~A.svg',
    ],
    ...['/avatars/v1/a/mp6-05668d-f0f3bd.svg', '/avatars/v1/a/mp1-05668d-f0f3bd-100.svg', '/avatars/v1/a/mp1-05668d-f0f3bd-07.svg'],
    ...[
      '/avatars/v1/a/xp1-05668d-f0f3bd.svg',
      '/avatars/v1/a/mp1-red-blue.svg',
      '/avatars/v1/a/mp1-05668D-f0f3bd.svg',
      '/avatars/v1/a/b/c.svg',
    ],
  ])('rejects %j', (path) => expect(readFaceAddress(path)).toBeNull())
})
