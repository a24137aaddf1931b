import { expect, it } from 'vitest'
import type { UserInfo } from '../../../contract/auth.ts'
import { sessionStore } from '../../core/session/session.ts'
import { likedLines } from './liked-lines.ts'

const signIn = (id: string): void => sessionStore.set({ phase: 'in', user: { id } as UserInfo })

it('what one account has liked is not shown as liked by the next', () => {
  signIn('anna')
  likedLines.put('d1', true)
  expect(likedLines.has('d1')).toBe(true)
  signIn('ben')
  expect(likedLines.has('d1')).toBe(false)
  signIn('anna')
  likedLines.put('d1', false)
  expect(likedLines.has('d1')).toBe(false)
})
