// Draft of an application: persistence, validation, request body.

import type { IdKind } from '../../../../../contract/account/member.ts'
import type { ApiBody } from '../../../../../contract/api.ts'
import { roomLimits } from '../../../../../contract/limits/room-limits.ts'
import type { ErrorCode } from '../../../../../contract/wire/error.ts'
import { isIdNumber, isRealName } from '../../../../../rules/member/real-name.ts'
import { applicationFault, contactForm, experienceForm } from '../../../../../rules/room/anchor-application.ts'
import { countCharacters } from '../../../../../rules/text/characters.ts'
import { cutText } from '../../../../../rules/text/cut-text.ts'

export const contactKinds = ['qq', 'wechat', 'phone'] as const
export type ContactKind = (typeof contactKinds)[number]
export const idKinds: readonly IdKind[] = ['cn', 'vn', 'passport']

export interface ApplicationDraft extends Record<ContactKind, string> {
  kind: IdKind
  real_name: string
  id_number: string
  inviter: string
  experience: string
}
export const emptyApplication: ApplicationDraft = {
  kind: 'cn',
  real_name: '',
  id_number: '',
  qq: '',
  wechat: '',
  phone: '',
  inviter: '',
  experience: '',
}

const texts = ['real_name', 'qq', 'wechat', 'phone', 'inviter'] as const
export const isWritten = (draft: ApplicationDraft): boolean => [...texts, 'experience' as const].some((field) => draft[field].trim() !== '')

/** Copy for storage on the device: never includes the document number. */
export const withoutIdNumber = (draft: ApplicationDraft): ApplicationDraft => ({ ...draft, id_number: '' })

/** Parses a stored draft; fields of another type take their defaults. */
export function readApplication(data: unknown): ApplicationDraft {
  const stored = (typeof data === 'object' && data !== null ? data : {}) as Partial<Record<keyof ApplicationDraft, unknown>>
  const text = (value: unknown, most: number): string => (typeof value === 'string' ? cutText(value, most) : '')
  return {
    ...emptyApplication,
    ...Object.fromEntries(texts.map((field) => [field, text(stored[field], 100)])),
    kind: idKinds.find((kind) => kind === stored.kind) ?? 'cn',
    experience: text(stored.experience, 4_000),
  }
}

export type ApplicationField = 'real_name' | 'id_number' | 'contact' | 'experience'
export type ApplicationFaults = Partial<Record<ApplicationField, ErrorCode>>

const contactOf = ({ qq, wechat, phone }: ApplicationDraft) => contactForm({ qq, wechat, phone })

export function faultsOf(draft: ApplicationDraft): ApplicationFaults {
  // Validates each part separately: the rules return only the first fault.
  const enough = '好'.repeat(roomLimits.experienceMin)
  const contact = applicationFault(contactOf(draft), enough)
  const experience = applicationFault({ qq: '10001', wechat: '', phone: '' }, experienceForm(draft.experience))
  return {
    ...(!isRealName(draft.real_name) && { real_name: 'real-name-invalid' as const }),
    ...(!isIdNumber(draft.kind, draft.id_number) && { id_number: 'id-number-invalid' as const }),
    ...(contact && { contact }),
    ...(experience && { experience }),
  }
}

/** Number of characters in the experience, without white space. */
export const experienceLength = (text: string): number => countCharacters(experienceForm(text).replace(/\s/g, ''))

export function bodyOf(draft: ApplicationDraft): ApiBody<'POST api/Live/apply'> {
  const contact = contactOf(draft)
  return {
    kind: draft.kind,
    real_name: draft.real_name.trim(),
    id_number: draft.id_number.trim(),
    ...Object.fromEntries(contactKinds.filter((kind) => contact[kind] !== '').map((kind) => [kind, contact[kind]])),
    ...(draft.inviter.trim() !== '' && { inviter: draft.inviter.trim() }),
    experience: experienceForm(draft.experience),
  }
}
