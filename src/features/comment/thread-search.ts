// The address of a thread: what is commented on, and the comment that a link leads to. What is not understood is left out.
import type { CommentKind } from '../../../contract/comment.ts'

export interface ThreadSearch {
  type?: CommentKind
  id?: string
  /** One comment of it, or an answer. */
  at?: string
}
const kinds: readonly CommentKind[] = ['post', 'video', 'news', 'match', 'scheme']
const idShape = /^[A-Za-z0-9_.-]{1,64}$/

/** An address parser makes a number of digits. */
const readId = (value: unknown): string | undefined => {
  const text = typeof value === 'number' ? String(value) : value
  return typeof text === 'string' && idShape.test(text) ? text : undefined
}

export function readThreadSearch(search: Record<string, unknown>): ThreadSearch {
  const type = kinds.find((kind) => kind === search.type)
  const id = readId(search.id)
  const at = readId(search.at)
  return { ...(type && { type }), ...(id !== undefined && { id }), ...(at !== undefined && { at }) }
}
