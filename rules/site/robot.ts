// Whether a program requests a page: a crawler or a tool, without a human reader. Pure.

const robots = /bot|crawl|spider|slurp|lighthouse|externalhit|mediapartners/i

/**
 * By User-Agent; without one it is a program. Browsers have begun with Mozilla for thirty years, tools and libraries do not. It grants or
 * denies no access.
 */
export function isRobot(userAgent = ''): boolean {
  // CUBOT is a phone brand.
  return !userAgent.startsWith('Mozilla/') || robots.test(userAgent.replace(/cubot/gi, ''))
}
