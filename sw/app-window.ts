// Which of the open windows a tap on a notification leads to. Pure.

/** A page of the server's own: above all /pay, where somebody may be paying. */
const isServers = (pathname: string): boolean => /^\/(api|docs|healthz|readyz|metrics|pay|ws)(\/|$)/.test(pathname)

/** A path that the app answers itself. */
export const isAppPath = (pathname: string): boolean => !isServers(pathname)

interface Open {
  url: string
  focused: boolean
}

/** The one that stands there already, the one that is looked at, any; undefined: the app is open in none. */
export function appWindow<T extends Open>(windows: readonly T[], path: string): T | undefined {
  const ours = windows.filter(({ url }) => isAppPath(new URL(url).pathname))
  const isThere = ({ url }: Open): boolean => new URL(url).pathname + new URL(url).search === path
  return ours.find(isThere) ?? ours.find(({ focused }) => focused) ?? ours[0]
}
