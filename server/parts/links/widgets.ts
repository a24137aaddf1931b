// Widgets for other sites: a match or a team by its id, with style and script. Only these pages may be embedded by another origin.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ApiData } from '../../../contract/api.ts'
import type { MatchRow } from '../../../contract/match/match-row.ts'
import { cachedReads } from '../../core/cache/cached-reads.ts'
import type { Context } from '../../core/context.ts'
import { etagOf } from '../../core/http/envelope.ts'
import { headersOf } from '../../core/http/headers.ts'
import { sendPublic } from '../../core/http/public-response.ts'
import { countRequest, readInProcess } from '../../core/http/route.ts'
import type { System } from '../../features/config/system.ts'
import { pageLang } from '../../render/page-lang.ts'
import { matchWidget, noWidget, teamWidget, type WidgetOptions, type WidgetTeam } from '../../render/widget/widget-page.ts'
import { widgetScript } from '../../render/widget/widget-script.ts'
import { widgetStyle } from '../../render/widget/widget-style.ts'

/** Allows its own style and script, which refetches from this server, and embedding by any page; it embeds nothing itself. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  'frame-ancestors *',
].join('; ')

/** Time to live of a cached read, in milliseconds: a row is in memory, a team needs a database query. */
const rowCaching = { goodFor: 2_000, most: 500 }
const teamCaching = { goodFor: 15_000, most: 300 }

export function serveWidgets(http: FastifyInstance, { config, clock }: Context, { site }: Pick<System, 'site'>): void {
  const rows = cachedReads<MatchRow | null>(Date.now, rowCaching)
  const teams = cachedReads<WidgetTeam | null>(Date.now, teamCaching)

  const readRow = async (id: string): Promise<MatchRow | null> => {
    const data = await readInProcess(http, 'POST api/hot_match/all_match', { body: { ids: [id], limit: 1 } }, 'zh')
    return (data as ApiData<'POST api/hot_match/all_match'> | null)?.list[0] ?? null
  }
  const readTeam = async (id: string): Promise<WidgetTeam | null> => {
    const data = (await readInProcess(http, 'GET api/Data/team', { query: { team_id: id } }, 'zh')) as ApiData<'GET api/Data/team'> | null
    if (!data) return null
    const { team, sport, results, upcoming } = data
    const current = results.find(({ status }) => status === 'live') ?? upcoming[0] ?? null
    return { team, sport, current, last: results.find(({ status }) => status === 'over') ?? null }
  }

  async function matchPage(id: string, options: WidgetOptions): Promise<string | null> {
    const row = await rows.get(id, () => readRow(id))
    return row && matchWidget(row, options)
  }
  async function teamPage(id: string, options: WidgetOptions): Promise<string | null> {
    const found = await teams.get(id, () => readTeam(id))
    if (!found) return null
    // Takes minute and score from the current row.
    const { current } = found
    const live = current && (await rows.get(current.id, () => readRow(current.id)))
    return teamWidget({ ...found, current: live ?? current }, options)
  }

  function optionsOf(request: FastifyRequest): WidgetOptions {
    const search = new URL(request.url, 'http://localhost').searchParams
    const theme = search.get('theme')
    const asked = { url: request.url, cookies: {}, acceptLanguage: request.headers['accept-language'] ?? '' }
    return {
      lang: pageLang(asked, site()),
      theme: theme === 'light' || theme === 'dark' ? theme : 'system',
      hides: search.get('spoiler') === 'off',
      site: site(),
      now: clock.now(),
    }
  }

  function servePage(url: string, make: (id: string, options: WidgetOptions) => Promise<string | null>): void {
    http.route({
      method: ['GET', 'HEAD'],
      url,
      handler: async (request: FastifyRequest, reply: FastifyReply) => {
        countRequest(http, request, 'page')
        const options = optionsOf(request)
        const id = new URL(request.url, 'http://localhost').searchParams.get('id') ?? ''
        const html = /^[A-Za-z0-9_.-]{1,64}$/.test(id) ? await make(id, options) : null
        reply
          .removeHeader('x-frame-options')
          .headers({ 'content-security-policy': policy, 'cross-origin-resource-policy': 'cross-origin', 'x-robots-tag': 'noindex' })
          .headers({ 'cache-control': 'no-cache', vary: 'Accept-Encoding, Accept-Language' })
          .type('text/html; charset=utf-8')
        if (html === null) return reply.code(404).send(noWidget(options))
        const body = Buffer.from(html)
        return sendPublic(request, reply, body, etagOf(body))
      },
    })
  }
  function serveFile(url: string, type: string, text: string): void {
    const body = Buffer.from(text)
    const etag = etagOf(body)
    http.route({
      method: ['GET', 'HEAD'],
      url,
      handler: async (request: FastifyRequest, reply: FastifyReply) =>
        sendPublic(request, reply.headers(headersOf('file', config, request)).type(type), body, etag),
    })
  }

  servePage('/widget/match', matchPage)
  servePage('/widget/team', teamPage)
  serveFile('/widget/widget.css', 'text/css; charset=utf-8', widgetStyle)
  serveFile('/widget/widget.js', 'text/javascript; charset=utf-8', widgetScript)
}
