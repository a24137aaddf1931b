// Search parameters of a thread: its subject, and the comment that a link points to. Invalid ones are dropped.
import type { CommentKind } from '../../../../contract/comment.ts'
import { readId } from '../../../core/read-address.ts'

export interface ThreadSearch {
  type?: CommentKind
  id?: string
  /** Id of a comment or a reply. */
  at?: string
}
const kinds: readonly CommentKind[] = ['post', 'video', 'news', 'match', 'scheme']

export function readThreadSearch(search: Record<string, unknown>): ThreadSearch {
  const type = kinds.find((kind) => kind === search.type)
  const id = readId(search.id)
  const at = readId(search.at)
  return { ...(type && { type }), ...(id !== undefined && { id }), ...(at !== undefined && { at }) }
}
