import { afterEach, expect, it, vi } from 'vitest'
import { dismiss, needLogin, openedDialog } from './open-dialog.ts'
import { sessionStore } from './session.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  sessionStore.set({ phase: 'unknown', user: null })
  dismiss()
})

it('opens the login for a guest, but not while a token has not been read yet', () => {
  vi.stubGlobal('document', { cookie: 'lang=zh; token=abc' })
  expect([needLogin(), openedDialog.get()]).toEqual([false, null])
  vi.stubGlobal('document', { cookie: 'lang=zh' })
  expect([needLogin(), openedDialog.get()]).toEqual([true, 'login'])
})

it('relies on the session once it is read', () => {
  sessionStore.set({ phase: 'in', user: null })
  expect(needLogin()).toBe(false)
  sessionStore.set({ phase: 'out', user: null })
  vi.stubGlobal('document', { cookie: 'token=abc' })
  expect([needLogin(), openedDialog.get()]).toEqual([true, 'login'])
})
