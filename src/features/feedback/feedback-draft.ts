// An unsent feedback, stored on this device for its author: it survives reloads, crashes and time offline.
import type { ApiBody } from '../../../contract/api.ts'
import type { Ticket } from '../../../contract/feedback.ts'
import { memberLimits } from '../../../contract/limits/member-limits.ts'
import { countCharacters } from '../../../rules/text/characters.ts'
import { cutText } from '../../../rules/text/cut-text.ts'
import { typedSince } from '../../core/text/typed-since.ts'
import { pictureFault } from '../../core/upload/upload.ts'

export type FeedbackKind = Ticket['kind']
export const kinds: readonly FeedbackKind[] = ['problem', 'idea', 'account', 'payment', 'report', 'other']

export interface FeedbackDraft {
  kind: FeedbackKind
  content: string
  contact: string
  /** Paths of uploaded pictures. */
  pictures: string[]
  /** Pictures chosen offline; they upload when the network is back. */
  files: Blob[]
}
export const emptyDraft: FeedbackDraft = { kind: 'problem', content: '', contact: '', pictures: [], files: [] }

export const isEmpty = ({ content, contact, pictures, files }: FeedbackDraft): boolean =>
  content.trim() === '' && contact.trim() === '' && pictures.length === 0 && files.length === 0

/** The contract counts UTF-16 units, users count characters: both limits must hold. */
export const contentFault = (content: string): 'empty' | 'long' | null => {
  const text = content.trim()
  if (text === '') return 'empty'
  return text.length > memberLimits.feedbackLength || countCharacters(text) > memberLimits.feedbackLength ? 'long' : null
}

/** Reads a stored draft and drops whatever this version would not write. */
export function readDraft(data: unknown): FeedbackDraft {
  const stored = (typeof data === 'object' && data !== null ? data : {}) as Record<keyof FeedbackDraft, unknown>
  const pictures = Array.isArray(stored.pictures)
    ? stored.pictures
        .filter((path): path is string => typeof path === 'string' && path.startsWith('/media/'))
        .slice(0, memberLimits.picturesPerPost)
    : []
  const files = Array.isArray(stored.files) ? stored.files.filter((file) => file instanceof Blob && pictureFault(file) === null) : []
  return {
    kind: kinds.find((kind) => kind === stored.kind) ?? emptyDraft.kind,
    content: typeof stored.content === 'string' ? cutText(stored.content, 4 * memberLimits.feedbackLength) : '',
    contact: typeof stored.contact === 'string' ? cutText(stored.contact, memberLimits.feedbackContact) : '',
    pictures,
    files: files.slice(0, memberLimits.picturesPerPost - pictures.length),
  }
}

/** The rest of the draft after `sent` has arrived: only what changed since. */
export const afterSent = (now: FeedbackDraft, sent: FeedbackDraft): FeedbackDraft => ({
  kind: now.kind === sent.kind ? emptyDraft.kind : now.kind,
  content: typedSince(now.content, sent.content),
  contact: now.contact === sent.contact ? '' : now.contact,
  pictures: now.pictures.filter((path) => !sent.pictures.includes(path)),
  files: now.files.filter((file) => !sent.files.includes(file)),
})

/** The request body. Files are not part of it until they are uploaded. */
export const bodyOf = ({ kind, content, contact, pictures }: FeedbackDraft): ApiBody<'POST api/Universal/feedback'> => ({
  kind,
  content: content.trim(),
  ...(contact.trim() === '' ? {} : { contact: contact.trim() }),
  ...(pictures.length === 0 ? {} : { pictures }),
})
