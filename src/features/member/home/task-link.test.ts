import { expect, it } from 'vitest'
import { taskLink } from './task-link.ts'

it('takes a path of the app apart and nothing else', () => {
  expect(taskLink('/schedule')).toEqual({ to: '/schedule', search: {} })
  expect(taskLink('/member?type=1')).toEqual({ to: '/member', search: { type: 1 } })
  for (const other of ['', 'schedule', '//elsewhere.example', '/\\elsewhere.example', 'https://elsewhere.example/'])
    expect(taskLink(other)).toEqual({ to: '/member', search: { type: 8 } })
})
