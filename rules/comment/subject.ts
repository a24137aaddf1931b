// Names a commentable thing in one string, as comments, reports and notifications store it: `kind:id`.
import type { CommentKind } from '../../contract/comment.ts'

export const subjectOf = (kind: CommentKind, id: string): string => `${kind}:${id}`
export function subjectParts(subject: string): { kind: CommentKind; id: string } {
  const at = subject.indexOf(':')
  return { kind: subject.slice(0, at) as CommentKind, id: subject.slice(at + 1) }
}
