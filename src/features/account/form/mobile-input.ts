// The raw input of a phone number or email address, before validation. Pure.
import { readMobile } from '../../../../rules/member/mobile.ts'

export interface MobileInput {
  kind: 'phone' | 'email'
  /** Calling code of a phone number. */
  country: string
  text: string
}

/** Calling codes of the regions that the configuration lists by default. */
const codes: Record<string, string> = {
  CN: '86',
  VN: '84',
  HK: '852',
  MO: '853',
  TW: '886',
  SG: '65',
  MY: '60',
  TH: '66',
  ID: '62',
  PH: '63',
  MM: '95',
  KH: '855',
  LA: '856',
  BN: '673',
  JP: '81',
  KR: '82',
  IN: '91',
  AE: '971',
  US: '1',
  CA: '1',
  GB: '44',
  FR: '33',
  DE: '49',
  IT: '39',
  ES: '34',
  BR: '55',
  AU: '61',
  NZ: '64',
}

/** The calling code of the selected language; for English, that of the browser's region. */
export function countryOf(lang: string, languages: readonly string[]): string {
  if (lang === 'zh') return '86'
  if (lang === 'vi') return '84'
  const regions = languages.map((tag) => /-([A-Z]{2})\b/.exec(tag)?.[1] ?? '')
  return regions.map((region) => codes[region]).find((code) => code !== undefined) ?? '1'
}

/** Parses a remembered account: an email address, or calling code, hyphen and number. */
export function inputOf(remembered: string, country: string): MobileInput {
  if (remembered.includes('@')) return { kind: 'email', country, text: remembered }
  const [code, number] = remembered.split('-')
  return number === undefined ? { kind: 'phone', country, text: remembered } : { kind: 'phone', country: code || country, text: number }
}

/** Switches to email as soon as the phone field contains an at sign. */
export const typed = (input: MobileInput, text: string): MobileInput =>
  input.kind === 'phone' && /[@＠]/.test(text) ? { ...input, kind: 'email', text } : { ...input, text }

/** Switches between phone and email and clears the text: a number is never an address. */
export const toggled = (input: MobileInput): MobileInput => ({ ...input, kind: input.kind === 'phone' ? 'email' : 'phone', text: '' })

/** Formats the input for API calls and for storage; null if it is neither a number nor an address. */
export function mobileText({ kind, country, text }: MobileInput): string | null {
  const mobile = readMobile(text, country)
  return mobile && mobile.kind === kind ? mobile.text : null
}
