import { expect, it } from 'vitest'
import { originOf } from './origin-of.ts'

it('accepts a host with its URL scheme, with or without the trailing slash', () => {
  expect([originOf(' https://m.stand.example/ '), originOf('http://m.stand.example:8080')]).toEqual([
    'https://m.stand.example',
    'http://m.stand.example:8080',
  ])
})

it.each([
  'm.stand.example',
  'https://m.stand.example/path',
  'https://m.stand.example?a=1',
  'https://me@m.stand.example',
  'javascript:alert(1)',
  '',
])('does not accept %s', (text) => expect(originOf(text)).toBeNull())
