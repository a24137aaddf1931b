// Sends feedback that was written without a network, as whoever wrote it: its pictures first, one after the other.
import type { ApiBody } from '../../../contract/api.ts'
import { call, tokenOf } from '../api/api.ts'
import { uploadPicture } from '../upload/upload.ts'
import type { Sender } from './outbox.ts'
import { resultOf } from './send-result.ts'

/** What waits: what the contract takes, and the pictures that are still on this device alone. */
export type WaitingFeedback = ApiBody<'POST api/Universal/feedback'> & { files?: readonly Blob[] }

export const sendFeedback: Sender = async ({ key, owner, payload }) => {
  // The worker has no login: what a member wrote is not sent as a guest's.
  if (owner && !tokenOf()) return { is: 'paused' }
  const { files = [], ...body } = payload as WaitingFeedback
  const [file, ...others] = files
  try {
    if (file) {
      const pictures = [...(body.pictures ?? []), await uploadPicture(file, 'picture')]
      // Kept before it is told of: under its key the feedback says the same at every try.
      return { is: 'changed', payload: { ...body, pictures, ...(others.length > 0 && { files: others }) } satisfies WaitingFeedback }
    }
    await call('POST api/Universal/feedback', { body, idempotencyKey: key })
    return { is: 'accepted' }
  } catch (error) {
    return resultOf(error)
  }
}
