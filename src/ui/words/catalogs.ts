// The words of a section, by language. What has a name is drawn on the server too, and then here before the page is hydrated.
import { nameAhead } from '../layer/ahead.ts'

/** By language, each fetched when it is needed. */
export type Catalogs = Record<string, () => Promise<{ messages: Record<string, unknown> }>>

const names = new WeakMap<Catalogs, string>()
/** By name and language. */
const here = new Map<string, Record<string, unknown>>()
const entry = (name: string, lang: string): string => `${name} ${lang}`

/** `name`: that of the folder in locales; of several sections at once `a+b`. */
export function sectionWords(name: string, catalogs: Catalogs): Catalogs {
  names.set(catalogs, name)
  nameAhead(aheadName(name), async (lang) => {
    const words = await catalogs[lang]?.()
    if (words) here.set(entry(name, lang), words.messages)
  })
  return catalogs
}

export const aheadName = (name: string): string => `words:${name}`

/** Undefined where they have no name. */
export const sectionName = (catalogs: Catalogs): string | undefined => names.get(catalogs)

/** The words that were fetched ahead of the first draw; undefined: they come behind it. */
export function wordsHere(catalogs: Catalogs, lang: string): Record<string, unknown> | undefined {
  const name = names.get(catalogs)
  return name === undefined ? undefined : here.get(entry(name, lang))
}
