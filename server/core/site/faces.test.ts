import { describe, expect, it } from 'vitest'
import { emptySeat, faceAddress, kitAddress } from '../../../rules/face/face-address.ts'
import { facePicture, isFace } from './faces.ts'

describe('face pictures', () => {
  it('are drawn for every address of ours', () => {
    const kit = { role: 'player', woman: true, pattern: 3, first: '#05668d', second: '#f0f3bd', number: 9 } as const
    for (const path of [faceAddress('1001'), faceAddress('名字'), kitAddress('p-7', kit), emptySeat, '/avatars/07.svg']) {
      expect(isFace(path), path).toBe(true)
      expect(facePicture(path)).toMatch(/^<svg .*<\/svg>$/)
    }
  })

  it.each([
    ...[
      '/avatars/v1/a.svg?x',
      '/avatars/v1/%61.svg',
      '/avatars/v1/..%2f..%2fetc%2fpasswd',
      '/avatars/v1/a.svg/../b.svg',
      '//avatars/v1/a.svg',
    ],
    ...[`/avatars/v1/${'a'.repeat(10_000)}.svg`, '/avatars/v1/"><script>.svg', '/avatars/v1/a/mp0-"/>xxx-000000.svg', '/avatars/99.svg'],
  ])('are not drawn for %s', (path) => {
    expect(isFace(path)).toBe(false)
    expect(facePicture(path)).toBeNull()
  })
})
