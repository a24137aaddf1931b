// Name, logo and languages of the site, from its page. They do not change while a page is open.

import type { SiteIdentity } from '../../contract/config/site.ts'
import type { Lang } from '../../contract/limits/limits.ts'
import { productSite } from '../../rules/site/product-site.ts'

let current = productSite

export const getSite = (): SiteIdentity => current
/** Call before the first render. Without `site` it is the product's own. */
export function setSite(site: SiteIdentity = productSite): void {
  current = site
}
export const siteName = (lang: string): string => current.name[lang as Lang]
