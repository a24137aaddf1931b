import { expect, it } from 'vitest'
import type { UserInfo } from '../../../../contract/account/account.ts'
import { sessionStore } from '../../../core/session/session.ts'
import { likedDanmaku } from './liked-danmaku.ts'

const signIn = (id: string): void => sessionStore.set({ phase: 'in', user: { id } as UserInfo })

it('does not show the likes of one account as liked by the next', () => {
  signIn('anna')
  likedDanmaku.mark('d1', true)
  expect(likedDanmaku.has('d1')).toBe(true)
  signIn('ben')
  expect(likedDanmaku.has('d1')).toBe(false)
  signIn('anna')
  likedDanmaku.mark('d1', false)
  expect(likedDanmaku.has('d1')).toBe(false)
})
