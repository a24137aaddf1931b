// Validation of a streamer's application. Pure. R-STUDIO-1.
import { roomLimits } from '../../contract/limits/room-limits.ts'
import { plainPhone } from '../member/mobile.ts'
import { countCharacters } from '../text/characters.ts'
import { withoutMarks } from '../text/invisible-marks.ts'

export interface Contact {
  qq: string
  wechat: string
  phone: string
}
export type ApplicationFault = 'contact-needed' | 'experience-short' | 'invalid-input'

const shapes: Record<keyof Contact, RegExp> = {
  qq: /^[1-9]\d{4,11}$/,
  wechat: /^[A-Za-z0-9][\w-]{4,39}$/,
  phone: /^\+?\d{6,15}$/,
}
const plain = (text: string): string => withoutMarks(text).normalize('NFKC').trim()
export const contactForm = ({ qq = '', wechat = '', phone = '' }: Partial<Contact>): Contact => ({
  qq: plain(qq),
  wechat: plain(wechat),
  phone: plainPhone(phone),
})
export const experienceForm = (typed: string): string =>
  typed
    .normalize('NFC')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/\n{3,}/g, '\n\n')
    .trim()

export function applicationFault(contact: Contact, experience: string): ApplicationFault | null {
  const given = (Object.keys(shapes) as (keyof Contact)[]).filter((kind) => contact[kind] !== '')
  if (given.length === 0) return 'contact-needed'
  if (given.some((kind) => !shapes[kind].test(contact[kind]))) return 'invalid-input'
  // Spaces do not count as experience.
  if (countCharacters(experience.replace(/\s/g, '')) < roomLimits.experienceMin) return 'experience-short'
  return countCharacters(experience) > roomLimits.experienceMax ? 'invalid-input' : null
}

/** 13***21: enough to recognize it. */
export const maskContact = (text: string): string =>
  text === '' ? '' : text.length < 5 ? '***' : `${text.slice(0, 2)}***${text.slice(-2)}`
