// What the site is called, its logo and its languages, as its page says. None of it changes while a page is open.
import type { Lang } from '../../contract/limits/limits.ts'
import type { SiteIdentity } from '../../contract/site.ts'
import { productSite } from '../../rules/site/product-site.ts'

let current = productSite

export const getSite = (): SiteIdentity => current
/** Before anything is drawn. Without one it is the product's own. */
export function setSite(site: SiteIdentity = productSite): void {
  current = site
}
export const siteName = (lang: string): string => current.name[lang as Lang]
