import { expect, test } from 'vitest'
import { allowedLook, readLook } from './danmaku-look.ts'

test('what is stored is taken as far as it is known', () => {
  expect(readLook(null)).toEqual({ color: '#ffffff', size: 'medium', position: 'scroll', on: true })
  expect(readLook('{')).toEqual(readLook(null))
  expect(readLook('null')).toEqual(readLook(null))
  const chosen = { color: '#ff4d4d', size: 'small', position: 'top', on: false }
  expect(readLook(JSON.stringify(chosen))).toEqual(chosen)
  expect(readLook('{"color":"red","size":"huge","position":"left","on":1}')).toEqual(readLook(null))
})

test('a level sends only what it may', () => {
  const bold = { color: '#ff4d4d', size: 'large', position: 'top' } as const
  expect(allowedLook(bold, 0)).toEqual({ color: '#ffffff', size: 'medium', position: 'scroll' })
  expect(allowedLook(bold, 5)).toEqual({ color: '#ffffff', size: 'medium', position: 'top' })
  expect(allowedLook(bold, 10)).toEqual({ color: '#ffffff', size: 'large', position: 'top' })
  expect(allowedLook({ ...bold, size: 'small' }, 0).size).toBe('small')
  expect(allowedLook(bold, 30)).toEqual(bold)
})
