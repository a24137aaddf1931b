// Builders of invented leagues, teams, fixtures and feed messages for tests of the match domain.
import type { Phase, Side, Sport } from '../../../contract/match/match-row.ts'
import type { Name } from '../../../contract/wire/name.ts'
import type { FeedEvent, FeedLeague, FeedMinute, FeedTeam, Fixture } from '../../../server/features/match/feed-message.ts'

export const name = (text: string): Name => ({ zh: `${text}中`, en: text, vi: `${text} vi` })

export const aLeague = (id: string, more: Partial<FeedLeague> = {}): FeedLeague => ({
  id,
  sport: 'football',
  name: name(`League ${id}`),
  short: name(id),
  mark: '联',
  color: '#154D35',
  initial: 'L',
  hot: false,
  table: 'league',
  ...more,
})

export const aTeam = (id: string, more: Partial<FeedTeam> = {}): FeedTeam => ({
  id,
  sport: 'football',
  name: name(`Team ${id}`),
  short: name(id),
  code: 'TST',
  crest: '#0F5FA8,#FFFFFF,潮',
  league_id: 'l1',
  ...more,
})

/** Default kick-off of fixtures. */
export const kickOff = Date.parse('2026-03-07T12:00:00.000Z')

export const aFixture = (id: string, more: Partial<Fixture> = {}): Fixture => ({
  id,
  sport: 'football',
  league_id: 'l1',
  home_team_id: 't1',
  away_team_id: 't2',
  match_time: new Date(kickOff).toISOString(),
  round: 1,
  stage: null,
  group: null,
  venue: null,
  referee: null,
  hot: false,
  first_leg: null,
  period_minutes: 45,
  ...more,
})

type EventBody = FeedEvent extends infer E ? (E extends FeedEvent ? Omit<E, 'match_id' | 'key' | 'at' | 'minute'> : never) : never

/** Timestamp of a minute of play. The second half is shifted by 18 minutes: half-time and stoppage time. */
const timestampOf = ({ minute, added = 0 }: FeedMinute, start = kickOff): string =>
  new Date(start + (minute + added + (minute > 45 ? 18 : 0)) * 60_000).toISOString()

/** Builds the events of one match, each with its own key and timestamp. */
export function feedFor(matchId: string, start = kickOff) {
  let count = 0
  return (event: EventBody, minute: FeedMinute, more: { key?: string; at?: string } = {}): FeedEvent => {
    count += 1
    return { ...event, match_id: matchId, minute, key: more.key ?? `k${count}`, at: more.at ?? timestampOf(minute, start) } as FeedEvent
  }
}

export const goal = (side: Side, player: string | null = null) =>
  ({ type: 'goal', side, player: player === null ? null : name(player), assist: null, how: 'open' }) as const
export const phase = (to: Phase) => ({ type: 'phase', phase: to }) as const
export const score = (home: number, away: number, more: { quiet?: boolean; periods?: [number, number][] } = {}) =>
  ({ type: 'score', home, away, ...more }) as const

export const periodMinutes: Record<Sport, number> = { football: 45, basketball: 12, tennis: 0, badminton: 0, esports: 0 }
