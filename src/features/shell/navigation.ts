// Where the shell's navigation leads and which of its places is lit on a path.

export type NavKey = 'home' | 'football' | 'basketball' | 'live' | 'schedule' | 'news' | 'video' | 'circle' | 'expert'
export type TabKey = 'home' | 'scores' | 'live' | 'discover' | 'more'

/** Tabs of the desktop's top bar, in order. */
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

/** Whether the path is a place of its own, and not something opened from one. */
export const isPlace = (pathname: string): boolean => Object.values<string>(navPaths).includes(pathname)

/** What is opened from a place. */
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

/** The lit tab of the top bar. A match belongs to its sport, an article to the news. */
export function litNav(pathname: string, { type }: Record<string, unknown>): NavKey | null {
  if (pathname === '/score-detail')
    return type === 'basketball' ? type : type === undefined || type === 'football' ? 'football' : 'schedule'
  const place = (Object.keys(navPaths) as NavKey[]).find((key) => navPaths[key] === pathname)
  return place ?? openedFrom[pathname] ?? (pathname.startsWith('/specialist-') ? 'expert' : null)
}

const scores: ReadonlySet<NavKey | null> = new Set(['football', 'basketball', 'schedule'])
/** What a phone has under 发现, in order; the guessing game has no tab of its own on desktop. */
export const discovered = [navPaths.news, navPaths.video, navPaths.circle, navPaths.expert, '/trophy/home'] as const

/** What a phone has under 我的. */
const ownPlaces: ReadonlySet<string> = new Set(['/member', '/attention', '/reserve', '/chat-chat', '/feedback'])

/** The lit item of the phone's tab bar. */
export function litTab(pathname: string, search: Record<string, unknown>): TabKey | null {
  const nav = litNav(pathname, search)
  if (nav === 'home' || nav === 'live') return nav
  if (scores.has(nav)) return 'scores'
  if (nav !== null || pathname === '/trophy/home') return 'discover'
  return ownPlaces.has(pathname) ? 'more' : null
}

/** The phone's top bar: the search field, a switch between the places of one tab, or back and the title of a detail page. A room has none. */
export function phoneBar(pathname: string): 'search' | 'sports' | 'discover' | 'back' | 'none' {
  if (pathname === '/live') return 'none'
  if (/^\/(football|basketball|schedule)$/.test(pathname)) return 'sports'
  if (discovered.some((path) => path === pathname)) return 'discover'
  return /^\/(score-(detail|live)|detail|search|base-\w+|circle-detail|new_file|comment|video-\w+|specialist-\w+|foresight)$/.test(pathname)
    ? 'back'
    : 'search'
}

/** What is of one match or room gives the foot of a phone's screen to its own acts. */
export const hidesTabBar = (pathname: string): boolean => /^\/(score-detail|score-live|live)$/.test(pathname)

/** Where those with a role work: what fans are offered beside and below every page has no place there. */
export const isWorkplace = (pathname: string): boolean => pathname === '/desk'

/** R-SHELL-4: on these, back-to-top is hidden once scrolled; elsewhere it appears then. */
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
/** Where back leads when the page was opened from outside. */
export const parentOf = (pathname: string): string =>
  parents[pathname] ?? (pathname.startsWith('/specialist-') ? '/specialist' : '/football')
