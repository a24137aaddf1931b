import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { UserInfo } from '../../../contract/account/account.ts'
import type { ChatEvent, ChatService } from '../../core/chat/chat-service.ts'
import { sessionStore } from '../../core/session/session.ts'
import { privateChat } from './private-chat.ts'

const { conversations, listeners, login } = vi.hoisted(() => ({
  login: vi.fn(async (_who: { id: string }) => undefined),
  conversations: vi.fn(async (_pages?: number): Promise<object[]> => []),
  listeners: [] as ((event: ChatEvent) => void)[],
}))
vi.mock('../../core/chat/open-chat.ts', () => ({
  openChat: async () =>
    ({
      ...{ login, logout: async () => undefined, conversations, conversationPage: 2 },
      listen: (listener: (event: ChatEvent) => void) => listeners.push(listener),
    }) as unknown as ChatService,
}))
vi.mock('../../core/packs/copies.ts', () => ({ findCached: async () => ({ data: { im_sdk_app_id: 0 } }), saveCopy: async () => undefined }))

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('reads the list immediately on news, and at most once a second during many', async () => {
  sessionStore.set({ phase: 'in', user: { id: 'me', userSig: '' } as UserInfo })
  const leave = privateChat.subscribe(() => undefined)
  await vi.waitFor(() => expect(privateChat.get().list).toEqual([]))
  conversations.mockClear()
  const notify = () => {
    for (const listener of listeners) listener({ kind: 'conversations' })
  }
  notify()
  await vi.advanceTimersByTimeAsync(0)
  expect(conversations).toHaveBeenCalledTimes(1)
  for (let time = 0; time < 50; time += 1) {
    notify()
    await vi.advanceTimersByTimeAsync(100)
  }
  // Five seconds of events; the last one is not dropped.
  expect(conversations.mock.calls.length).toBeLessThanOrEqual(6)
  const before = conversations.mock.calls.length
  notify()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(conversations).toHaveBeenCalledTimes(before + 1)
  leave()
})

it('fails to open while the signed-in user is unknown, and opens once known', async () => {
  sessionStore.set({ phase: 'out', user: null })
  const leave = privateChat.subscribe(() => undefined)
  await vi.waitFor(() => expect(privateChat.get()).toMatchObject({ service: null, list: null, failed: false }))
  sessionStore.set({ phase: 'in', user: null, failed: true })
  await vi.waitFor(() => expect(privateChat.get()).toMatchObject({ service: null, failed: true }))
  sessionStore.set({ phase: 'in', user: { id: 'me', userSig: '' } as UserInfo })
  await vi.waitFor(() => expect(privateChat.get()).toMatchObject({ list: [], failed: false }))
  leave()
})

it('loads older conversations on request and keeps showing them', async () => {
  sessionStore.set({ phase: 'in', user: { id: 'carl', userSig: '' } as UserInfo })
  const all = Array.from({ length: 5 }, (_, n) => ({ conversationID: `C2C${n}` }))
  conversations.mockImplementation(async (pages = 1) => all.slice(0, pages * 2))
  const leave = privateChat.subscribe(() => undefined)
  const shown = () => [privateChat.get().list?.length, privateChat.get().more]
  await vi.waitFor(() => expect(shown()).toEqual([2, true]))
  await privateChat.more()
  expect(shown()).toEqual([4, true])
  await privateChat.more()
  expect(shown()).toEqual([5, false])
  privateChat.again()
  await vi.advanceTimersByTimeAsync(0)
  expect(shown()).toEqual([5, false])
  // The next account starts at the first page.
  sessionStore.set({ phase: 'in', user: { id: 'dora', userSig: '' } as UserInfo })
  await vi.waitFor(() => expect(shown()).toEqual([2, true]))
  conversations.mockImplementation(async () => [])
  leave()
})

it('reads the next account’s list, whatever happens to the previous account’s read', async () => {
  const enter = (id: string) => sessionStore.set({ phase: 'in', user: { id, userSig: '' } as UserInfo })
  enter('anna')
  const leave = privateChat.subscribe(() => undefined)
  await vi.waitFor(() => expect([login.mock.lastCall?.[0].id, privateChat.get().list]).toEqual(['anna', []]))
  let fail = (_error: Error): void => undefined
  conversations.mockImplementationOnce(() => new Promise((_, reject) => (fail = reject)))
  privateChat.again()
  sessionStore.set({ phase: 'out', user: null })
  enter('bert')
  await vi.waitFor(() => expect([login.mock.lastCall?.[0].id, privateChat.get().service]).toEqual(['bert', expect.anything()]))
  conversations.mockResolvedValueOnce([{ conversationID: 'C2C9' }])
  fail(new Error('the login of anna is over'))
  await vi.waitFor(() => expect(privateChat.get()).toMatchObject({ list: [{ conversationID: 'C2C9' }], failed: false }))
  leave()
})
