// The operator's settings in the first HTML and the manifest: name, logo, colour. Unset ones keep the build's values.

import type { SiteIdentity } from '../../contract/config/site.ts'
import type { Lang } from '../../contract/limits/limits.ts'
import { siteLimits } from '../../contract/limits/site-limits.ts'
import { accentStyle } from '../../rules/site/accent.ts'
import { productSite } from '../../rules/site/product-site.ts'

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const isNamed = ({ name }: SiteIdentity): boolean =>
  (Object.keys(productSite.name) as Lang[]).some((lang) => name[lang] !== productSite.name[lang])

/** Applies the site's settings to a built page in a language: the texts before the app runs, and the settings that the app reads. */
export function dressPage(page: string, site: SiteIdentity, lang: Lang): string {
  if (site === productSite) return page
  const own = JSON.stringify(site).replaceAll('<', '\\u003c')
  let dressed = page.replace('<!--state-->', () => `<script type="application/json" id="site">${own}</script><!--state-->`)
  const style = accentStyle(site.accent)
  if (style) dressed = dressed.replace('<html ', () => `<html style="${style}" `)
  if (isNamed(site)) {
    const name = escaped(site.name[lang])
    dressed = dressed
      .replace(/<title>[^<]*<\/title>/, () => `<title>${name}</title>`)
      .replace(/(?<=<meta name="description" content=")[^"：]*(?=：)/, () => name)
  }
  if (site.logo) {
    const logo = escaped(site.logo)
    dressed = dressed
      .replace(/<link rel="icon"[^>]*>/, () => `<link rel="icon" href="${logo}" type="image/png" />`)
      .replace(/<link rel="apple-touch-icon"[^>]*>/, () => `<link rel="apple-touch-icon" href="${logo}" />`)
  }
  return dressed
}

interface Manifest {
  name: string
  short_name: string
  icons: object[]
  shortcuts: { icons: object[] }[]
}

/** Applies the site's settings to a built manifest. */
export function dressManifest(manifest: string, site: SiteIdentity, lang: Lang): string {
  if (site === productSite) return manifest
  const built = JSON.parse(manifest) as Manifest
  const size = `${siteLimits.logo}x${siteLimits.logo}`
  const icons = [{ src: site.logo, sizes: size, type: 'image/png', purpose: 'any' }]
  return JSON.stringify({
    ...built,
    ...(isNamed(site) && { name: site.name[lang], short_name: site.name[lang] }),
    ...(site.logo !== '' && { icons, shortcuts: built.shortcuts.map((shortcut) => ({ ...shortcut, icons })) }),
  })
}
