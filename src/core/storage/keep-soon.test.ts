import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { UserInfo } from '../../../contract/auth.ts'
import { sessionStore } from '../session/session.ts'
import { keepSoon } from './keep-soon.ts'

const signIn = (id: string): void => sessionStore.set({ phase: 'in', user: { id } as UserInfo })
const signOut = (): void => sessionStore.set({ phase: 'out', user: null })
let kept: string[] = []
const keep = async (text: string): Promise<void> => void kept.push(text)

beforeEach(() => {
  vi.useFakeTimers()
  kept = []
  signIn('anna')
})
afterEach(() => {
  vi.useRealTimers()
})

it('keeps the last of what is typed, and says when it is kept', async () => {
  const told: string[] = []
  const keeping = keepSoon<string>(600, keep, (text) => void told.push(text))
  keeping.change('你')
  keeping.change('你好')
  await vi.advanceTimersByTimeAsync(599)
  expect(kept).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect([kept, told]).toEqual([['你好'], ['你好']])
  keeping.leave()
  expect(kept).toEqual(['你好'])
})

it('loses nothing when its form is left within that moment', () => {
  const keeping = keepSoon(600, keep)
  keeping.change('写到一半')
  keeping.leave()
  expect(kept).toEqual(['写到一半'])
})

it('keeps nothing of what was sent', async () => {
  const keeping = keepSoon(600, keep)
  keeping.change('发了')
  keeping.drop()
  keeping.leave()
  await vi.advanceTimersByTimeAsync(600)
  expect(kept).toEqual([])
})

it('keeps nothing for whoever comes after its writer, and the words of a guest for the account that he logs in as', () => {
  const keeping = keepSoon(600, keep)
  keeping.change('安娜的')
  signOut()
  keeping.leave()
  keeping.change('客人的')
  signIn('ben')
  keeping.leave()
  expect(kept).toEqual(['客人的'])
})
