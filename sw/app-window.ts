// Which of the open windows are the app's, and to which of them a tap on a notification leads. Pure.

const serversOwn = /^\/(api|calendar|docs|feeds|healthz|og|readyz|metrics|pay|robots\.txt|sitemap|sitemap\.xml|widget|ws)(\/|$)/
/** A page of the server's own: above all /pay, where somebody may be paying. */
const isServers = (pathname: string): boolean => serversOwn.test(pathname)

/** A path that the app answers itself. */
export const isAppPath = (pathname: string): boolean => !isServers(pathname)

interface Open {
  url: string
  focused: boolean
}

const isApps = ({ url }: Pick<Open, 'url'>): boolean => isAppPath(new URL(url).pathname)

/** Those that are looked at: there the app answers, unless it is broken. In a page of the server's own none could. */
export const lookedAt = <T extends { url: string; visibilityState: string }>(windows: readonly T[]): T[] =>
  windows.filter((one) => one.visibilityState === 'visible' && isApps(one))

/** The one that stands there already, the one that is looked at, any; undefined: the app is open in none. */
export function appWindow<T extends Open>(windows: readonly T[], path: string): T | undefined {
  const ours = windows.filter(isApps)
  const isThere = ({ url }: Open): boolean => new URL(url).pathname + new URL(url).search === path
  return ours.find(isThere) ?? ours.find(({ focused }) => focused) ?? ours[0]
}
