// A message that was written on this device and waits to be sent: what it is made of, and what a failed try means for it.
import type { SendBody } from '../../../contract/chat.ts'
import { ApiError, NetworkError } from '../api/api.ts'
import { resultOf } from '../outbox/send-result.ts'
import type { ChatDraft } from './chat-service.ts'
import { sentName } from './file-name.ts'

export interface UnsentRecord {
  key: string
  owner: string
  conversationID: string
  draft: ChatDraft
  /** Path of its file once it is there. */
  url: string
  /** Real milliseconds of the server. */
  at: number
  /** Why it was refused; empty: it waits. */
  failure: string
}

/** Its file, which has to be there before it is sent; null: none, or it is. */
export function fileOf({ draft, url }: Pick<UnsentRecord, 'draft' | 'url'>): { file: Blob; kind: 'picture' | 'file' } | null {
  if (url !== '' || draft.type === 'text' || draft.type === 'custom') return null
  return { file: draft.file, kind: draft.type === 'image' ? 'picture' : 'file' }
}

/** What the server is told, once its file is there. */
export function bodyOf({ key, conversationID, draft, url }: Pick<UnsentRecord, 'key' | 'conversationID' | 'draft' | 'url'>): SendBody {
  if (draft.type === 'text') return { key, conversationID, type: 'text', text: draft.text }
  if (draft.type === 'custom') return { key, conversationID, type: 'custom', custom: draft.custom }
  return { key, conversationID, type: draft.type, url, ...(draft.type === 'file' && { name: sentName(draft.file.name) }) }
}

/** What became of a try. One that went wrong here, or in the server, is told: it would keep all others waiting. */
export function triedOf(error: unknown): 'kept' | 'paused' | 'refused' {
  if (!(error instanceof NetworkError || error instanceof ApiError)) return 'refused'
  const { is } = resultOf(error)
  return is === 'paused' || (is === 'kept' && !(error instanceof ApiError && error.error === 'error')) ? is : 'refused'
}

export const failureCode = (error: unknown): string => (error instanceof ApiError ? error.error : 'error')
