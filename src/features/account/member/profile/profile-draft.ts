// The edited profile: its changes against the saved one, and their validation.
import type { Member, UpdateInfoBody } from '../../../../../contract/account/member.ts'
import type { Name } from '../../../../../contract/wire/name.ts'
import { countCharacters } from '../../../../../rules/text/characters.ts'
import { type NicknameFault, nicknameFault, nicknameForm, signatureFits, signatureForm } from '../../../../../rules/text/name/nickname.ts'

export interface ProfileDraft {
  nickname: string
  signature: string
  /** YYYY-MM-DD, or empty. */
  birthday: string
}

export const draftOf = ({
  user_nickname,
  signature,
  birthday,
}: Pick<Member, 'user_nickname' | 'signature' | 'birthday'>): ProfileDraft => ({
  nickname: user_nickname,
  signature,
  birthday: birthday ?? '',
})

export interface DraftFaults {
  nickname: NicknameFault | null
  signature: boolean
  birthday: boolean
}

export interface DraftRules {
  /** YYYY-MM-DD. */
  today: string
  /** Name of the site. */
  site: Name
  /** The saved nickname, which stays valid: it was valid when it was chosen. */
  saved: string
}

export const faultsOf = ({ nickname, signature, birthday }: ProfileDraft, { today, site, saved }: DraftRules): DraftFaults => ({
  nickname: nicknameForm(nickname) === saved ? null : nicknameFault(nickname, site),
  signature: !signatureFits(signature),
  birthday: birthday !== '' && (birthday >= today || Number(today.slice(0, 4)) - Number(birthday.slice(0, 4)) >= 120),
})

/** Returns the fields to send, or null without changes. Surrounding whitespace is not a change. */
export function changesOf(saved: Parameters<typeof draftOf>[0], draft: ProfileDraft): UpdateInfoBody | null {
  const before = draftOf(saved)
  const changes: UpdateInfoBody = {
    ...(nicknameForm(draft.nickname) === before.nickname ? {} : { user_nickname: nicknameForm(draft.nickname) }),
    ...(signatureForm(draft.signature) === before.signature ? {} : { signature: signatureForm(draft.signature) }),
    ...(draft.birthday === before.birthday ? {} : { birthday: draft.birthday || null }),
  }
  return Object.keys(changes).length > 0 ? changes : null
}

export const writtenOf = (text: string, most: number): string => `${countCharacters(signatureForm(text))}/${most}`
