// The first HTML of a screen: the app's shell, and for a few routes the screen itself with real scores in it.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ApiKey } from '../../contract/api.ts'
import type { Lang } from '../../contract/limits/limits.ts'
import type { LivePosition } from '../../contract/live.ts'
import type { Render, RenderInput, RenderQuery, RenderState } from '../../contract/render.ts'
import type { SiteIdentity } from '../../contract/site.ts'
import { renderedPaths } from '../../contract/wire/route.ts'
import { type FirstRead, firstScreenReads } from '../../rules/match/first-screen.ts'
import { screenAddress } from '../../rules/match/screen-address.ts'
import { productSite } from '../../rules/site/product-site.ts'
import { isRobot } from '../../rules/site/robot.ts'
import type { ProductClock } from '../core/clock/clock.ts'
import { type BuildManifest, headOf } from './head.ts'
import { langOfAddress, pageLang } from './page-lang.ts'
import { renderBudget } from './render-budget.ts'
import { dressPage } from './site-head.ts'
import { StaleScreens } from './stale-screens.ts'

export interface ScreenRequest {
  /** Path and search as asked. */
  url: string
  cookies: Record<string, string>
  acceptLanguage: string
  /** Absent: nobody says, as few people's browsers do. */
  userAgent?: string
  /** Client address. */
  address: string
}
export interface FirstScreenParts {
  appDir: string
  clock: ProductClock
  /** Null where the render bundle is absent (development): the shell alone is served. */
  render: Render | null
  /** Answers one read of the API in process: its `data`, or null when it was refused; rejects when there was no answer. */
  read: (key: ApiKey, params: { query?: Record<string, string>; body?: unknown }, lang: Lang) => Promise<unknown>
  /** Where the live channels stand. */
  position: () => LivePosition
  /** Calls a minute of one address; 0: unlimited. */
  rateLimit: number
  /** Name, look and languages of the site; without it those of the product. */
  site?: () => SiteIdentity
  now?: () => number
}
/**
 * Milliseconds that a rendered screen is reused for the same URL, language, theme and time zone; and the same while nothing was published
 * since, bounded because not every read has a channel.
 */
const freshFor = 1_000
const unchangedFor = 5_000
/** Milliseconds that it may be served over the render budget; the page resumes from the positions in it. */
const staleFor = 60_000
const maxCached = 64

const renderedScreens = new Set<string>(renderedPaths)

interface Cached {
  at: number
  position: string
  isReady: boolean
  html: Promise<string>
}

/**
 * Answers a function from request to HTML. Where a read fails, the screen as it last was is served again, or its frame without what was
 * not read; where drawing fails, the shell. Errors are reported to `onError`.
 */
export async function createFirstScreen(
  parts: FirstScreenParts,
  onError: (error: unknown) => void,
): Promise<(request: ScreenRequest) => Promise<string>> {
  const template = await readFile(join(parts.appDir, 'index.html'), 'utf8')
  const manifest = JSON.parse(await readFile(join(parts.appDir, 'build-manifest.json'), 'utf8')) as BuildManifest
  const cache = new Map<string, Cached>()
  /** Screens that were rendered completely. */
  const staleScreens = new StaleScreens()
  const realNow = parts.now ?? Date.now
  const budget = renderBudget(parts.rateLimit, realNow)
  const siteNow = parts.site ?? (() => productSite)
  const shell = ({ lang, theme, site }: Context): string => fill(template, { lang, theme, site, head: '', screen: '', state: '' })

  const isFresh = ({ at, position, isReady }: Cached, now: number): boolean =>
    // Requests during a render share it.
    !isReady || now - at < freshFor || (now - at < unchangedFor && position === JSON.stringify(parts.position()))

  function evictOld(now: number): void {
    for (const [key, { at }] of cache) {
      if (cache.size <= maxCached && now - at < staleFor) break
      cache.delete(key)
    }
  }

  return async (request) => {
    const context = contextOf(request, siteNow())
    // Drops parameters that the screen does not read, so that made-up ones share a cache entry.
    const url = screenAddress(request.url)
    const { pathname } = new URL(url, 'http://localhost')
    // An app that finds no state goes by its device: where the address names the language, the page tells it. A rendered one does anyway.
    const isNamed = !renderedScreens.has(pathname) && langOfAddress(request.url, context.site) !== null
    const { lang, theme, tz, hide, guided } = context
    const key = `${url} ${lang} ${theme} ${tz} ${hide} ${guided} ${isNamed} ${siteKey(context.site)}`
    const now = realNow()
    evictOld(now)
    const known = cache.get(key)
    if (known && isFresh(known, now)) return known.html
    const reads = parts.render ? firstScreenReads(url, { tz: context.tz, nowMs: parts.clock.now() }) : null
    // Time zones alone yield hundreds of variants per screen. Over budget, serve a stale screen or the shell, which renders in the browser.
    if (reads && !budget.take(request.address)) return known?.html ?? staleScreens.get(key, now) ?? shell(context)
    const entry: Cached = { at: now, position: JSON.stringify(parts.position()), isReady: false, html: Promise.resolve('') }
    // The first-visit variant of each screen and language has a reserved slot, which no flood of days or zones evicts.
    const slot = url === pathname && isFirstVisit(context) ? `${pathname} ${lang} ${guided}` : null
    entry.html = renderOrStale({ key, slot, now }, () => draw({ url, pathname, context, reads, isNamed }))
      .catch((error: unknown) => {
        onError(error)
        return shell(context)
      })
      .finally(() => {
        entry.isReady = true
      })
    cache.delete(key)
    cache.set(key, entry)
    return entry.html
  }

  async function renderOrStale(
    { key, slot, now }: { key: string; slot: string | null; now: number },
    rendered: () => Promise<RenderResult>,
  ): Promise<string> {
    const { html, isRendered, failures } = await rendered()
    for (const error of failures) onError(error)
    if (failures.length > 0) return staleScreens.get(key, now) ?? html
    if (isRendered) staleScreens.set(key, html, now, slot)
    return html
  }

  function inputOf(url: string, context: Context, queries: RenderQuery[]): RenderInput {
    const { feed, real, speed } = parts.clock.origin
    return {
      ...context,
      url,
      now: realNow(),
      queries,
      live: parts.position(),
      clock: { feed: new Date(feed).toISOString(), real: new Date(real).toISOString(), speed },
    }
  }

  async function draw({ url, pathname, context, reads, isNamed }: Drawing): Promise<RenderResult> {
    const head = headOf(manifest, pathname, context.lang)
    const queries: RenderQuery[] = []
    // Its live position is before the reads: what is said meanwhile is heard again rather than missed.
    const input = inputOf(url, context, queries)
    if (!parts.render || !reads) {
      const state = isNamed ? stateTag(input) : ''
      return { html: fill(template, { ...context, head, screen: '', state }), isRendered: false, failures: [] }
    }
    const { now } = input
    const failures: unknown[] = []
    for (const { key, params } of reads) {
      const data = await parts.read(key, params, context.lang).catch((error: unknown) => void failures.push(error))
      if (data !== null && data !== undefined)
        queries.push({ key: [key, Object.keys(params).length > 0 ? params : null], data, updatedAt: now })
    }
    const { html, title } = await parts.render(input)
    return { html: fill(template, { ...context, head, screen: html, state: stateTag(input), title }), isRendered: true, failures }
  }
}

interface Drawing {
  url: string
  pathname: string
  context: Context
  reads: FirstRead[] | null
  /** The address names the language. */
  isNamed: boolean
}
interface RenderResult {
  html: string
  /** It is more than the shell. */
  isRendered: boolean
  /** Why something of it was not read. */
  failures: readonly unknown[]
}

type Context = Pick<RenderInput, 'lang' | 'theme' | 'tz' | 'hide' | 'guided' | 'site'>

/** Another text for another site; most have none of their own. */
const siteKey = (site: SiteIdentity): string => (site === productSite ? '' : JSON.stringify(site))

function contextOf(request: ScreenRequest, site: SiteIdentity): Context {
  const { cookies } = request
  const lang = pageLang(request, site)
  const theme = cookies.theme === 'light' || cookies.theme === 'dark' ? cookies.theme : 'system'
  const guided = cookies.guided === '1' || isRobot(request.userAgent)
  return { lang, theme, tz: zoneOf(cookies.tz) ?? likelyZones[lang], hide: cookies.hide === '1', guided, site }
}

/** Where most readers of a language are, as far as one zone can say it; the device names its own from its first visit on. */
const likelyZones: Record<Lang, string> = { zh: 'Asia/Shanghai', en: 'UTC', vi: 'Asia/Ho_Chi_Minh' }

const isFirstVisit = ({ lang, theme, tz, hide }: Context): boolean => theme === 'system' && tz === likelyZones[lang] && !hide

/** The zone as it is called everywhere, or null where the device named none. */
function zoneOf(value: string | undefined): string | null {
  if (!value || value.length > 64 || !/^[A-Za-z0-9_+\-/]+$/.test(value)) return null
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: value }).resolvedOptions().timeZone
  } catch {
    return null
  }
}

function stateTag({ url: _url, site: _site, ...state }: RenderInput): string {
  const told: RenderState = state
  return `<script type="application/json" id="state">${JSON.stringify(told).replaceAll('<', '\\u003c')}</script>`
}

interface Filling {
  lang: Lang
  site: SiteIdentity
  theme: string
  head: string
  screen: string
  state: string
  title?: string
}

function fill(template: string, { lang, site, theme, head, screen, state, title }: Filling): string {
  const attributes = `lang="${lang}"${theme === 'system' ? '' : ` data-theme="${theme}"`}`
  const own = dressPage(
    template.replace('<html lang="zh">', () => `<html ${attributes}>`),
    site,
    lang,
  )
  const page = own
    // An installation speaks the language of the page that it began on.
    .replace('href="/manifest.webmanifest"', () => `href="/manifest${lang === 'zh' ? '' : `.${lang}`}.webmanifest"`)
    // Behind the app's own styles, as when the route's chunk loads them: equal rules are decided by their order.
    .replace('</head>', () => `${head}\n  </head>`)
    .replace('<!--screen-->', () => screen)
    .replace('<!--state-->', () => state)
  return title
    ? page.replace(/<title>[^<]*<\/title>/, () => `<title>${title.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</title>`)
    : page
}
