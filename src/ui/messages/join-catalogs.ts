// Merges the catalogs of a page that combines several features, loaded together.
import { type Catalogs, sectionMessages, sectionName } from './catalogs.ts'

export function joinCatalogs(...all: readonly Catalogs[]): Catalogs {
  const joined: Catalogs = Object.fromEntries(
    Object.keys(all[0] ?? {}).map((lang) => [
      lang,
      async () => {
        const parts = await Promise.all(all.map((one) => one[lang]?.()))
        return { messages: Object.assign({}, ...parts.map((part) => part?.messages)) as Record<string, unknown> }
      },
    ]),
  )
  const names = all.map(sectionName)
  return names.includes(undefined) ? joined : sectionMessages(names.join('+'), joined)
}
