// Message catalogs of a section, by language. A named section is rendered on the server too, and then loaded here before hydration.
import { nameAhead } from '../layer/ahead.ts'

/** By language, each loaded on demand. */
export type Catalogs = Record<string, () => Promise<{ messages: Record<string, unknown> }>>

const names = new WeakMap<Catalogs, string>()
/** By name and language. */
const here = new Map<string, Record<string, unknown>>()
const entry = (name: string, lang: string): string => `${name} ${lang}`

/** `name`: the folder's in locales; for several sections at once `a+b`. */
export function sectionMessages(name: string, catalogs: Catalogs): Catalogs {
  names.set(catalogs, name)
  nameAhead(aheadName(name), async (lang) => {
    const catalog = await catalogs[lang]?.()
    if (catalog) here.set(entry(name, lang), catalog.messages)
  })
  return catalogs
}

export const aheadName = (name: string): string => `words:${name}`

/** Undefined if it has no name. */
export const sectionName = (catalogs: Catalogs): string | undefined => names.get(catalogs)

/** The messages preloaded for the first draw; undefined if they load later. */
export function loadedMessages(catalogs: Catalogs, lang: string): Record<string, unknown> | undefined {
  const name = names.get(catalogs)
  return name === undefined ? undefined : here.get(entry(name, lang))
}
