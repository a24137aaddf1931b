// Sends feedback written offline, as its author: its pictures first, one by one.
import type { ApiBody } from '../../../contract/api.ts'
import { call, tokenOf } from '../api/api.ts'
import { uploadPicture } from '../upload/upload.ts'
import type { Sender } from './outbox.ts'
import { resultOf } from './send-result.ts'

/** Payload: the contract's body, and the pictures not yet uploaded. */
export type WaitingFeedback = ApiBody<'POST api/Universal/feedback'> & { files?: readonly Blob[] }

export const sendFeedback: Sender = async ({ key, owner, payload }) => {
  // The worker has no login: a member's feedback must not be sent as a guest's.
  if (owner && !tokenOf()) return { type: 'paused' }
  const { files = [], ...body } = payload as WaitingFeedback
  const [file, ...others] = files
  try {
    if (file) {
      const pictures = [...(body.pictures ?? []), await uploadPicture(file, 'picture')]
      // Stored before the feedback is sent: under its key every attempt must have the same content.
      return { type: 'changed', payload: { ...body, pictures, ...(others.length > 0 && { files: others }) } satisfies WaitingFeedback }
    }
    await call('POST api/Universal/feedback', { body, idempotencyKey: key })
    return { type: 'accepted' }
  } catch (error) {
    return resultOf(error)
  }
}
