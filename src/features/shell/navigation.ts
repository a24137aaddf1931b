// Where the shell's navigation leads and which of its places is lit on a path. Places of later parts are absent.

export type NavKey = 'home' | 'football' | 'basketball' | 'schedule' | 'news'
export type TabKey = 'home' | 'scores' | 'schedule' | 'news' | 'more'

/** Tabs of the desktop's top bar, in order. */
export const navPaths = {
  home: '/main',
  football: '/football',
  basketball: '/basketball',
  schedule: '/schedule',
  news: '/news',
} as const satisfies Record<NavKey, string>

/** The lit tab of the top bar. A match belongs to its sport, an article to the news. */
export function litNav(pathname: string, search: Record<string, unknown>): NavKey | null {
  switch (pathname) {
    case '/':
    case '/main':
      return 'home'
    case '/football':
      return 'football'
    case '/basketball':
      return 'basketball'
    case '/score-detail':
      return search.type === 'basketball' ? 'basketball' : search.type === undefined || search.type === 'football' ? 'football' : 'schedule'
    case '/schedule':
      return 'schedule'
    case '/news':
    case '/detail':
      return 'news'
    default:
      return null
  }
}

/** The lit item of the phone's tab bar. */
export function litTab(pathname: string, search: Record<string, unknown>): TabKey | null {
  const nav = litNav(pathname, search)
  return nav === 'football' || nav === 'basketball' ? 'scores' : nav
}

/** The phone's top bar: the search field, the switch between sports, or back and the title of a detail page. */
export function phoneBar(pathname: string): 'search' | 'sports' | 'back' {
  if (pathname === '/football' || pathname === '/basketball') return 'sports'
  if (pathname === '/score-detail' || pathname === '/detail') return 'back'
  return 'search'
}

/** Match detail gives the foot of a phone's screen to its own acts. */
export const hidesTabBar = (pathname: string): boolean => pathname === '/score-detail'

/** Spec section 2: on these, back-to-top is hidden once scrolled; elsewhere it appears then. */
export const backToTopFirst = (pathname: string): boolean => ['/main', '/football', '/basketball'].includes(pathname)

/** Where back leads when the page was opened from outside. */
export const parentOf = (pathname: string): string => (pathname === '/detail' ? '/news' : '/football')
