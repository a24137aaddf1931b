// Which open windows belong to the app, and which of them a tap on a notification opens. Pure.

const serversOwn = /^\/(api|calendar|docs|feeds|healthz|og|readyz|metrics|pay|robots\.txt|sitemap|sitemap\.xml|widget|ws)(\/|$)/
/** A page served by the server, above all /pay, where a payment may be in progress. */
const isServers = (pathname: string): boolean => serversOwn.test(pathname)

/** A path that the app handles. */
export const isAppPath = (pathname: string): boolean => !isServers(pathname)

interface Open {
  url: string
  focused: boolean
}

const isApps = ({ url }: Pick<Open, 'url'>): boolean => isAppPath(new URL(url).pathname)

/** Visible windows of the app: they reply unless the app is broken. A page served by the server cannot reply. */
export const lookedAt = <T extends { url: string; visibilityState: string }>(windows: readonly T[]): T[] =>
  windows.filter((one) => one.visibilityState === 'visible' && isApps(one))

/** The window already at the path, otherwise a visible one, otherwise any; undefined: the app has no window. */
export function appWindow<T extends Open>(windows: readonly T[], path: string): T | undefined {
  const ours = windows.filter(isApps)
  const isThere = ({ url }: Open): boolean => new URL(url).pathname + new URL(url).search === path
  return ours.find(isThere) ?? ours.find(({ focused }) => focused) ?? ours[0]
}
