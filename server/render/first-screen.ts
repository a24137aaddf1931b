// The first HTML of a screen: the app's shell, and for some routes the rendered screen with real scores.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SiteIdentity } from '../../contract/config/site.ts'
import type { Lang } from '../../contract/limits/limits.ts'
import type { Channel, LivePosition } from '../../contract/live.ts'
import type { Render, RenderInput, RenderState } from '../../contract/render.ts'
import { storedPaths } from '../../contract/wire/route.ts'
import type { FirstRead } from '../../rules/screen/first-read.ts'
import { channelsOf, firstScreenReads, hasGuide, isStill } from '../../rules/screen/first-screen.ts'
import { screenAddress } from '../../rules/screen/screen-address.ts'
import { productSite } from '../../rules/site/product-site.ts'
import { isRobot } from '../../rules/site/robot.ts'
import type { ProductClock } from '../core/clock/clock.ts'
import { type Build, type BuildManifest, headOf, linkedIn } from './head.ts'
import { langOfAddress, pageLang } from './page-lang.ts'
import { type ReadOfScreen, readScreen } from './read-screen.ts'
import { renderBudget } from './render-budget.ts'
import { dressPage } from './site-head.ts'
import { StaleScreens } from './stale-screens.ts'

export interface ScreenRequest {
  /** Path and search as requested. */
  url: string
  cookies: Record<string, string>
  acceptLanguage: string
  /** Absent if the client sends none, as few browsers do. */
  userAgent?: string
  /** Client address. */
  address: string
  /** Two letters; empty or absent if unknown. */
  region?: string
}
export interface FirstScreenDeps {
  appDir: string
  clock: ProductClock
  /** Null without a render bundle (development): only the shell is served. */
  render: Render | null
  read: ReadOfScreen
  /** The positions of the shared live channels and of the given ones. */
  position: (own: readonly Channel[]) => LivePosition
  /** Calls per minute and address; 0 for unlimited. */
  rateLimit: number
  /** Name, appearance and languages of the site. Default: those of the product. */
  site?: () => SiteIdentity
  /** Whether the operator has disabled the feature at a URL in the reader's region; none of its data is read then. */
  isOff?: (url: string, region: string) => boolean
  /** Number of changes that operators have made: a screen rendered before the last one is not reused. */
  changes?: () => number
  now?: () => number
}
/**
 * Milliseconds for which a rendered screen is reused for the same URL, language, theme and time zone; and for which it is reused while
 * nothing that it shows has been published, limited because not every read has a channel.
 */
const freshFor = 1_000
const unchangedFor = 5_000
/** Milliseconds for which it may be served over the render budget; the page resumes from its positions. */
const staleFor = 60_000
const maxCached = 64

/** The screens that most visits begin with. */
const reservedScreens = new Set<string>(storedPaths)

interface Cached {
  at: number
  url: string
  changes: number
  position: string
  isReady: boolean
  /** Null if nothing could be rendered. */
  html: Promise<string | null>
}

/**
 * Returns a function from request to HTML. If a read fails, it serves the previous render, or the frame without the missing data; if
 * rendering fails, the previous render or the shell. Reports errors to `onError`.
 */
export async function createFirstScreen(
  deps: FirstScreenDeps,
  onError: (error: unknown) => void,
): Promise<(request: ScreenRequest) => Promise<string>> {
  const template = await readFile(join(deps.appDir, 'index.html'), 'utf8')
  const manifest = JSON.parse(await readFile(join(deps.appDir, 'build-manifest.json'), 'utf8')) as BuildManifest
  const build: Build = { manifest, linked: linkedIn(template) }
  const cache = new Map<string, Cached>()
  /** Screens that were rendered completely. */
  const staleScreens = new StaleScreens()
  const realNow = deps.now ?? Date.now
  const budget = renderBudget(deps.rateLimit, realNow)
  const siteNow = deps.site ?? (() => productSite)
  const isOff = deps.isOff ?? (() => false)
  const changesNow = deps.changes ?? (() => 0)
  const { render } = deps
  /** By path and language. */
  const shellHeads = new Map<string, string>()

  function shellHead(pathname: string, lang: Lang): string {
    const key = `${pathname} ${lang}`
    const head = shellHeads.get(key) ?? headOf(build, pathname, lang)
    shellHeads.set(key, head)
    return head
  }
  /** The page that the app renders in the browser. Built for each request, so that URLs without a rendered screen fill no cache. */
  function shell({ pathname, context, isNamed }: Asked): string {
    // Without state the app follows the device: if the URL names the language, the page passes it on.
    const state = isNamed ? stateTag(inputOf(context, pathname, []), []) : ''
    return fill(template, { ...context, head: shellHead(pathname, context.lang), screen: '', state })
  }
  /** Empty for a screen that does not change with scores. */
  const positionOf = (url: string): string => (isStill(pathOf(url)) ? '' : JSON.stringify(deps.position(channelsOf(url))))

  const isFresh = ({ at, url, changes, position, isReady }: Cached, now: number): boolean =>
    changes === changesNow() &&
    // Requests during a render share it.
    (!isReady || now - at < freshFor || (now - at < unchangedFor && position === positionOf(url)))

  function evictOld(now: number): void {
    for (const [key, { at }] of cache) {
      if (cache.size <= maxCached && now - at < staleFor) break
      cache.delete(key)
    }
  }

  return async (request) => {
    // Drops parameters that the screen does not read, so that made-up ones share a cache entry.
    const url = screenAddress(request.url)
    const pathname = pathOf(url)
    const context = contextOf(request, pathname, siteNow())
    const { lang, theme, tz, hide, guided = '' } = context
    const asked: Asked = { pathname, context, isNamed: langOfAddress(request.url, context.site) !== null }
    const isDrawn = render !== null && !isOff(url, request.region ?? '')
    const reads = isDrawn ? firstScreenReads(url, { tz, lang, hide, nowMs: deps.clock.now() }) : null
    if (!reads || !render) return shell(asked)
    const key = `${url} ${lang} ${theme} ${tz} ${hide} ${guided} ${siteKey(context.site)}`
    const now = realNow()
    evictOld(now)
    const known = cache.get(key)
    if (known && isFresh(known, now)) return (await known.html) ?? shell(asked)
    // Time zones alone yield hundreds of variants per screen. Over budget, serve a stale screen or the shell, which renders in the browser.
    if (!budget.take(request.address)) return (await known?.html) ?? staleScreens.get(key, now) ?? shell(asked)
    const entry: Cached = { at: now, url, changes: changesNow(), position: positionOf(url), isReady: false, html: Promise.resolve(null) }
    // The first-visit variant per screen and language has a reserved slot, which no flood of days, zones or ids evicts.
    const slot = reservedScreens.has(url) && isFirstVisit(context) ? `${pathname} ${lang} ${guided}` : null
    entry.html = renderOrStale({ key, slot, now }, () => draw({ url, pathname, context, reads, render }))
      .catch((error: unknown) => {
        onError(error)
        return staleScreens.get(key, now)
      })
      .finally(() => {
        entry.isReady = true
      })
    cache.delete(key)
    cache.set(key, entry)
    return (await entry.html) ?? shell(asked)
  }

  async function renderOrStale(
    { key, slot, now }: { key: string; slot: string | null; now: number },
    rendered: () => Promise<RenderResult>,
  ): Promise<string | null> {
    const { html, failures } = await rendered()
    for (const error of failures) onError(error)
    if (html !== null && failures.length > 0) return staleScreens.get(key, now) ?? html
    // Deleted content is not served from the stale cache either.
    if (html === null) staleScreens.delete(key)
    else staleScreens.set(key, html, now, slot)
    return html
  }

  function inputOf(context: Context, url: string, own: readonly Channel[]): RenderInput {
    const { feed, real, speed } = deps.clock.origin
    return {
      ...context,
      url,
      now: realNow(),
      queries: [],
      live: deps.position(own),
      clock: { feed: new Date(feed).toISOString(), real: new Date(real).toISOString(), speed },
    }
  }

  async function draw({ url, pathname, context, reads, render: renderScreen }: Drawing): Promise<RenderResult> {
    // Takes the live position before the reads: what is published meanwhile arrives twice rather than never.
    const input = inputOf(context, url, channelsOf(url))
    const { isThere, failures } = await readScreen(reads, { read: deps.read, lang: context.lang, now: input.now }, input.queries)
    if (!isThere) return { html: null, failures }
    const { html, title, ahead } = await renderScreen(input)
    const head = headOf(build, pathname, context.lang, ahead)
    return { html: fill(template, { ...context, head, screen: html, state: stateTag(input, ahead), title }), failures }
  }
}

const pathOf = (url: string): string => url.split('?', 1)[0] ?? url

interface Asked {
  pathname: string
  context: Context
  /** The URL names the language. */
  isNamed: boolean
}
interface Drawing extends Pick<Asked, 'pathname' | 'context'> {
  /** Only the part that the screen reads. */
  url: string
  reads: FirstRead[]
  render: Render
}
interface RenderResult {
  /** Null if the screen's subject does not exist. */
  html: string | null
  /** Errors of failed reads. */
  failures: readonly unknown[]
}

type Context = Pick<RenderInput, 'lang' | 'theme' | 'tz' | 'hide' | 'guided' | 'site'>

/** Distinguishes the site's settings in cache keys; empty for the defaults, which most servers have. */
const siteKey = (site: SiteIdentity): string => (site === productSite ? '' : JSON.stringify(site))

function contextOf(request: ScreenRequest, pathname: string, site: SiteIdentity): Context {
  const { cookies } = request
  const lang = pageLang(request, site)
  const theme = cookies.theme === 'light' || cookies.theme === 'dark' ? cookies.theme : 'system'
  // A screen without a guide is the same for all clients.
  const guided = hasGuide(pathname) && { guided: cookies.guided === '1' || isRobot(request.userAgent) }
  return { lang, theme, tz: zoneOf(cookies.tz) ?? likelyZones[lang], hide: cookies.hide === '1', ...guided, site }
}

/** The time zone of most readers of a language, as far as one zone can represent it. The device sends its own after its first visit. */
const likelyZones: Record<Lang, string> = { zh: 'Asia/Shanghai', en: 'UTC', vi: 'Asia/Ho_Chi_Minh' }

const isFirstVisit = ({ lang, theme, tz, hide }: Context): boolean => theme === 'system' && tz === likelyZones[lang] && !hide

/** The zone's canonical name, or null if the device sent none. */
function zoneOf(value: string | undefined): string | null {
  if (!value || value.length > 64 || !/^[A-Za-z0-9_+\-/]+$/.test(value)) return null
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: value }).resolvedOptions().timeZone
  } catch {
    return null
  }
}

function stateTag({ url: _url, site: _site, ...state }: RenderInput, ahead: string[]): string {
  const withAhead: RenderState = { ...state, ahead }
  return `<script type="application/json" id="state">${JSON.stringify(withAhead).replaceAll('<', '\\u003c')}</script>`
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
    // An installed app uses the language of the page it was installed from.
    .replace('href="/manifest.webmanifest"', () => `href="/manifest${lang === 'zh' ? '' : `.${lang}`}.webmanifest"`)
    // After the app's own styles, as when the route's chunk loads them: order decides between equal rules.
    .replace('</head>', () => `${head}\n  </head>`)
    .replace('<!--screen-->', () => screen)
    .replace('<!--state-->', () => state)
  return title
    ? page.replace(/<title>[^<]*<\/title>/, () => `<title>${title.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</title>`)
    : page
}
