// Opens the chat of this device: Tencent's if the operator has configured it, else our own. Loaded with the first screen that chats.
import { call } from '../api/api.ts'
import { serverNow } from '../clock/server-time.ts'
import { roomFrames } from '../socket/room-frames.ts'
import type { ChatService } from './chat-service.ts'

export interface ChatChoice {
  /** SDKAppID of Tencent's service; 0: our own. */
  tencentAppId: number
  upload(file: Blob, kind: 'picture' | 'file'): Promise<string>
}

export async function openChat({ tencentAppId, upload }: ChatChoice): Promise<ChatService> {
  if (tencentAppId > 0) {
    const { openTencent } = await import('./open-tencent.ts')
    return openTencent(tencentAppId)
  }
  const [{ createOwnChat }, { dexieChatStore }] = await Promise.all([import('./own-chat.ts'), import('./dexie-store.ts')])
  return createOwnChat({
    call,
    store: dexieChatStore,
    upload,
    join: (accountId, onFrame, onReset) => roomFrames.listen(`account:${accountId}`, { onFrame, onReset }),
    onOnline(listener) {
      globalThis.addEventListener('online', listener)
      return () => globalThis.removeEventListener('online', listener)
    },
    newKey: () => crypto.randomUUID(),
    now: serverNow,
    alone: <T>(work: () => Promise<T>) => (navigator.locks ? (navigator.locks.request('outbox', work) as Promise<T>) : work()),
  })
}
