// Unsent text per subject, in memory while the window is open: visiting another page does not lose it. Cleared when the account leaves.
import type { Answer, Comment, Subject } from '../../../../contract/comment.ts'
import { sessionStore } from '../../../core/session/session.ts'

export interface CommentDraft {
  text: string
  answered: Comment | Answer | null
}
const nothing: CommentDraft = { text: '', answered: null }
const drafts = new Map<string, CommentDraft>()
const nameOf = ({ kind, id }: Subject): string => `${kind} ${id}`

export const draftOf = (subject: Subject): CommentDraft => drafts.get(nameOf(subject)) ?? nothing

export function saveDraft(subject: Subject, patch: Partial<CommentDraft>): void {
  const next = { ...draftOf(subject), ...patch }
  if (next.text === '') drafts.delete(nameOf(subject))
  else drafts.set(nameOf(subject), next)
}

/** Account of the drafts; empty: a guest, whose drafts pass to the account that signs in. */
let writer = sessionStore.get().user?.id ?? ''
sessionStore.subscribe(() => {
  const { phase, user } = sessionStore.get()
  const next = phase === 'in' ? (user?.id ?? writer) : ''
  if (writer !== '' && next !== writer) drafts.clear()
  writer = next
})
