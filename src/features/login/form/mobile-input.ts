// What is typed as phone number or email address, before anybody judges it. Pure.
import { readMobile } from '../../../../rules/member/mobile.ts'

export interface MobileInput {
  kind: 'phone' | 'email'
  /** Country code of a phone number. */
  country: string
  text: string
}

/** Of the regions whose codes the configuration lists from the start. */
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

/** The code of the chosen language; in English that of the browser's region. */
export function countryOf(lang: string, languages: readonly string[]): string {
  if (lang === 'zh') return '86'
  if (lang === 'vi') return '84'
  const regions = languages.map((tag) => /-([A-Z]{2})\b/.exec(tag)?.[1] ?? '')
  return regions.map((region) => codes[region]).find((code) => code !== undefined) ?? '1'
}

/** A remembered account: email address, or country code, hyphen, number. */
export function inputOf(remembered: string, country: string): MobileInput {
  if (remembered.includes('@')) return { kind: 'email', country, text: remembered }
  const [code, number] = remembered.split('-')
  return number === undefined ? { kind: 'phone', country, text: remembered } : { kind: 'phone', country: code || country, text: number }
}

/** Whoever types an address where a number is asked for means the address. */
export const typed = (input: MobileInput, text: string): MobileInput =>
  input.kind === 'phone' && /[@＠]/.test(text) ? { ...input, kind: 'email', text } : { ...input, text }

/** The same person, reached otherwise: nothing that was typed as a number is an address. */
export const toggled = (input: MobileInput): MobileInput => ({ ...input, kind: input.kind === 'phone' ? 'email' : 'phone', text: '' })

/** As the calls take it and the device remembers it; null: it is neither. */
export function mobileText({ kind, country, text }: MobileInput): string | null {
  const mobile = readMobile(text, country)
  return mobile && mobile.kind === kind ? mobile.text : null
}
