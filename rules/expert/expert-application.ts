// What an application of an expert must say. R-EXPERT-1.
import { expertLimits } from '../../contract/limits/expert-limits.ts'
import { countWords } from '../text/word-count.ts'

export type ExpertFault = 'wechat-needed' | 'experience-needed' | 'experience-long' | 'conduct-needed'

export interface ExpertForm {
  wechat: string
  experience: string
  conduct: boolean
}

export const wechatForm = (typed: string): string => typed.normalize('NFKC').trim()
/** Line breaks stay, blanks at the ends and more than one empty line do not. */
export const experienceText = (typed: string): string =>
  typed
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()

/** Words of the work experience, of which there may be `expertLimits.experience`. */
export const experienceWords = (typed: string): number => countWords(experienceText(typed))

/** WeChat's own rule: 6 to 20 letters, digits, dash, underscore, the first a letter; or a phone number. */
const isWechat = (text: string): boolean => /^[A-Za-z][A-Za-z0-9_-]{5,19}$/.test(text) || /^\+?\d{6,15}$/.test(text)

/** The first thing that is missing; the name is the account's own matter: rules/member/real-name.ts. */
export function expertFault({ wechat, experience, conduct }: ExpertForm): ExpertFault | null {
  if (!isWechat(wechatForm(wechat))) return 'wechat-needed'
  const words = experienceWords(experience)
  if (words === 0) return 'experience-needed'
  if (words > expertLimits.experience) return 'experience-long'
  return conduct ? null : 'conduct-needed'
}
