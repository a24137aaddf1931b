// Which of the open windows are the app's, and to which of them a tap on a notification leads. Pure.

/** A page of the server's own: above all /pay, where somebody may be paying. */
const isServers = (pathname: string): boolean => /^\/(api|docs|healthz|readyz|metrics|pay|ws)(\/|$)/.test(pathname)

/** A path that the app answers itself. */
export const isAppPath = (pathname: string): boolean => !isServers(pathname)

interface Open {
  url: string
  focused: boolean
}

/** Without those that show a page of the server's own. */
export const appWindows = <T extends Pick<Open, 'url'>>(windows: readonly T[]): T[] =>
  windows.filter(({ url }) => isAppPath(new URL(url).pathname))

/** The one that stands there already, the one that is looked at, any; undefined: the app is open in none. */
export function appWindow<T extends Open>(windows: readonly T[], path: string): T | undefined {
  const ours = appWindows(windows)
  const isThere = ({ url }: Open): boolean => new URL(url).pathname + new URL(url).search === path
  return ours.find(isThere) ?? ours.find(({ focused }) => focused) ?? ours[0]
}
