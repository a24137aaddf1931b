// What a page that the server drew must have before it is hydrated, so that the first draw finds the same: the words of a section, and
// parts in files of their own. Each has a name, known as soon as the file is here that names it. The server notes what it draws by; the
// page says it to the window (`ahead` of its state).

/** Fetches it. Of words: in this language. */
type FetchAhead = (lang: string) => Promise<void>

const known = new Map<string, FetchAhead>()
/** By name and language. */
const fetched = new Set<string>()
let drawn = new Set<string>()

const isServer = typeof document === 'undefined'
const entry = (name: string, lang: string): string => `${name} ${lang}`

/**
 * Names something. `words:a+b` are the words of these sections; any other name is the path of the source file, by which the server finds
 * its script and styles.
 */
export function nameAhead(name: string, fetch: FetchAhead): void {
  known.set(name, fetch)
}

/** On the server: this render is drawn by it, or would be if it were here. */
export function noteAhead(name: string): void {
  if (isServer) drawn.add(name)
}

/** What was noted since this was last asked, in the order of drawing: what a part draws comes behind it. */
export function takeAhead(): string[] {
  const names = [...drawn]
  drawn = new Set()
  return names
}

/** Fetches what is not here, one after the other: the file of a part names what the part draws. Answers whether anything was fetched. */
export async function fetchAhead(names: readonly string[], lang: string): Promise<boolean> {
  let hasFetched = false
  for (const name of names) {
    const fetch = known.get(name)
    // What no file here has named is drawn when it comes, as any other part; a file that names it later has it fetched.
    if (!fetch || fetched.has(entry(name, lang))) continue
    await fetch(lang)
    fetched.add(entry(name, lang))
    hasFetched = true
  }
  return hasFetched
}
