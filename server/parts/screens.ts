// The HTML of the app's screens: rendered by the built app, or a word on how to build it.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { LivePosition } from '../../contract/live.ts'
import type { Render } from '../../contract/render.ts'
import type { Context } from '../core/context.ts'
import { screenCookies } from '../core/http/cookies.ts'
import { readInProcess } from '../core/http/route.ts'
import type { ScreenHtml } from '../core/site/pages.ts'
import { createFirstScreen } from '../render/first-screen.ts'

const notBuilt = '<!doctype html><title>Grandstand</title><p>The app is not built: npm run build, or npm run dev.</p>'

/** `http` answers the reads of a screen in process; `position` is where the live channels stand. */
export async function openScreens(
  http: FastifyInstance,
  { config, clock, log }: Context,
  position: () => LivePosition,
  render: Render | null,
): Promise<ScreenHtml> {
  if (!existsSync(join(config.appDir, 'index.html'))) return async () => notBuilt
  const draw = await createFirstScreen(
    {
      appDir: config.appDir,
      rateLimit: config.rateLimit,
      clock,
      render,
      position,
      read: (key, params, lang) => readInProcess(http, key, params, lang),
    },
    (error) => log.error({ err: error }, 'a first screen was not drawn whole: it was served as it last was, or without what was not read'),
  )
  return ({ url, headers, ip }) =>
    draw({ url, cookies: screenCookies(headers.cookie), acceptLanguage: headers['accept-language'] ?? '', address: ip })
}
