import { expect, test } from 'vitest'
import { allowedStyle, parseDanmakuStyle } from './danmaku-style.ts'

test('reads stored values as far as they are known', () => {
  expect(parseDanmakuStyle(null)).toEqual({ color: '#ffffff', size: 'medium', position: 'scroll', on: true })
  expect(parseDanmakuStyle('{')).toEqual(parseDanmakuStyle(null))
  expect(parseDanmakuStyle('null')).toEqual(parseDanmakuStyle(null))
  const chosen = { color: '#ff4d4d', size: 'small', position: 'top', on: false }
  expect(parseDanmakuStyle(JSON.stringify(chosen))).toEqual(chosen)
  expect(parseDanmakuStyle('{"color":"red","size":"huge","position":"left","on":1}')).toEqual(parseDanmakuStyle(null))
})

test('restricts the danmaku style to what the level allows', () => {
  const bold = { color: '#ff4d4d', size: 'large', position: 'top' } as const
  expect(allowedStyle(bold, 0)).toEqual({ color: '#ffffff', size: 'medium', position: 'scroll' })
  expect(allowedStyle(bold, 5)).toEqual({ color: '#ffffff', size: 'medium', position: 'top' })
  expect(allowedStyle(bold, 10)).toEqual({ color: '#ffffff', size: 'large', position: 'top' })
  expect(allowedStyle({ ...bold, size: 'small' }, 0).size).toBe('small')
  expect(allowedStyle(bold, 30)).toEqual(bold)
})
