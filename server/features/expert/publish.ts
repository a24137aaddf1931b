// Locks a scheme: the expert's picks with the match's current lines and prices, sealed permanently.
import type { ApiBody } from '../../../contract/api.ts'
import { expertLimits } from '../../../contract/limits/expert-limits.ts'
import type { MatchRow } from '../../../contract/match/match-row.ts'
import type { ChosenPlay, Play, PlayOffer } from '../../../contract/match/play.ts'
import { subjectOf } from '../../../rules/comment/subject.ts'
import { offersOf } from '../../../rules/expert/play.ts'
import { lineFault, lineForm, messageFault, messageForm } from '../../../rules/text/line-text.ts'
import { inTransaction, type Tx } from '../../core/database/transaction.ts'
import { fail } from '../../core/http/fail.ts'
import { notifyMany } from '../notification/store.ts'
import { silencedUntil } from '../report/store.ts'
import type { ExpertDeps } from './deps.ts'
import { countOpen, findScheme, insertScheme, type SchemeRow } from './scheme-store.ts'
import { sealed } from './seal.ts'
import { followersOf, isExpert } from './store.ts'
import { findExpertTerms } from './terms.ts'

/** Throws not-found, and match-started if the match begins within a minute or has begun. */
export async function playableMatch({ matches, clock }: Pick<ExpertDeps, 'matches' | 'clock'>, id: string): Promise<MatchRow> {
  const match = (await matches.find([id])).get(id)
  if (!match) throw fail('not-found')
  if (match.status !== 'upcoming' || Date.parse(match.match_time) - expertLimits.lockBefore <= clock.now()) throw fail('match-started')
  return match
}

/** The plays of a scheme must be of different types. */
function playsOf(chosen: readonly ChosenPlay[], offers: readonly PlayOffer[]): Play[] {
  if (new Set(chosen.map(({ type }) => type)).size !== chosen.length) throw fail('invalid-input')
  return chosen.map(({ type, pick, confidence, line }) => {
    const offer = offers.find((one) => one.type === type)
    const found = offer?.picks.find((one) => one.pick === pick)
    if (!offer || !found) throw fail('invalid-input')
    if (line !== undefined && line !== offer.line) throw fail('price-changed')
    return { type, pick, line: offer.line, price: found.price, confidence }
  })
}

/** Whether a retried request has the same content as the stored scheme. */
function sameScheme(row: SchemeRow, me: string, body: ApiBody<'POST api/Expert/publish'>): boolean {
  const { match_id, price, title, plays } = row
  const chosen = plays.map(({ type, pick, confidence }) => `${type} ${pick} ${confidence}`).join()
  const asked = body.plays.map(({ type, pick, confidence }) => `${type} ${pick} ${confidence}`).join()
  return row.expert_id === me && match_id === body.match && price === body.price && title === lineForm(body.title) && chosen === asked
}

/** Notifies the author's followers when a scheme is locked, without its content. */
async function notifyFollowers(tx: Tx, { id, expert_id, match_id }: SchemeRow, at: Date): Promise<void> {
  const notice = { kind: 'scheme', event: 'scheme', cause: `scheme ${id}`, actor: expert_id, subject: subjectOf('scheme', id) } as const
  await notifyMany(tx, { ...notice, people: followersOf(expert_id), detail: { match: match_id } }, at)
}

export async function publish(deps: ExpertDeps, me: string, body: ApiBody<'POST api/Expert/publish'>): Promise<SchemeRow> {
  const { db, clock, matches, words, now } = deps
  if (!(await isExpert(db, me))) throw fail('forbidden')
  const known = await findScheme(db, body.id)
  if (known) {
    if (!sameScheme(known, me, body)) throw fail('key-reused')
    return known
  }
  if ((await silencedUntil(db, me, now())) !== null) throw fail('silenced')
  const terms = await findExpertTerms(db)
  if (!terms.open) throw fail('unavailable')
  const title = lineForm(body.title)
  const text = messageForm(body.text)
  const fault = lineFault(title, expertLimits.title) ?? (text === '' ? null : messageFault(text, expertLimits.text))
  if (fault) throw fail(fault)
  if (body.price !== 0 && (body.price < terms.price_least || body.price > terms.price_most)) throw fail('invalid-input')
  await words.check(title)
  if (text !== '') await words.check(text)
  const match = await playableMatch(deps, body.match)
  const plays = playsOf(body.plays, offersOf(match.sport, await matches.odds(match.id)))
  return inTransaction(db, async (tx) => {
    const row = sealed({
      id: body.id,
      expert_id: me,
      match_id: match.id,
      sport: match.sport,
      match_time: new Date(match.match_time),
      time_tbc: match.time_tbc === true,
      locked_at: new Date(clock.now()),
      plays,
      title,
      text,
      price: body.price,
    })
    const isNew = await insertScheme(tx, { ...row, outcomes: plays.map(() => 'open' as const) })
    const made = await findScheme(tx, row.id)
    if (!made) throw new Error('scheme not inserted')
    if (!isNew) {
      // A concurrent request has locked it.
      if (!sameScheme(made, me, body)) throw fail('key-reused')
      return made
    }
    if (((await countOpen(tx, [me])).get(me) ?? 0) > expertLimits.openSchemes) throw fail('limit-reached')
    await notifyFollowers(tx, made, new Date(now()))
    return made
  })
}
