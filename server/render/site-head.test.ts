import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { SiteIdentity } from '../../contract/config/site.ts'
import { accentOf } from '../../rules/site/accent.ts'
import { productSite } from '../../rules/site/product-site.ts'
import { manifestFiles } from '../../src/app/manifest/manifest.ts'
import { dressManifest, dressPage } from './site-head.ts'

const page = readFileSync('index.html', 'utf8')
const name = { zh: '球迷 "之" 家 $1', en: 'Fans & <b>Co</b>', vi: 'Nhà cổ động' }
const own = (more: Partial<SiteIdentity>): SiteIdentity => ({ ...productSite, ...more })
/** The site settings that the app reads from a page. */
const siteIn = (html: string): unknown => JSON.parse(/<script type="application\/json" id="site">(.*?)<\/script>/.exec(html)?.[1] ?? 'null')

describe('initial HTML of a site', () => {
  it('stays as built when nothing is set', () => expect(dressPage(page, productSite, 'zh')).toBe(page))

  it('has the operator’s name for the site, escaped as text', () => {
    const html = dressPage(page, own({ name }), 'en')
    expect(html).toContain('<title>Fans &amp; &lt;b&gt;Co&lt;/b&gt;</title>')
    expect(html).toContain('<meta name="description" content="Fans &amp; &lt;b&gt;Co&lt;/b&gt;：')
    expect(html).not.toContain('<b>Co')
    expect(dressPage(page, own({ name }), 'zh')).toContain('<title>球迷 &quot;之&quot; 家 $1</title>')
    expect(siteIn(html)).toEqual(own({ name }))
  })

  it('has the site’s logo and color from the start, and otherwise stays as built', () => {
    const html = dressPage(page, own({ logo: '/media/logo.png', accent: '#0b5a8a' }), 'zh')
    expect(html).toContain('<link rel="icon" href="/media/logo.png" type="image/png" />')
    expect(html).toContain('<link rel="apple-touch-icon" href="/media/logo.png" />')
    expect(html).toContain(`<html style="--own-accent-day:#0b5a8a;--own-accent-night:${accentOf('#0b5a8a')?.night.accent};`)
    expect(html).toContain('<title>看台 · 体育直播与比分</title>')
    expect(html).toContain('<!--state-->')
  })
})

describe('manifest of a site', () => {
  const [built] = manifestFiles()
  const source = built?.source ?? ''
  const read = (site: SiteIdentity) => JSON.parse(dressManifest(source, site, 'zh'))

  it('stays as built when nothing is set', () => expect(dressManifest(source, productSite, 'zh')).toBe(source))

  it('has the operator’s name for the site', () => {
    expect(read(own({ name }))).toEqual({ ...JSON.parse(source), name: name.zh, short_name: name.zh })
  })

  it('has the site’s logo for the app and its shortcuts', () => {
    const icons = [{ src: '/media/logo.png', sizes: '512x512', type: 'image/png', purpose: 'any' }]
    const { icons: shown, shortcuts, name: called } = read(own({ logo: '/media/logo.png' }))
    expect([shown, called]).toEqual([icons, JSON.parse(source).name])
    expect(shortcuts.map((shortcut: { icons: unknown }) => shortcut.icons)).toEqual(shortcuts.map(() => icons))
  })
})
