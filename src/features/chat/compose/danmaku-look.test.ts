import { expect, test } from 'vitest'
import { allowedLook, readLook } from './danmaku-look.ts'

test('what is stored is taken as far as it is known', () => {
  expect(readLook(null)).toEqual({ color: '#ffffff', position: 'scroll', on: true })
  expect(readLook('{')).toEqual(readLook(null))
  expect(readLook('null')).toEqual(readLook(null))
  expect(readLook('{"color":"#ff4d4d","position":"top","on":false}')).toEqual({ color: '#ff4d4d', position: 'top', on: false })
  expect(readLook('{"color":"red","position":"left","on":1}')).toEqual(readLook(null))
})

test('a level sends only what it may', () => {
  const bold = { color: '#ff4d4d', position: 'top' } as const
  expect(allowedLook(bold, 0)).toEqual({ color: '#ffffff', position: 'scroll' })
  expect(allowedLook(bold, 5)).toEqual({ color: '#ffffff', position: 'top' })
  expect(allowedLook(bold, 30)).toEqual(bold)
})
