// Tencent's chat where its service fails it; what it has in common with ours is in chat-service.test.ts.
import { expect, it, vi } from 'vitest'
import { createTencentChat, type TencentNames, type TencentSdk } from './tencent-chat.ts'

it('signs in again after a try that failed, and hears everything once', async () => {
  const heard: string[] = []
  const login = vi.fn(async (): Promise<object> => ({ code: 0 })).mockRejectedValueOnce(new Error('2801 no network'))
  const sdk = {
    login,
    isReady: () => true,
    on: (name: string) => void heard.push(name),
    off: (name: string) => void heard.splice(heard.indexOf(name), 1),
  }
  const EVENT = { SDK_READY: 'ready', MESSAGE_RECEIVED: 'message', MESSAGE_READ_BY_PEER: 'read', CONVERSATION_LIST_UPDATED: 'list' }
  const service = createTencentChat({ sdk: sdk as unknown as TencentSdk, names: { EVENT, TYPES: {} } as unknown as TencentNames })
  await expect(service.login({ id: '1', userSig: 's' })).rejects.toThrow('2801')
  await service.login({ id: '1', userSig: 's' })
  expect([login.mock.calls.length, heard]).toEqual([2, ['message', 'read', 'list']])
})
