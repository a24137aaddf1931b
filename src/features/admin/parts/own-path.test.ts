import { expect, it } from 'vitest'
import { isOwnPath } from './own-path.ts'

it('a path of this app is one, with its query; nothing that leads elsewhere is', () => {
  expect(['/', '/schedule', ' /member?type=8 ', '/news#top'].filter(isOwnPath)).toHaveLength(4)
  const others = ['', 'schedule', '//elsewhere.example', '/\\elsewhere.example', 'https://elsewhere.example/', '/a b']
  expect(others.filter(isOwnPath)).toEqual([])
})
