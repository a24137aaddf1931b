// What an operator types for a banner, as the contract takes it.
import { isOwnPath } from '../parts/own-path.ts'

/** A path of this app or an https address; addresses of this app become paths. Null: neither. */
export function bannerLink(typed: string, origin: string): string | null {
  const text = typed.trim()
  if (isOwnPath(text)) return text
  const url = URL.canParse(text) ? new URL(text) : null
  if (!url || url.username || url.password) return null
  if (url.origin === origin) return `${url.pathname}${url.search}${url.hash}`
  return url.protocol === 'https:' && !/[\s\\]/.test(text) ? url.href : null
}

const two = (value: number): string => String(value).padStart(2, '0')

/** For a field of date and time, in the browser's own zone. */
export function localInput(moment: string | null): string {
  if (moment === null) return ''
  const at = new Date(moment)
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}T${two(at.getHours())}:${two(at.getMinutes())}`
}

export const momentOfInput = (text: string): string | null => (text === '' ? null : new Date(text).toISOString())
