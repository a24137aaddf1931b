import { expect, it } from 'vitest'
import type { UserInfo } from '../../../contract/auth.ts'
import { sessionStore } from '../../core/session/session.ts'
import { likedDanmaku } from './liked-danmaku.ts'

const signIn = (id: string): void => sessionStore.set({ phase: 'in', user: { id } as UserInfo })

it('what one account has liked is not shown as liked by the next', () => {
  signIn('anna')
  likedDanmaku.mark('d1', true)
  expect(likedDanmaku.has('d1')).toBe(true)
  signIn('ben')
  expect(likedDanmaku.has('d1')).toBe(false)
  signIn('anna')
  likedDanmaku.mark('d1', false)
  expect(likedDanmaku.has('d1')).toBe(false)
})
