// For whom the rendered screens of a build are kept: the reader's language, theme, zone, whether scores are hidden, and whether the guide
// was answered.
import type { RenderState } from '../contract/render.ts'
import { storedPaths } from '../contract/wire/route.ts'

const contextKey = '/screen-context'

export interface ScreenContext {
  lang: string
  theme: string
  tz: string
  /** Scores are hidden. */
  hide: boolean
  /** No place is kept for the guide's invitation. */
  guided: boolean
}

export const screenKey = (path: string, { lang, theme, tz, hide, guided }: ScreenContext): string =>
  `${path}?lang=${lang}&theme=${theme}&tz=${encodeURIComponent(tz)}&hide=${hide}&guided=${guided}`

type Screens = Pick<Cache, 'match' | 'put'>

/** Undefined until a page of this build has said it. */
export async function readContext(screens: Screens): Promise<ScreenContext | undefined> {
  const response = await screens.match(contextKey)
  return response ? ((await response.json()) as ScreenContext) : undefined
}

/**
 * Remembers the reader of these screens, and has them fetched when they are not all here already: for another choice or
 * another build, whose cache is empty, and not at every start.
 */
export async function keepFor(screens: Screens, context: ScreenContext, fetchAll: () => Promise<void>): Promise<void> {
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
 * Whether the server made a screen for what the reader prefers now: it may have been asked for before they chose. Zones are not compared,
 * for engines call the same one by other names. The empty shell is for nobody.
 */
export function isMadeFor({ lang, theme, hide, guided }: ScreenContext, html: string): boolean {
  const [, text] = /<script type="application\/json" id="state">(.*?)<\/script>/s.exec(html) ?? []
  if (!text) return false
  const made = JSON.parse(text) as RenderState
  const isGuided = made.guided ?? guided
  return made.lang === lang && made.theme === theme && made.hide === hide && isGuided === guided
}
