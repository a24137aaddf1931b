// A message written on this device that waits to be sent: its content, and the effect of a failed attempt on it.
import type { SendBody } from '../../../contract/chat/chat.ts'
import { ApiError, NetworkError } from '../api/api.ts'
import { resultOf } from '../outbox/send-result.ts'
import type { ChatDraft } from './chat-service.ts'
import { sentName } from './file-name.ts'

export interface UnsentRecord {
  key: string
  owner: string
  conversationID: string
  draft: ChatDraft
  /** Path of its file once it is uploaded. */
  url: string
  /** Server time in real milliseconds. */
  at: number
  /** Reason of the rejection; empty while it waits. */
  failure: string
}

/** Returns the file that must be uploaded before sending; null if there is none or it is uploaded. */
export function fileOf({ draft, url }: Pick<UnsentRecord, 'draft' | 'url'>): { file: Blob; kind: 'picture' | 'file' } | null {
  if (url !== '' || draft.type === 'text' || draft.type === 'custom') return null
  return { file: draft.file, kind: draft.type === 'image' ? 'picture' : 'file' }
}

/** Builds the request body, once the file is uploaded. */
export function bodyOf({ key, conversationID, draft, url }: Pick<UnsentRecord, 'key' | 'conversationID' | 'draft' | 'url'>): SendBody {
  if (draft.type === 'text') return { key, conversationID, type: 'text', text: draft.text }
  if (draft.type === 'custom') return { key, conversationID, type: 'custom', custom: draft.custom }
  return { key, conversationID, type: draft.type, url, ...(draft.type === 'file' && { name: sentName(draft.file.name) }) }
}

/** Result of a failed attempt. An internal error, here or on the server, counts as refused: otherwise it would block all later messages. */
export function triedOf(error: unknown): 'kept' | 'paused' | 'refused' {
  if (!(error instanceof NetworkError || error instanceof ApiError)) return 'refused'
  const { type } = resultOf(error)
  return type === 'paused' || (type === 'kept' && !(error instanceof ApiError && error.error === 'error')) ? type : 'refused'
}

export const failureCode = (error: unknown): string => (error instanceof ApiError ? error.error : 'error')
