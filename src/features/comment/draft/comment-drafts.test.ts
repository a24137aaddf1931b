import { beforeEach, expect, it } from 'vitest'
import type { UserInfo } from '../../../../contract/account/account.ts'
import type { Comment } from '../../../../contract/comment.ts'
import { sessionStore } from '../../../core/session/session.ts'
import { draftOf, saveDraft } from './comment-drafts.ts'

const post = { kind: 'post', id: 'p1' } as const
const news = { kind: 'news', id: 'p1' } as const
const signIn = (id: string): void => sessionStore.set({ phase: 'in', user: { id } as UserInfo })
const signOut = (): void => sessionStore.set({ phase: 'out', user: null })

beforeEach(() => {
  signOut()
  for (const subject of [post, news]) saveDraft(subject, { text: '' })
})

it('restores the text and reply target of an unsent comment until it is sent', () => {
  const answered = { id: 'c1' } as Comment
  saveDraft(post, { answered })
  saveDraft(post, { text: '我觉得' })
  saveDraft(post, { answered, text: '我觉得不对' })
  expect(draftOf(post)).toEqual({ text: '我觉得不对', answered })
  expect(draftOf(news)).toEqual({ text: '', answered: null })
  saveDraft(post, { text: '' })
  expect(draftOf(post)).toEqual({ text: '', answered: null })
})

it('leaves with the account, and passes to the account that logs in over it', () => {
  saveDraft(post, { text: '先写再登录' })
  signIn('anna')
  expect(draftOf(post).text).toBe('先写再登录')
  sessionStore.set({ phase: 'in', user: null })
  expect(draftOf(post).text).toBe('先写再登录')
  signOut()
  expect(draftOf(post).text).toBe('')
  signIn('anna')
  saveDraft(post, { text: '安娜的' })
  signIn('ben')
  expect(draftOf(post).text).toBe('')
})
