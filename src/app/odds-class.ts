// The class of odds that a window's live socket requests when it opens.

/** Pages of sports other than football: always, or for these values of `type`. */
const otherPages: readonly string[] = ['/basketball', '/base-basketball', '/base-other']
const otherTypes: Readonly<Record<string, readonly string[]>> = { '/anchor': ['2', '3', '4', '5', '6'], '/schedule': ['2', '3'] }

/**
 * Returns the specification's `classify_type` (section 7) for the window's first URL: 0 football, 1 if its sport is another.
 * Later pages subscribe to a topic for odds of the other class (src/features/match/odds/use-live-odds.ts).
 */
export function oddsClassOf(path: string, search: string): 0 | 1 {
  const page = path.length > 1 ? path.replace(/\/+$/, '') : path
  const type = new URLSearchParams(search).get('type') ?? ''
  return otherPages.includes(page) || otherTypes[page]?.includes(type) ? 1 : 0
}
