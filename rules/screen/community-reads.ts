// Reads of the first screens of the community and of a thread.
import type { CommentKind } from '../../contract/comment.ts'
import { type FirstContext, type FirstRead, pageOf, readOf, subjectOf } from './first-read.ts'
import { threadReads } from './people-reads.ts'

/** The circles, and posts of all of them: hot ones of a range, or the newest. Posts of followed circles are personal. */
export function circlesReads(search: URLSearchParams): FirstRead[] | null {
  const tab = search.get('tab') ?? 'hot'
  if (tab === 'followed') return null
  const filter: Record<string, string> = tab === 'hot' ? { hot: search.get('range') ?? 'day' } : {}
  return [
    readOf('GET api/anchor_dynamics/circles'),
    pageOf('GET api/anchor_dynamics/userPostList', { query: filter }, ['posts', filter], null),
  ]
}

/** A thread on its own page. Comments on a match depend on the reader's match clock. */
export function threadPageReads(search: URLSearchParams, context: FirstContext): FirstRead[] | null {
  const [kind, id] = [search.get('type') as CommentKind | null, search.get('id')]
  if (kind === null || id === null) return null
  const thread = kind === 'match' ? [] : threadReads(kind, id, context)
  return [subjectOf('POST api/Comment/subject', { body: { kind, id } }), ...thread]
}
