import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { UserInfo } from '../../../contract/auth.ts'
import { sessionStore } from '../session/session.ts'
import { createAutosave } from './autosave.ts'

const signIn = (id: string): void => sessionStore.set({ phase: 'in', user: { id } as UserInfo })
const signOut = (): void => sessionStore.set({ phase: 'out', user: null })
let saved: string[] = []
const save = async (text: string): Promise<void> => void saved.push(text)

beforeEach(() => {
  vi.useFakeTimers()
  saved = []
  signIn('anna')
})
afterEach(() => {
  vi.useRealTimers()
})

it('keeps the last of what is typed, and says when it is kept', async () => {
  const reported: string[] = []
  const autosave = createAutosave<string>(600, save, (text) => void reported.push(text))
  autosave.change('你')
  autosave.change('你好')
  await vi.advanceTimersByTimeAsync(599)
  expect(saved).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect([saved, reported]).toEqual([['你好'], ['你好']])
  autosave.leave()
  expect(saved).toEqual(['你好'])
})

it('loses nothing when its form is left within that moment', () => {
  const autosave = createAutosave(600, save)
  autosave.change('写到一半')
  autosave.leave()
  expect(saved).toEqual(['写到一半'])
})

it('keeps nothing of what was sent', async () => {
  const autosave = createAutosave(600, save)
  autosave.change('发了')
  autosave.drop()
  autosave.leave()
  await vi.advanceTimersByTimeAsync(600)
  expect(saved).toEqual([])
})

it('keeps nothing for whoever comes after its writer, and the words of a guest for the account that he logs in as', () => {
  const autosave = createAutosave(600, save)
  autosave.change('安娜的')
  signOut()
  autosave.leave()
  autosave.change('客人的')
  signIn('ben')
  autosave.leave()
  expect(saved).toEqual(['客人的'])
})
