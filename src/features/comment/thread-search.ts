// The address of a thread: what is commented on, and the comment that a link leads to. What is not understood is left out.
import type { CommentKind } from '../../../contract/comment.ts'
import { readId } from '../../core/read-address.ts'

export interface ThreadSearch {
  type?: CommentKind
  id?: string
  /** One comment of it, or an answer. */
  at?: string
}
const kinds: readonly CommentKind[] = ['post', 'video', 'news', 'match', 'scheme']

export function readThreadSearch(search: Record<string, unknown>): ThreadSearch {
  const type = kinds.find((kind) => kind === search.type)
  const id = readId(search.id)
  const at = readId(search.at)
  return { ...(type && { type }), ...(id !== undefined && { id }), ...(at !== undefined && { at }) }
}
