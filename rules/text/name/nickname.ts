import { memberLimits } from '../../../contract/limits/member-limits.ts'
import type { Name } from '../../../contract/wire/name.ts'
import { productName } from '../../site/product-site.ts'
import { countCharacters } from '../characters.ts'
import { nameForm } from '../line-text.ts'

export type NicknameFault = 'nickname-invalid' | 'nickname-reserved'

/** Controls, line breaks, private and unassigned characters, and whatever the normalized form still contains. Joiners belong to emoji. */
const unseen =
  /[\p{Cc}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}\u00ad\u061c\u115f\u1160\u180e\u200b\u200c\u200e\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164\ufeff\uffa0\ufff9-\ufffb]|\u034f|\u17b4|\u17b5|\p{M}{4,}/u

/** Contains nothing invisible and nothing that changes the direction of adjacent text. */
export const isPlain = (text: string): boolean => !unseen.test(text)

/** Names with which a user could impersonate the platform. */
const reserved = ['官方', '客服', '管理员', '系统', 'admin', 'official', 'support', 'moderator', 'system', 'quảntrị', 'chínhthức']

/** Look-alike forms, case, spaces and marks between letters do not make a name different. */
const folded = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\p{P}\p{S}\u200d]/gu, '')

export const nicknameForm = (typed: string): string => nameForm(typed)

/** A short site name is part of many words: it is reserved only as a full name, a longer one also within other names. */
function isOfSite(name: string, site: Name): boolean {
  return Object.values(site)
    .map(folded)
    .filter((word) => word !== '')
    .some((word) => (word.length < (/\p{Script=Han}/u.test(word) ? 2 : 4) ? name === word : name.includes(word)))
}

const isReserved = (name: string, site: Name): boolean =>
  reserved.some((word) => name.includes(word)) || isOfSite(name, productName) || isOfSite(name, site)

/** `site`: the site's name, reserved like the product's own. */
export function nicknameFault(typed: string, site: Name = productName): NicknameFault | null {
  const name = nicknameForm(typed)
  const length = countCharacters(name)
  if (
    length < memberLimits.nicknameMin ||
    length > memberLimits.nicknameMax ||
    unseen.test(name) ||
    !/[\p{L}\p{N}\p{Emoji_Presentation}]/u.test(name)
  )
    return 'nickname-invalid'
  return isReserved(folded(name), site) ? 'nickname-reserved' : null
}

/** The user's one-paragraph signature. */
export const signatureForm = (typed: string): string => nameForm(typed)
export const signatureFits = (typed: string): boolean => {
  const text = signatureForm(typed)
  return countCharacters(text) <= memberLimits.signatureMax && !unseen.test(text)
}
