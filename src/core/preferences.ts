// What this device prefers: language, theme, zone, sounds. Kept in localStorage, and in the cookies that the
// server's first screen reads. Storage that is blocked only means that nothing is remembered.
import { type Lang, langs } from '../../contract/limits.ts'

export interface Preferences {
  lang: Lang
  theme: 'light' | 'dark' | 'system'
  /** IANA zone of the device. */
  tz: string
  /** Goal sound (the spec's voice) and card sound (voice1). */
  voice: boolean
  voice1: boolean
  /** Pop-ups for red and for yellow cards (the spec's red, yellow). */
  red: boolean
  yellow: boolean
  odds: boolean
  hideScores: boolean
  /** Show times in Asia/Shanghai instead of the device's zone. */
  beijingTime: boolean
  pinnedLeagues: string[]
}

const fallback: Preferences = {
  lang: 'zh',
  theme: 'system',
  tz: 'Asia/Shanghai',
  voice: true,
  voice1: false,
  red: true,
  yellow: false,
  odds: false,
  hideScores: false,
  beijingTime: false,
  pinnedLeagues: [],
}
const storageKey = 'preferences'
const listeners = new Set<() => void>()
let current = fallback
let rendered: Preferences = fallback

/** The stored preferences over the ones that the page was rendered with. Call once at start, before the first render. */
export function loadPreferences(renderedWith: Pick<Preferences, 'lang' | 'theme' | 'tz'>): void {
  rendered = { ...fallback, ...renderedWith }
  current = { ...rendered, ...readStored() }
}

/** For the server: what one render shows. */
export function setRenderedPreferences(renderedWith: Pick<Preferences, 'lang' | 'theme' | 'tz'>): void {
  rendered = { ...fallback, ...renderedWith }
  current = rendered
}

export const preferences = {
  get: (): Preferences => current,
  /** What the server's HTML was made with, so that the take-over finds the same. */
  getServer: (): Preferences => rendered,
  set(patch: Partial<Preferences>): void {
    current = { ...current, ...patch }
    writeStored(current)
    writeCookies(current)
    for (const listener of listeners) listener()
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

/** The zone that times are shown in. */
export const shownZone = (of: Preferences): string => (of.beijingTime ? 'Asia/Shanghai' : of.tz)

/** Writes the cookies that the server's first screen reads. */
export function writeCookies(of: Preferences): void {
  const scope = globalThis as { document?: { cookie: string } }
  if (!scope.document) return
  for (const [name, value] of [
    ['lang', of.lang],
    ['theme', of.theme],
    ['tz', of.tz],
  ] as const)
    scope.document.cookie = `${name}=${encodeURIComponent(value)}; path=/; max-age=31536000; SameSite=Lax`
}

function readStored(): Partial<Preferences> {
  try {
    const storage = (globalThis as { localStorage?: { getItem(key: string): string | null } }).localStorage
    const stored: unknown = JSON.parse(storage?.getItem(storageKey) ?? '{}')
    if (typeof stored !== 'object' || stored === null) return {}
    const known = Object.entries(stored).filter(
      ([key, value]) => key in fallback && typeof value === typeof fallback[key as keyof Preferences],
    )
    const patch = Object.fromEntries(known) as Partial<Preferences>
    if (patch.lang && !langs.includes(patch.lang)) delete patch.lang
    if (patch.theme && !['light', 'dark', 'system'].includes(patch.theme)) delete patch.theme
    return patch
  } catch {
    // Blocked or damaged storage: the defaults serve, and the next choice is written anew.
    return {}
  }
}

function writeStored(of: Preferences): void {
  try {
    ;(globalThis as { localStorage?: { setItem(key: string, value: string): void } }).localStorage?.setItem(storageKey, JSON.stringify(of))
  } catch {
    // Storage is blocked or full: the choice holds until the page closes.
  }
}
