// The context that a build's rendered screens are stored for: the reader's language, theme, zone, whether scores are hidden, and whether
// the guide was answered.
import type { RenderState } from '../contract/render.ts'
import { storedPaths } from '../contract/wire/route.ts'

const contextKey = '/screen-context'

export interface ScreenContext {
  lang: string
  theme: string
  tz: string
  /** Scores are hidden. */
  hide: boolean
  /** No space is reserved for the guide's invitation. */
  guided: boolean
}

export const screenKey = (path: string, { lang, theme, tz, hide, guided }: ScreenContext): string =>
  `${path}?lang=${lang}&theme=${theme}&tz=${encodeURIComponent(tz)}&hide=${hide}&guided=${guided}`

type Screens = Pick<Cache, 'match' | 'put'>

/** Undefined until a page of this build has sent it. */
export async function readContext(screens: Screens): Promise<ScreenContext | undefined> {
  const response = await screens.match(contextKey)
  return response ? ((await response.json()) as ScreenContext) : undefined
}

/**
 * Stores the context of these screens, and fetches them unless all are cached: after a changed setting, or for a new build with an empty
 * cache, and not at every start.
 */
export async function cacheFor(screens: Screens, context: ScreenContext, fetchAll: () => Promise<void>): Promise<void> {
  const known = await readContext(screens)
  const isSame = known !== undefined && screenKey('', known) === screenKey('', context)
  if (isSame && (await hasAll(screens, context))) return
  await screens.put(contextKey, new Response(JSON.stringify(context)))
  await fetchAll()
}

async function hasAll(screens: Screens, context: ScreenContext): Promise<boolean> {
  const found = await Promise.all(storedPaths.map((path) => screens.match(screenKey(path, context))))
  return found.every((screen) => screen !== undefined)
}

/**
 * Whether the server rendered a screen for the reader's current settings: it may have been requested before they changed. Zones are not
 * compared, because engines use different names for the same one. The empty shell matches nobody.
 */
export function isMadeFor({ lang, theme, hide, guided }: ScreenContext, html: string): boolean {
  const [, text] = /<script type="application\/json" id="state">(.*?)<\/script>/s.exec(html) ?? []
  if (!text) return false
  const made = JSON.parse(text) as RenderState
  const isGuided = made.guided ?? guided
  return made.lang === lang && made.theme === theme && made.hide === hide && isGuided === guided
}
