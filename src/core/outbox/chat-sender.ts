// Sends private messages written offline, on any page: the file first, then the message, under the key of the first attempt. An open
// conversation sends its own, under the same lock (src/core/chat/open-chat.ts).
import { call, tokenOf } from '../api/api.ts'
import { bodyOf, failureCode, fileOf, triedOf, type UnsentRecord } from '../chat/unsent.ts'
import { uploadFile, uploadPicture } from '../upload/upload.ts'
import type { Sender } from './outbox.ts'
import { resultOf } from './send-result.ts'

/** Payload of an outbox row; the other fields of a message are columns. */
export type ChatWrite = Pick<UnsentRecord, 'conversationID' | 'draft' | 'url'>

export const sendChat: Sender = async ({ key, payload }) => {
  // The worker has no login.
  if (!tokenOf()) return { type: 'paused' }
  const write = payload as ChatWrite
  try {
    const left = fileOf(write)
    if (left) {
      const url = left.kind === 'picture' ? await uploadPicture(left.file, 'picture') : await uploadFile(left.file)
      return { type: 'changed', payload: { ...write, url } satisfies ChatWrite }
    }
    await call('POST api/Chat/send', { body: bodyOf({ key, ...write }) })
    return { type: 'accepted' }
  } catch (error) {
    return triedOf(error) === 'refused' ? { type: 'refused', reason: failureCode(error) } : resultOf(error)
  }
}
