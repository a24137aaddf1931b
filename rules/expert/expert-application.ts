// Validation of an expert's application. R-EXPERT-1.
import { expertLimits } from '../../contract/limits/expert-limits.ts'
import { countWords } from '../text/word-count.ts'

export type ExpertFault = 'wechat-needed' | 'experience-needed' | 'experience-long' | 'conduct-needed'

export interface ExpertForm {
  wechat: string
  experience: string
  conduct: boolean
}

export const wechatForm = (typed: string): string => typed.normalize('NFKC').trim()
/** Preserves line breaks, trims, and collapses multiple empty lines. */
export const experienceText = (typed: string): string =>
  typed
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()

/** Words of the work experience; the maximum is `expertLimits.experience`. */
export const experienceWords = (typed: string): number => countWords(experienceText(typed))

/** WeChat's own rule: 6 to 20 letters, digits, dash, underscore, starting with a letter; or a phone number. */
const isWechat = (text: string): boolean => /^[A-Za-z][A-Za-z0-9_-]{5,19}$/.test(text) || /^\+?\d{6,15}$/.test(text)

/** Returns the first error; the name is validated by rules/member/real-name.ts. */
export function expertFault({ wechat, experience, conduct }: ExpertForm): ExpertFault | null {
  if (!isWechat(wechatForm(wechat))) return 'wechat-needed'
  const words = experienceWords(experience)
  if (words === 0) return 'experience-needed'
  if (words > expertLimits.experience) return 'experience-long'
  return conduct ? null : 'conduct-needed'
}
