// Caches the finished detail response of a match until part of it changes.
import type { HeadToHead, MatchDetail } from '../../../../contract/match/match-detail.ts'
import { dayIn } from '../../../../rules/time/day.ts'
import type { Context } from '../../../core/context.ts'
import { etagOf, type Prepared, prepared } from '../../../core/http/envelope.ts'
import type { Directory } from '../directory.ts'
import type { MatchCore } from '../state.ts'
import { findExtras, findWithEvents, listForm, listMeetings, listTexts } from './detail-store.ts'
import { defaultZone } from './match-list.ts'
import { findLastOdds } from './odds-store.ts'
import { envelopeOf } from './response-cache.ts'
import type { Snapshot } from './snapshot.ts'
import type { LeagueTables } from './standings.ts'

/** Maximum number of cached detail responses. */
const maxEntries = 60
const meetings = 5

export interface Details {
  /** Null if there is no such match. */
  get(id: string): Promise<Prepared | null>
  /** Invalidates the match. */
  changed(id: string): void
}

interface CacheEntry {
  stamp: string
  response: Promise<Prepared | null>
}

export function createDetails(
  context: Pick<Context, 'db' | 'config'>,
  snapshot: Snapshot,
  directory: Directory,
  tables: LeagueTables,
): Details {
  const { db, config } = context
  const cache = new Map<string, CacheEntry>()

  function meeting({ id, match_time, home_team_id, away_team_id, home_score, away_score }: MatchCore): HeadToHead {
    const nameless = { zh: '', en: '', vi: '' }
    const [home, away] = [directory.teams.get(home_team_id)?.name ?? nameless, directory.teams.get(away_team_id)?.name ?? nameless]
    const day = dayIn(Date.parse(match_time), defaultZone)
    return { id, day, home, away, home_id: home_team_id, away_id: away_team_id, home_score, away_score }
  }

  async function read(id: string): Promise<MatchDetail | null> {
    const stored = await findWithEvents(db, id)
    if (!stored) return null
    const { core, fixture, events } = stored
    const entry = snapshot.get(id)
    const odds = entry ? entry.odds : config.odds ? await findLastOdds(db, id) : null
    const match = snapshot.rowOf({ core, odds })
    const isInTable = core.stage === null || core.round !== null || fixture.group !== null
    const [text, extras, met, home, away, standings] = await Promise.all([
      listTexts(db, id),
      findExtras(db, id),
      listMeetings(db, core.home_team_id, core.away_team_id, core.match_time, meetings),
      listForm(db, core.home_team_id, core.match_time, meetings),
      listForm(db, core.away_team_id, core.match_time, meetings),
      isInTable ? tables.ofTeam(core.league_id, core.home_team_id, fixture.season, fixture.group) : null,
    ])
    return {
      match,
      events,
      text,
      statistics: extras.statistics,
      momentum: extras.momentum,
      lineups: extras.lineups,
      players: extras.players,
      head_to_head: met.map(meeting),
      form: { home: home.map(meeting), away: away.map(meeting) },
      standings,
      venue: fixture.venue,
      referee: fixture.referee,
    }
  }

  /**
   * The table changes with its league. Live responses are rebuilt every minute, others every ten, because their teams also play in other
   * leagues.
   */
  function stampOf(id: string): string {
    const core = snapshot.get(id)?.core
    const minute = snapshot.minute()
    const version = core ? snapshot.leagueVersion(core.league_id) : 'old'
    return `${version} ${core?.status === 'live' ? minute : Math.floor(minute / 10)}`
  }

  return {
    get(id) {
      const stamp = stampOf(id)
      const known = cache.get(id)
      if (known?.stamp === stamp) return known.response
      const response = read(id).then((detail) => {
        if (!detail) return null
        const buffer = envelopeOf(detail)
        return prepared(buffer, etagOf(buffer))
      })
      const drop = (): void => {
        if (cache.get(id)?.response === response) cache.delete(id)
      }
      cache.delete(id)
      cache.set(id, { stamp, response })
      response.then((found) => found === null && drop(), drop)
      for (const oldest of cache.keys()) {
        if (cache.size <= maxEntries) break
        cache.delete(oldest)
      }
      return response
    },
    changed: (id) => {
      cache.delete(id)
    },
  }
}
