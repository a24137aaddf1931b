import { expect, it } from 'vitest'
import { isOwnPath } from './own-path.ts'

it('accepts a path of this app with its query, and nothing that leads elsewhere', () => {
  expect(['/', '/schedule', ' /member?type=8 ', '/news#top'].filter(isOwnPath)).toHaveLength(4)
  const others = ['', 'schedule', '//elsewhere.example', '/\\elsewhere.example', 'https://elsewhere.example/', '/a b']
  expect(others.filter(isOwnPath)).toEqual([])
})
