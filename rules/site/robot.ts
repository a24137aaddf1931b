// Whether a program asks for a page: a crawler or a tool. Nobody sits before it. Pure.

const robots = /bot|crawl|spider|slurp|lighthouse|externalhit|mediapartners/i

/**
 * By a User-Agent; without one it is a program. Browsers of people have begun with Mozilla for thirty years, tools and libraries do not.
 * Nobody is let in or kept out by it.
 */
export function isRobot(userAgent = ''): boolean {
  // CUBOT makes phones.
  return !userAgent.startsWith('Mozilla/') || robots.test(userAgent.replace(/cubot/gi, ''))
}
