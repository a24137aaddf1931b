// What can be liked, and the call for each kind.
import { call } from '../api/api.ts'
import type { Likes } from './optimistic-likes.ts'

type LikeKind = 'post' | 'comment' | 'video'
export interface LikeTarget {
  kind: LikeKind
  id: string
}
export interface LikeRequest extends LikeTarget {
  on: boolean
}

/** Name of a like target in this window and in the outbox. */
export const likeName = ({ kind, id }: LikeTarget): string => `${kind} ${id}`

/** Resolves to the resulting state. @throws ApiError, NetworkError */
export async function callLike({ kind, id, on }: LikeRequest): Promise<Likes> {
  const body = { id, on }
  if (kind === 'post') return call('POST api/anchor_dynamics_user/likes', { body })
  if (kind === 'comment') return call('POST api/Comment/likes', { body })
  const { is_liked, likes } = await call('POST api/Video_user/likes', { body })
  return { liked: is_liked, likes }
}
