// The goal notice of R-ALERT-14, from a row and one of its events: the same on socket, pop-up and push.
import type { GoalNotice, NoticeEvent } from '../../contract/alert.ts'
import type { AlertKind } from '../../contract/follow/follow.ts'
import type { MatchEvent } from '../../contract/match/match-event.ts'
import type { MatchRow } from '../../contract/match/match-row.ts'

type MatchPart = Omit<GoalNotice, 'seq' | 'kind' | 'event' | 'iszhu' | 'match_str' | 'player' | 'assist' | 'reason' | 'before' | 'at'>

const matchPart = (match: MatchRow): MatchPart => ({
  match_id: match.id,
  sport: match.sport,
  league_id: match.league_id,
  league: { zh: match.league_name_zh, en: match.league_name_en, vi: match.league_name_vi },
  home_team_id: match.home_team_id,
  away_team_id: match.away_team_id,
  home_team_name_zh: match.home_team_name_zh,
  home_team_name_en: match.home_team_name_en,
  home_team_name_vi: match.home_team_name_vi,
  away_team_name_zh: match.away_team_name_zh,
  away_team_name_en: match.away_team_name_en,
  away_team_name_vi: match.away_team_name_vi,
  home_team_short: match.home_team_short,
  away_team_short: match.away_team_short,
  home_team_crest: match.home_team_crest,
  away_team_crest: match.away_team_crest,
  home_score: match.home_score,
  away_score: match.away_score,
})

/** Points and period ends use the alert kind as name; a match abandoned at an unknown score is 'cancelled': no score is made up. */
function eventName(event: MatchEvent, kind: AlertKind): NoticeEvent {
  if (event.type === 'abandoned' && !event.detail.score) return 'cancelled'
  return event.type === 'points' || event.type === 'period' ? kind : event.type
}

/** `before` is the score before a cancelled goal, home first; `players` are the ids of the players concerned. */
export const noticeOf = (
  match: MatchRow,
  event: MatchEvent,
  kind: AlertKind,
  before: [number, number] | null,
  players: readonly string[] = [],
): GoalNotice => ({
  ...matchPart(match),
  seq: event.seq,
  kind,
  event: eventName(event, kind),
  iszhu: event.team === 'home' ? 1 : 0,
  match_str: event.minute,
  player: event.player,
  ...(players.length > 0 ? { players: [...players] } : {}),
  assist: event.detail.assist ?? null,
  reason: event.detail.reason ?? null,
  before,
  ...(event.type === 'moved' && event.detail.time ? { match_time: event.detail.time } : {}),
  ...(event.type === 'moved' && event.detail.time_tbc ? { time_tbc: true } : {}),
  ...(event.type === 'full-time' && match.after_extra ? { after_extra: true } : {}),
  ...(event.type === 'full-time' && match.shootout ? { shootout: match.shootout } : {}),
  ...((kind === 'quarter-end' || kind === 'set-end') && event.detail.count ? { period: event.detail.count } : {}),
  at: event.at,
})

/** Notices before a match, for which it has no event. `at` is product time, ISO. */
export const startNoticeOf = (
  match: MatchRow,
  kind: 'soon' | 'line-up',
  at: string,
  more: Pick<GoalNotice, 'minutes' | 'lead' | 'players'> = {},
): GoalNotice => ({
  ...matchPart(match),
  seq: match.seq,
  kind,
  event: kind,
  iszhu: 0,
  match_str: '',
  player: null,
  assist: null,
  reason: null,
  before: null,
  ...more,
  match_time: match.match_time,
  at,
})
