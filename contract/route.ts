// The addresses of the app's screens that exist now, and the ones whose first screen the server renders.
// Plain lists: the server answers these with the app, everything else goes to /404.

export const screenPaths = [
  '/',
  '/main',
  '/football',
  '/basketball',
  '/schedule',
  '/score-detail',
  '/news',
  '/detail',
  '/downLoad',
  '/about-user',
  '/404',
] as const
export const renderedPaths = ['/main', '/football', '/schedule'] as const
