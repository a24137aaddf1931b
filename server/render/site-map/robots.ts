// robots.txt (RFC 9309): what search engines leave alone, and where the site lists the rest.
import { privatePaths } from '../preview/page.ts'

/** Paths of the server's own that are no pages. */
const inward = ['/api/', '/docs/', '/pay/', '/outbox/', '/calendar/', '/metrics', '/hls/', '/ws']

/** `origin`: `https://host`; empty: nobody knows where the site is, and no map is named. */
export function robotsText(origin: string): string {
  const lines = ['User-agent: *', ...[...inward, ...privatePaths].map((path) => `Disallow: ${path}`), 'Allow: /']
  return `${[...lines, ...(origin === '' ? [] : ['', `Sitemap: ${origin}/sitemap.xml`])].join('\n')}\n`
}
