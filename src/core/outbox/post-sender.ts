// Sends posts written offline: their files first, then the post, under the key of the draft.
import { tokenOf } from '../api/api.ts'
import { type PostDraft, publishPost } from '../upload/post-draft.ts'
import type { Sender } from './outbox.ts'
import { resultOf } from './send-result.ts'

export const sendPost: Sender = async ({ payload }) => {
  // The worker has no login.
  if (!tokenOf()) return { type: 'paused' }
  try {
    await publishPost(payload as PostDraft)
    return { type: 'accepted' }
  } catch (error) {
    return resultOf(error)
  }
}
