// Preferences of this device: language, theme, zone, sounds. Stored in localStorage, and in the cookies that the
// server's first screen reads. If storage is blocked, they last until the page closes.
import type { Lang } from '../../../contract/limits/limits.ts'
import { getSite } from '../site.ts'
import { createListeners } from './store.ts'

export interface Preferences {
  lang: Lang
  theme: 'light' | 'dark' | 'system'
  /** IANA zone of the device. */
  tz: string
  /** Goal sound (voice) and card sound (voice1). R-ALERT-15. */
  voice: boolean
  voice1: boolean
  /** Pop-ups for red and for yellow cards. R-ALERT-15. */
  red: boolean
  yellow: boolean
  odds: boolean
  /** Hide the scores of all matches, or of followed matches and teams. */
  hideScores: boolean
  hideFollowed: boolean
  /** Show times in Asia/Shanghai instead of the device's zone. */
  beijingTime: boolean
  pinnedLeagues: string[]
  /** The first-visit guide is completed, or must not be shown. */
  guided: boolean
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
  hideFollowed: false,
  beijingTime: false,
  pinnedLeagues: [],
  guided: true,
}
const storageKey = 'preferences'
const { listen, notify } = createListeners()
let current = fallback
let rendered: Preferences = fallback

/** Inputs of a render: `hide` hides every score, since a render knows no follows. Without `guided` the guide is not shown. */
export type RenderedWith = Pick<Preferences, 'lang' | 'theme' | 'tz'> & { hide: boolean; guided?: boolean }
const renderedFrom = ({ lang, theme, tz, hide, guided = true }: RenderedWith): Preferences => ({
  ...fallback,
  ...{ lang, theme, tz, hideScores: hide, guided },
})

/** Applies the stored preferences over those of the render. Call once at start, before the first render. */
export function loadPreferences(renderedWith: RenderedWith): void {
  rendered = renderedFrom(renderedWith)
  const stored = Object.entries(readStored())
  // The same object if nothing differs, so that hydration does not render twice.
  const differs = stored.some(([key, value]) => JSON.stringify(value) !== JSON.stringify(rendered[key as keyof Preferences]))
  current = differs ? { ...rendered, ...Object.fromEntries(stored) } : rendered
  ;(globalThis as { addEventListener?(type: string, heard: (event: { key: string | null }) => void): void }).addEventListener?.(
    'storage',
    follow,
  )
}

/** Applies a change made in another window, so that the next change here does not undo it. */
function follow({ key }: { key: string | null }): void {
  if (key !== storageKey) return
  current = { ...current, ...readStored() }
  notify()
}

/** Sets the preferences of one render on the server. */
export function setRenderedPreferences(renderedWith: RenderedWith): void {
  rendered = renderedFrom(renderedWith)
  current = rendered
}

export const preferences = {
  get: (): Preferences => current,
  /** The preferences of the server's HTML, so that hydration matches. */
  getServer: (): Preferences => rendered,
  set(patch: Partial<Preferences>): void {
    current = { ...current, ...patch }
    writeStored(current)
    writeCookies(current)
    notify()
  },
  subscribe: listen,
}

/** Whether any score is hidden. */
export const hidesScores = (of: Preferences): boolean => of.hideScores || of.hideFollowed

/** Which scores the user hides, as a value of the alert settings; available before those load. */
export const hideOf = ({ hideScores, hideFollowed }: Pick<Preferences, 'hideScores' | 'hideFollowed'>): 'all' | 'followed' | 'off' =>
  hideScores ? 'all' : hideFollowed ? 'followed' : 'off'

/** The zone in which times are shown. */
export const shownZone = (of: Preferences): string => (of.beijingTime ? 'Asia/Shanghai' : of.tz)

/** Writes the cookies that the server's first screen reads. */
export function writeCookies(of: Preferences): void {
  const scope = globalThis as { document?: { cookie: string } }
  if (!scope.document) return
  for (const [name, value] of [
    ['lang', of.lang],
    ['theme', of.theme],
    ['tz', of.tz],
    ['hide', hidesScores(of) ? '1' : '0'],
    ['guided', of.guided ? '1' : '0'],
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
    if (patch.lang && !getSite().langs.includes(patch.lang)) delete patch.lang
    if (patch.theme && !['light', 'dark', 'system'].includes(patch.theme)) delete patch.theme
    return patch
  } catch {
    // Blocked or damaged storage: use the defaults; the next change rewrites it.
    return {}
  }
}

function writeStored(of: Preferences): void {
  try {
    ;(globalThis as { localStorage?: { setItem(key: string, value: string): void } }).localStorage?.setItem(storageKey, JSON.stringify(of))
  } catch {
    // Storage is blocked or full: the change lasts until the page closes.
  }
}
