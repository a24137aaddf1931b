// Display data that decides nothing: line-ups, statistics, momentum, text live, odds. Stored, then published on the tick.
import type { TextLine } from '../../../../contract/match/match-detail.ts'
import type { MatchOdds } from '../../../../contract/match/odds.ts'
import type { Context } from '../../../core/context.ts'
import { announceDetail, announceOdds } from '../announce.ts'
import type { FeedExtra } from '../feed-message.ts'
import type { MatchDomain } from '../open.ts'
import { addTexts, type ExtraWrite, type TextWrite, upsertExtras } from '../read/detail-store.ts'
import { type OddsWrite, slotOf, upsertOdds } from '../read/odds-store.ts'
import { eventMinute } from '../reduce/event-minute.ts'
import { saneMinute } from '../reduce/feed-check.ts'
import type { MatchCore } from '../state.ts'
import { findCores } from '../store.ts'

interface Sorted {
  extras: Map<string, ExtraWrite>
  texts: TextWrite[]
  /** One entry per slot. */
  odds: Map<string, OddsWrite>
  lastOdds: Map<string, MatchOdds>
}

function sort(messages: readonly FeedExtra[], cores: ReadonlyMap<string, MatchCore>): Sorted {
  const sorted: Sorted = { extras: new Map(), texts: [], odds: new Map(), lastOdds: new Map() }
  for (const message of messages) {
    const core = cores.get(message.match_id)
    if (!core) continue
    const match_id = core.id
    const known = sorted.extras.get(match_id) ?? { match_id }
    if (message.type === 'lineups') sorted.extras.set(match_id, { ...known, lineups: { home: message.home, away: message.away } })
    else if (message.type === 'statistics') sorted.extras.set(match_id, { ...known, statistics: message.statistics })
    else if (message.type === 'momentum') sorted.extras.set(match_id, { ...known, momentum: message.momentum })
    else if (message.type === 'players') sorted.extras.set(match_id, { ...known, players: { home: message.home, away: message.away } })
    else if (message.type === 'odds') {
      sorted.odds.set(`${match_id} ${slotOf(message.odds)}`, { match_id, odds: message.odds })
      sorted.lastOdds.set(match_id, message.odds)
    } else {
      const minute = eventMinute(core, saneMinute(message.minute), message.at)
      sorted.texts.push({
        match_id,
        feed_key: message.key,
        data: {
          minute,
          text: message.text,
          important: message.important,
          at: message.at,
          ...(message.side ? { side: message.side } : {}),
        },
      })
    }
  }
  return sorted
}

export function createExtrasIntake(
  context: Pick<Context, 'db' | 'hub'>,
  { snapshot, details, odds: oddsSwitch }: MatchDomain,
): (messages: readonly FeedExtra[]) => Promise<void> {
  const { db, hub } = context

  async function coresOf(ids: ReadonlySet<string>): Promise<Map<string, MatchCore>> {
    const missing = [...ids].filter((id) => !snapshot.get(id))
    const found = missing.length > 0 ? await findCores(db, missing) : []
    const known = [...ids].flatMap((id) => snapshot.get(id)?.core ?? [])
    return new Map([...known, ...found].map((core) => [core.id, core]))
  }

  return async (messages) => {
    const cores = await coresOf(new Set(messages.map(({ match_id }) => match_id)))
    const { extras, texts, odds, lastOdds } = sort(messages, cores)
    const added = await db.transaction(async (tx) => {
      await upsertExtras(tx, [...extras.values()])
      await upsertOdds(tx, [...odds.values()])
      return addTexts(tx, texts)
    })
    const lines = new Map<string, TextLine[]>()
    for (const { match_id, line } of added) lines.set(match_id, [...(lines.get(match_id) ?? []), line])
    for (const id of new Set([...extras.keys(), ...lines.keys()])) {
      details.changed(id)
      const { statistics, momentum, players } = extras.get(id) ?? {}
      const text = lines.get(id)
      const patch = {
        id,
        ...(statistics ? { statistics } : {}),
        ...(momentum ? { momentum } : {}),
        ...(players ? { players } : {}),
        ...(text ? { text } : {}),
      }
      if (Object.keys(patch).length > 1) announceDetail(hub, patch)
    }
    for (const [id, price] of lastOdds) {
      details.changed(id)
      snapshot.setOdds(id, price)
      const core = cores.get(id)
      // Odds of a finished match appear on its page only; they are not announced.
      if (core && core.status !== 'over' && oddsSwitch.on) announceOdds(hub, core.sport, id, price)
    }
  }
}
