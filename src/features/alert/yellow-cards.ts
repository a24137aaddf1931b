// Yellow cards of followed matches, for users who enabled their pop-up: neither an alert nor a push, only a card on the
// page, derived from increases of the row's counts. Timing and sound follow the rules of every other notice.
import type { GoalNotice } from '../../../contract/alert.ts'
import type { LiveMessage, MatchPatch } from '../../../contract/live.ts'
import type { MatchRow } from '../../../contract/match/match-row.ts'
import { effectiveChoice, hidesScore } from '../../../rules/alert/alert-choice.ts'
import { timingOf } from '../../../rules/alert/alert-timing.ts'
import { serverNow } from '../../core/clock/server-time.ts'
import { pictureHold } from '../../core/room/picture-hold.ts'
import { preferences } from '../../core/store/preferences.ts'
import { afterDelay } from '../follow/after-delay.ts'
import { followList } from '../follow/choice/device-choice.ts'
import { followStore } from '../follow/follow-store.ts'
import { matchMarks } from '../follow/match-marks.ts'
import { onceChoiceIsKnown } from '../follow/once-known.ts'
import { rows } from '../match/state/row/row-store.ts'
import { deviceAlerts } from './alert-state.ts'
import { notices } from './notice/notice-store.ts'
import { playSound } from './sound.ts'

/** The side whose count of yellow cards a patch increases; null if none. Pure. */
export function bookedSide(row: Pick<MatchRow, 'yellow_home' | 'yellow_away'>, patch: Partial<MatchRow>): 'home' | 'away' | null {
  if ((patch.yellow_home ?? 0) > row.yellow_home) return 'home'
  return (patch.yellow_away ?? 0) > row.yellow_away ? 'away' : null
}

const noticeOf = (row: MatchRow, patch: MatchPatch, side: 'home' | 'away'): GoalNotice => ({
  match_id: row.id,
  sport: row.sport,
  seq: patch.seq,
  // What a device may choose; the event says which card it was.
  kind: 'red-card',
  event: 'yellow-card',
  iszhu: side === 'home' ? 1 : 0,
  match_str: patch.match_str ?? row.match_str,
  league_id: row.league_id,
  league: { zh: row.league_name_zh, en: row.league_name_en, vi: row.league_name_vi },
  home_team_id: row.home_team_id,
  away_team_id: row.away_team_id,
  home_team_name_zh: row.home_team_name_zh,
  home_team_name_en: row.home_team_name_en,
  home_team_name_vi: row.home_team_name_vi,
  away_team_name_zh: row.away_team_name_zh,
  away_team_name_en: row.away_team_name_en,
  away_team_name_vi: row.away_team_name_vi,
  home_team_short: row.home_team_short,
  away_team_short: row.away_team_short,
  home_team_crest: row.home_team_crest,
  away_team_crest: row.away_team_crest,
  home_score: patch.home_score ?? row.home_score,
  away_score: patch.away_score ?? row.away_score,
  player: null,
  assist: null,
  reason: null,
  before: null,
  at: patch.updated_at ?? row.updated_at,
})

/** Inspects patches before the row store applies them. */
export function onRowsMessage(message: LiveMessage): void {
  const { yellow } = preferences.get()
  if (!yellow || message.code !== 100 || message.type !== 'football_match' || document.hidden) return
  for (const patch of message.data) {
    const row = rows.get(patch.id)
    const side = row && bookedSide(row, patch)
    if (side) onceChoiceIsKnown(() => decide(row, noticeOf(row, patch, side)))
  }
}

/** The alert choice of the match on this device; null if it is not followed, or muted. */
function choiceOf(row: MatchRow): { through: boolean; sounds: boolean } | null {
  const { settings } = deviceAlerts.get()
  const follows = followList(followStore.get(), matchMarks.get(), settings)
  const { from, muted, through } = effectiveChoice(follows, settings, row)
  return from === null || muted ? null : { through, sounds: !hidesScore(follows, settings, row) }
}

function decide(row: MatchRow, notice: GoalNotice): void {
  const choice = choiceOf(row)
  if (!choice) return
  const { settings } = deviceAlerts.get()
  const now = serverNow()
  const timing = timingOf(settings, choice.through, now, now, false)
  // It is no alert, so no digest includes it.
  if (timing.when === 'digest' || timing.when === 'never') return
  const notify = (): void => pictureHold.wait(notice.match_id, notice.at, () => showCard(row, notice))
  afterDelay(notice.match_id, timing.when === 'later' ? timing.at : now, settings, notify)
}

/** Checks again, because the match may have been muted or unfollowed during the delay. */
function showCard(row: MatchRow, notice: GoalNotice): void {
  const choice = choiceOf(row)
  if (!choice) return
  notices.pop(notice)
  if (choice.sounds && preferences.get().voice1 && !document.hidden) playSound('card')
}
