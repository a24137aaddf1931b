import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { UserInfo } from '../../../contract/account/account.ts'
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

it('saves the latest input and reports when it is saved', async () => {
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

it('loses nothing when its form is left within the delay', () => {
  const autosave = createAutosave(600, save)
  autosave.change('写到一半')
  autosave.leave()
  expect(saved).toEqual(['写到一半'])
})

it('keeps nothing that was sent', async () => {
  const autosave = createAutosave(600, save)
  autosave.change('发了')
  autosave.drop()
  autosave.leave()
  await vi.advanceTimersByTimeAsync(600)
  expect(saved).toEqual([])
})

it('keeps nothing for the next user, but keeps a guest’s text for the account they log in to', () => {
  const autosave = createAutosave(600, save)
  autosave.change('安娜的')
  signOut()
  autosave.leave()
  autosave.change('客人的')
  signIn('ben')
  autosave.leave()
  expect(saved).toEqual(['客人的'])
})
