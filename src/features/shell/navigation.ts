// The targets of the shell's navigation, and the active item for a path.

export type NavKey = 'home' | 'football' | 'basketball' | 'live' | 'schedule' | 'news' | 'video' | 'circle' | 'expert'
export type TabKey = 'home' | 'scores' | 'live' | 'discover' | 'more'

/** Tabs of the desktop top bar, in order. */
export const navPaths = {
  home: '/main',
  football: '/football',
  basketball: '/basketball',
  live: '/anchor',
  schedule: '/schedule',
  news: '/news',
  video: '/video-list',
  circle: '/circle',
  expert: '/specialist',
} as const satisfies Record<NavKey, string>
export type NavPath = (typeof navPaths)[NavKey]

/** Whether the path is a top-level page rather than a page below one. */
export const isPlace = (pathname: string): boolean => Object.values<string>(navPaths).includes(pathname)

/** Pages below a top-level page. */
const openedFrom: Partial<Record<string, NavKey>> = {
  '/': 'home',
  '/base-football': 'football',
  '/base-basketball': 'basketball',
  '/base-other': 'schedule',
  '/live': 'live',
  '/score-live': 'live',
  '/dome': 'live',
  '/rank': 'live',
  '/detail': 'news',
  '/video-player': 'video',
  '/video-classify': 'video',
  '/circle-detail': 'circle',
  '/new_file': 'circle',
  '/foresight': 'expert',
}

/** Returns the active tab of the top bar. A match belongs to its sport, an article to the news. */
export function activeNav(pathname: string, { type }: Record<string, unknown>): NavKey | null {
  if (pathname === '/score-detail')
    return type === 'basketball' ? type : type === undefined || type === 'football' ? 'football' : 'schedule'
  const place = (Object.keys(navPaths) as NavKey[]).find((key) => navPaths[key] === pathname)
  return place ?? openedFrom[pathname] ?? (pathname.startsWith('/specialist-') ? 'expert' : null)
}

const scores: ReadonlySet<NavKey | null> = new Set(['football', 'basketball', 'schedule'])
/** The pages of 发现 on phones, in order; the guessing game has no tab on desktops. */
export const discovered = [navPaths.news, navPaths.video, navPaths.circle, navPaths.expert, '/trophy/home'] as const

/** The pages of 我的 on phones. */
const ownPlaces: ReadonlySet<string> = new Set(['/member', '/attention', '/reserve', '/chat-chat', '/feedback'])

/** Returns the active item of the phone tab bar. */
export function activeTab(pathname: string, search: Record<string, unknown>): TabKey | null {
  const nav = activeNav(pathname, search)
  if (nav === 'home' || nav === 'live') return nav
  if (scores.has(nav)) return 'scores'
  if (nav !== null || pathname === '/trophy/home') return 'discover'
  return ownPlaces.has(pathname) ? 'more' : null
}

/**
 * Content of the phone top bar: the search field, links between the pages of a tab, or a back link with the title of a detail page. A room
 * has none.
 */
export function phoneBar(pathname: string): 'search' | 'sports' | 'discover' | 'back' | 'none' {
  if (pathname === '/live') return 'none'
  if (/^\/(football|basketball|schedule)$/.test(pathname)) return 'sports'
  if (discovered.some((path) => path === pathname)) return 'discover'
  return /^\/(score-(detail|live)|detail|search|base-\w+|circle-detail|new_file|comment|video-\w+|specialist-\w+|foresight)$/.test(pathname)
    ? 'back'
    : 'search'
}

/** Pages of a match or room, which use the bottom of a phone's screen for their own actions. */
export const hidesTabBar = (pathname: string): boolean => /^\/(score-detail|score-live|live)$/.test(pathname)

/** The admin workplace, which hides the offers beside and below other pages. */
export const isWorkplace = (pathname: string): boolean => pathname === '/desk'

/** R-SHELL-4: on these pages back-to-top is hidden once scrolled; elsewhere it appears then. */
export const backToTopFirst = (pathname: string): boolean => ['/main', '/football', '/basketball'].includes(pathname)

const parents: Partial<Record<string, string>> = {
  '/detail': '/news',
  '/search': '/main',
  '/base-basketball': '/basketball',
  '/base-other': '/schedule',
  '/circle-detail': '/circle',
  '/new_file': '/circle',
  '/comment': '/circle',
  '/video-player': '/video-list',
  '/video-classify': '/video-list',
  '/foresight': '/specialist',
}
/** Target of the back link if the page was opened from outside. */
export const parentOf = (pathname: string): string =>
  parents[pathname] ?? (pathname.startsWith('/specialist-') ? '/specialist' : '/football')
