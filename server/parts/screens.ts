// The HTML of the app's screens, rendered by the built app, or a hint how to build it; and the manifests with the site's settings.
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { langs } from '../../contract/limits/limits.ts'
import { type Channel, channelOfAll, classChannels, type LivePosition } from '../../contract/live.ts'
import type { Render } from '../../contract/render.ts'
import { productSite } from '../../rules/site/product-site.ts'
import type { Context } from '../core/context.ts'
import { countOperatorChanges, readInProcess } from '../core/http/route.ts'
import { type Pages, shellPath } from '../core/site/pages.ts'
import type { System } from '../features/config/system.ts'
import { createFirstScreen } from '../render/first-screen.ts'
import { featureOf, pageOf } from '../render/preview/page.ts'
import { dressHead } from '../render/preview/tags.ts'
import { dressManifest } from '../render/site-head.ts'
import { serveFeeds } from './links/feeds.ts'
import { openPreviews } from './links/previews.ts'
import { serveWidgets } from './links/widgets.ts'

const notBuilt = '<!doctype html><title>Grandstand</title><p>The app is not built: npm run build, or npm run dev.</p>'
/** Paths of each language's manifest in the build: src/app/manifest/manifest-path.ts. */
const manifestLangs = new Map(langs.map((lang) => [lang === 'zh' ? '/manifest.webmanifest' : `/manifest.${lang}.webmanifest`, lang]))

/** The channels of everything that first screens show. */
const listChannels: readonly Channel[] = [channelOfAll, ...classChannels]

/** `http` serves the reads of a screen in process; `position` returns the positions of the live channels. */
export async function openScreens(
  http: FastifyInstance,
  context: Context,
  system: Pick<System, 'site' | 'isOff'>,
  position: (of: readonly Channel[]) => LivePosition,
  render: Render | null,
): Promise<Pick<Pages, 'screen' | 'manifest'>> {
  const { config, clock, log } = context
  const { site } = system
  const isOff = (url: string, region: string): boolean => {
    const { subject } = pageOf(url)
    const feature = subject && featureOf(subject)
    return feature !== null && system.isOff(feature, region)
  }
  const { previews, asked } = openPreviews(http, context, system)
  serveFeeds(http, context, system)
  serveWidgets(http, context, system)
  if (!existsSync(join(config.appDir, 'index.html'))) return { screen: async () => ({ html: notBuilt, status: 200 }) }
  const draw = await createFirstScreen(
    {
      appDir: config.appDir,
      rateLimit: config.rateLimit,
      clock,
      render,
      position: (own) => position([...listChannels, ...own]),
      site,
      isOff,
      changes: () => countOperatorChanges(http),
      read: (key, params, lang) => readInProcess(http, key, params, lang),
    },
    (error) => log.error({ err: error }, 'rendering a first screen failed: an earlier or incomplete one was served'),
  )
  return {
    screen: async (request, path) => {
      const page = asked(request)
      // The service worker caches the shell for all URLs, so it has no subject.
      if (path === shellPath) return { html: await draw(page), status: 200 }
      const [html, head] = await Promise.all([draw(page), previews.head(page)])
      return { html: dressHead(html, head), status: head.status }
    },
    manifest: async (path) => {
      const lang = manifestLangs.get(path)
      // The manifest of a site with default settings is served as a static file.
      return lang && site() !== productSite ? dressManifest(await readFile(join(config.appDir, path), 'utf8'), site(), lang) : null
    },
  }
}
