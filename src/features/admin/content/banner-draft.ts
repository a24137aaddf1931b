// Parses an operator's input for a banner into the form of the contract.
import { isOwnPath } from '../parts/form/own-path.ts'

/** An app path or an https URL; URLs of this app become paths. Null: neither. */
export function bannerLink(typed: string, origin: string): string | null {
  const text = typed.trim()
  if (isOwnPath(text)) return text
  const url = URL.canParse(text) ? new URL(text) : null
  if (!url || url.username || url.password) return null
  if (url.origin === origin) return `${url.pathname}${url.search}${url.hash}`
  return url.protocol === 'https:' && !/[\s\\]/.test(text) ? url.href : null
}

const two = (value: number): string => String(value).padStart(2, '0')

/** Value of a datetime-local field, in the browser's time zone. */
export function localInput(timestamp: string | null): string {
  if (timestamp === null) return ''
  const at = new Date(timestamp)
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}T${two(at.getHours())}:${two(at.getMinutes())}`
}

export const timestampOfInput = (text: string): string | null => (text === '' ? null : new Date(text).toISOString())
