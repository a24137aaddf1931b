// Which prices the live socket of a window asks for as it opens.

/** Pages of other sports than football: always, or by the number of their `type`. */
const otherPages: readonly string[] = ['/basketball', '/base-basketball', '/base-other']
const otherTypes: Readonly<Record<string, readonly string[]>> = { '/anchor': ['2', '3', '4', '5', '6'], '/schedule': ['2', '3'] }

/**
 * The specification's `classify_type` (section 7) for a window that begins with this address: 0 football, 1 where its type is another.
 * Pages that come later ask for prices of the other class by a topic of their own (src/features/odds/use-live-odds.ts).
 */
export function oddsClassOf(path: string, search: string): 0 | 1 {
  const page = path.length > 1 ? path.replace(/\/+$/, '') : path
  const type = new URLSearchParams(search).get('type') ?? ''
  return otherPages.includes(page) || otherTypes[page]?.includes(type) ? 1 : 0
}
