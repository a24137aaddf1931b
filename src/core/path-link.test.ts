import { expect, it } from 'vitest'
import { pathLink } from './path-link.ts'

it('builds a path with its parameters, numbers as numbers', () => {
  expect(pathLink('/member?type=8')).toEqual({ to: '/member', search: { type: 8 } })
  expect(pathLink('/detail?id=n-01&page=007')).toEqual({ to: '/detail', search: { id: 'n-01', page: '007' } })
  expect(pathLink('/news')).toEqual({ to: '/news', search: {} })
})

it('links to the home page for anything that is not a path of this host', () => {
  for (const path of ['//evil.example/x', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)', ''])
    expect(pathLink(path)).toEqual({ to: '/main', search: {} })
})
