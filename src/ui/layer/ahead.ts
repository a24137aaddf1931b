// Registry of what a server-rendered page must load before hydration, so that the first draw matches: message catalogs of sections, and
// parts in chunks of their own. Each has a name, registered when the module that uses it loads. The server records the names that a
// render uses; the page passes them to the window (`ahead` of its state).

/** Loads it; a catalog in this language. */
type FetchAhead = (lang: string) => Promise<void>

const known = new Map<string, FetchAhead>()
/** By name and language. */
const fetched = new Set<string>()
let drawn = new Set<string>()

const isServer = typeof document === 'undefined'
const entry = (name: string, lang: string): string => `${name} ${lang}`

/**
 * Registers a name. `words:a+b` stands for the catalogs of these sections; any other name is the path of the source file, by which the
 * server finds its script and styles.
 */
export function nameAhead(name: string, fetch: FetchAhead): void {
  known.set(name, fetch)
}

/** On the server: records that this render uses it, loaded or not. */
export function noteAhead(name: string): void {
  if (isServer) drawn.add(name)
}

/** Returns the names recorded since the last call, in render order: nested parts come after their parents. */
export function takeAhead(): string[] {
  const names = [...drawn]
  drawn = new Set()
  return names
}

/** Loads what is missing, one after the other: the module of a part registers the names that it uses. Returns whether it loaded any. */
export async function fetchAhead(names: readonly string[], lang: string): Promise<boolean> {
  let hasFetched = false
  for (const name of names) {
    const fetch = known.get(name)
    // An unregistered name loads when it is rendered, like any other part, unless a module loaded before it registers it.
    if (!fetch || fetched.has(entry(name, lang))) continue
    await fetch(lang)
    fetched.add(entry(name, lang))
    hasFetched = true
  }
  return hasFetched
}
