// robots.txt (RFC 9309): paths closed to search engines, and the URL of the site map.
import { privatePaths } from '../preview/page.ts'

/** The server's own paths, which are no pages. */
const inward = ['/api/', '/docs/', '/pay/', '/outbox/', '/calendar/', '/metrics', '/hls/', '/ws']

/** `origin` is `https://host`; if empty (unknown), no site map is named. */
export function robotsText(origin: string): string {
  const lines = ['User-agent: *', ...[...inward, ...privatePaths].map((path) => `Disallow: ${path}`), 'Allow: /']
  return `${[...lines, ...(origin === '' ? [] : ['', `Sitemap: ${origin}/sitemap.xml`])].join('\n')}\n`
}
