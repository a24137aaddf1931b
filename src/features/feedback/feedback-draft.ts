// What is written and not sent yet, kept on this device for who wrote it: it outlives the page, a crash and a time without a network.
import type { ApiBody } from '../../../contract/api.ts'
import type { Ticket } from '../../../contract/auth.ts'
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
  /** Paths of uploads. */
  pictures: string[]
  /** Pictures that were chosen without a network: they go when it is back. */
  files: Blob[]
}
export const emptyDraft: FeedbackDraft = { kind: 'problem', content: '', contact: '', pictures: [], files: [] }

export const isEmpty = ({ content, contact, pictures, files }: FeedbackDraft): boolean =>
  content.trim() === '' && contact.trim() === '' && pictures.length === 0 && files.length === 0

/** The contract counts UTF-16 units, people count characters: both must fit. */
export const contentFault = (content: string): 'empty' | 'long' | null => {
  const text = content.trim()
  if (text === '') return 'empty'
  return text.length > memberLimits.feedbackLength || countCharacters(text) > memberLimits.feedbackLength ? 'long' : null
}

/** What was kept, as far as it is what this version writes. */
export function readDraft(data: unknown): FeedbackDraft {
  const kept = (typeof data === 'object' && data !== null ? data : {}) as Record<keyof FeedbackDraft, unknown>
  const pictures = Array.isArray(kept.pictures)
    ? kept.pictures
        .filter((path): path is string => typeof path === 'string' && path.startsWith('/media/'))
        .slice(0, memberLimits.picturesPerPost)
    : []
  const files = Array.isArray(kept.files) ? kept.files.filter((file) => file instanceof Blob && pictureFault(file) === null) : []
  return {
    kind: kinds.find((kind) => kind === kept.kind) ?? emptyDraft.kind,
    content: typeof kept.content === 'string' ? cutText(kept.content, 4 * memberLimits.feedbackLength) : '',
    contact: typeof kept.contact === 'string' ? cutText(kept.contact, memberLimits.feedbackContact) : '',
    pictures,
    files: files.slice(0, memberLimits.picturesPerPost - pictures.length),
  }
}

/** What stays when `sent` has arrived: whatever of it is another by now. */
export const afterSent = (now: FeedbackDraft, sent: FeedbackDraft): FeedbackDraft => ({
  kind: now.kind === sent.kind ? emptyDraft.kind : now.kind,
  content: typedSince(now.content, sent.content),
  contact: now.contact === sent.contact ? '' : now.contact,
  pictures: now.pictures.filter((path) => !sent.pictures.includes(path)),
  files: now.files.filter((file) => !sent.files.includes(file)),
})

/** What the contract takes of it: files are no part of it before they are sent. */
export const bodyOf = ({ kind, content, contact, pictures }: FeedbackDraft): ApiBody<'POST api/Universal/feedback'> => ({
  kind,
  content: content.trim(),
  ...(contact.trim() === '' ? {} : { contact: contact.trim() }),
  ...(pictures.length === 0 ? {} : { pictures }),
})
