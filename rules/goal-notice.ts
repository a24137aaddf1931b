// The goal notice of the spec's section 3, from a row and one of its events: the same on socket, pop-up and push.
import type { AlertKind } from '../contract/follow.ts'
import type { MatchEvent, MatchRow } from '../contract/match.ts'
import type { GoalNotice } from '../contract/push.ts'

/** `before` is the score that a cancelled goal had made, home first. */
export const noticeOf = (match: MatchRow, event: MatchEvent, kind: AlertKind, before: [number, number] | null): GoalNotice => ({
  match_id: match.id,
  sport: match.sport,
  seq: event.seq,
  kind,
  event: event.type,
  iszhu: event.team === 'home' ? 1 : 0,
  match_str: event.minute,
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
  home_team_crest: match.home_team_crest,
  away_team_crest: match.away_team_crest,
  home_score: match.home_score,
  away_score: match.away_score,
  player: event.player,
  assist: event.detail.assist ?? null,
  reason: event.detail.reason ?? null,
  before,
  ...(event.type === 'moved' && event.detail.time ? { match_time: event.detail.time } : {}),
  ...(event.type === 'full-time' && match.after_extra ? { after_extra: true } : {}),
  ...(event.type === 'full-time' && match.shootout ? { shootout: match.shootout } : {}),
  at: event.at,
})
