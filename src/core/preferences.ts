// What this device prefers: language, theme, zone, sounds. Kept in localStorage, and in the cookies that the
// server's first screen reads. Storage that is blocked only means that nothing is remembered.
import type { Lang } from '../../contract/limits/limits.ts'
import { getSite } from './site.ts'
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
  /** Scores of all matches are hidden, or those of followed matches and teams. */
  hideScores: boolean
  hideFollowed: boolean
  /** Show times in Asia/Shanghai instead of the device's zone. */
  beijingTime: boolean
  pinnedLeagues: string[]
  /** The guide of a first visit was answered, or nobody is to be asked. */
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
const { listen, tell } = createListeners()
let current = fallback
let rendered: Preferences = fallback

/** What a render is made with: `hide` hides every score, for it knows of no follows. Nobody is asked by one that says nothing of it. */
export type RenderedWith = Pick<Preferences, 'lang' | 'theme' | 'tz'> & { hide: boolean; guided?: boolean }
const renderedFrom = ({ lang, theme, tz, hide, guided = true }: RenderedWith): Preferences => ({
  ...fallback,
  ...{ lang, theme, tz, hideScores: hide, guided },
})

/** The stored preferences over the ones that the page was rendered with. Call once at start, before the first render. */
export function loadPreferences(renderedWith: RenderedWith): void {
  rendered = renderedFrom(renderedWith)
  const stored = Object.entries(readStored())
  // The same object where nothing differs: hydration draws nothing a second time.
  const differs = stored.some(([key, value]) => JSON.stringify(value) !== JSON.stringify(rendered[key as keyof Preferences]))
  current = differs ? { ...rendered, ...Object.fromEntries(stored) } : rendered
  ;(globalThis as { addEventListener?(type: string, heard: (event: { key: string | null }) => void): void }).addEventListener?.(
    'storage',
    follow,
  )
}

/** Another window has chosen: it holds here too, and is not undone by what is chosen here next. */
function follow({ key }: { key: string | null }): void {
  if (key !== storageKey) return
  current = { ...current, ...readStored() }
  tell()
}

/** For the server: what one render shows. */
export function setRenderedPreferences(renderedWith: RenderedWith): void {
  rendered = renderedFrom(renderedWith)
  current = rendered
}

export const preferences = {
  get: (): Preferences => current,
  /** What the server's HTML was made with, so that hydration finds the same. */
  getServer: (): Preferences => rendered,
  set(patch: Partial<Preferences>): void {
    current = { ...current, ...patch }
    writeStored(current)
    writeCookies(current)
    tell()
  },
  subscribe: listen,
}

/** Whether any score is hidden. */
export const hidesScores = (of: Preferences): boolean => of.hideScores || of.hideFollowed

/** Which scores the reader has hidden: told in the words of the alert settings, and known before those are read. */
export const hideOf = ({ hideScores, hideFollowed }: Pick<Preferences, 'hideScores' | 'hideFollowed'>): 'all' | 'followed' | 'off' =>
  hideScores ? 'all' : hideFollowed ? 'followed' : 'off'

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
