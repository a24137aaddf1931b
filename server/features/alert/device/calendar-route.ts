// A device's calendar at a secret address. Calendar programs poll it and cannot send a secret otherwise.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { DeviceKey } from '../../../../contract/alert.ts'
import type { MatchRow } from '../../../../contract/match/match-row.ts'
import type { Name } from '../../../../contract/wire/name.ts'
import { type ChoiceMatch, effectiveChoice, fullSettings, hidesScore } from '../../../../rules/alert/alert-choice.ts'
import type { Context } from '../../../core/context.ts'
import { etagMatches, etagOf } from '../../../core/http/envelope.ts'
import { countRequest, route } from '../../../core/http/route.ts'
import { type Device, listFollows } from '../store.ts'
import { calendarOf } from './calendar.ts'
import { calendarHash, newCalendarSecret } from './device-key.ts'
import { findByCalendar, updateCalendar } from './device-store.ts'
import { noteSeen } from './retention-store.ts'

/** The current rows of the wanted matches around now. */
export type CalendarMatches = (wanted: (match: ChoiceMatch) => boolean) => MatchRow[]

/** Maximum number of events per calendar; a followed league has a few hundred. */
const most = 1_000

export interface CalendarDeps {
  matches: CalendarMatches
  /** The caller's device; throws if there is none. */
  deviceOf: (key: DeviceKey) => Promise<Device>
  siteName: () => Name
}

export function serveCalendar(app: FastifyInstance, { config, db, log }: Context, { matches, deviceOf, siteName }: CalendarDeps): void {
  route(app, 'POST api/Push/calendar', async ({ body }) => {
    const { id } = await deviceOf(body.device)
    const secret = body.on ? newCalendarSecret() : null
    await updateCalendar(db, id, secret && calendarHash(secret))
    return { path: secret && `/calendar/${secret}.ics` }
  })

  async function fileOf(device: Device): Promise<string> {
    const follows = await listFollows(db, device)
    const { settings, lang } = device
    const rows = matches((match) => {
      const { from, muted } = effectiveChoice(follows, settings, match)
      return from !== null && !muted
    })
    const { lead } = fullSettings(settings)
    const hides = (match: MatchRow): boolean => hidesScore(follows, settings, match)
    return calendarOf(rows.slice(0, most), { lang, lead, hides, publicUrl: config.publicUrl, siteName: siteName()[lang] })
  }

  app.get('/calendar/:file', async (request: FastifyRequest<{ Params: { file: string } }>, reply: FastifyReply) => {
    countRequest(app, request)
    const [, secret] = /^([A-Za-z0-9_-]{43})\.ics$/.exec(request.params.file) ?? []
    const device = secret ? await findByCalendar(db, calendarHash(secret)) : undefined
    reply.header('cache-control', 'private, no-cache').header('x-robots-tag', 'noindex')
    if (!device) return reply.code(404).type('text/plain; charset=utf-8').send('Not found')
    await noteSeen({ db, log }, device)
    const body = Buffer.from(await fileOf(device))
    const etag = etagOf(body)
    reply.header('etag', etag).header('content-disposition', 'inline; filename="grandstand.ics"')
    if (etagMatches(request.headers['if-none-match'], etag)) return reply.code(304).send()
    return reply.type('text/calendar; charset=utf-8').send(body)
  })
}
