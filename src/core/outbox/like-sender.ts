// Sends likes given or withdrawn offline, as the user who did so.
import { tokenOf } from '../api/api.ts'
import { callLike } from '../like/like-call.ts'
import { dropOptimisticLike, likeResponses } from '../like/optimistic-likes.ts'
import type { LikeWrite } from '../like/waiting-likes.ts'
import type { Sender } from './outbox.ts'
import { resultOf } from './send-result.ts'

export const sendLike: Sender = async ({ subject, payload }) => {
  // The worker has no login.
  if (!tokenOf()) return { type: 'paused' }
  const { kind, id, on } = payload as LikeWrite
  try {
    const now = await callLike({ kind, id, on })
    likeResponses.notify(subject, now)
    dropOptimisticLike(subject, on)
    return { type: 'accepted' }
  } catch (error) {
    const result = resultOf(error)
    // The server's state shows again.
    if (result.type === 'refused') dropOptimisticLike(subject, on)
    return result
  }
}
