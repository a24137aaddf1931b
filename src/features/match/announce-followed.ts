// Says in a full sentence what happened in what the reader follows; never what they asked not to see, and not before their alerts do.
import type { GoalNotice } from '../../../contract/alert.ts'
import { alertText } from '../../../rules/alert/alert-text.ts'
import { timingOf } from '../../../rules/alert/alert-timing.ts'
import { preferences } from '../../core/preferences.ts'
import { pictureHold } from '../../core/room/picture-hold.ts'
import { announce, type Importance } from '../../ui/page/announce.ts'
import { alertSettings } from '../follow/alert-settings.ts'
import { followStore } from '../follow/follow-store.ts'
import { matchMarks } from '../follow/match-marks.ts'
import { onceChoiceIsKnown } from '../follow/once-known.ts'

/** What one follows to hear of it: a match, its teams, its league; a streamer, and his broadcast that was reserved. */
function reasonsOf({ match_id, home_team_id, away_team_id, league_id, room, event }: GoalNotice): string[] {
  if (!room) return [`match:${match_id}`, `team:${home_team_id}`, `team:${away_team_id}`, `league:${league_id}`]
  const reserved = room.broadcast === undefined ? [] : [`broadcast:${room.broadcast}`]
  return event === 'on-air' || reserved.length === 0 ? [`streamer:${room.uid}`, ...reserved] : reserved
}

export function announceFollowed(notice: GoalNotice): void {
  onceChoiceIsKnown(() => decide(notice))
}

/** Followed, and not muted. */
function isWanted(notice: GoalNotice): boolean {
  const { follows } = followStore.get()
  return !matchMarks.get()[notice.match_id]?.muted && reasonsOf(notice).some((key) => follows.has(key))
}

function decide(notice: GoalNotice): void {
  if (!isWanted(notice)) return
  const { through = false } = matchMarks.get()[notice.match_id] ?? {}
  const now = Date.now()
  const timing = timingOf(alertSettings.get(), through, now, now, false)
  if (timing.when === 'digest' || timing.when === 'never') return
  // Where its picture is watched, the picture has told it.
  if (timing.when === 'later' && !pictureHold.isOpen(notice.match_id)) setTimeout(sayHeld, timing.at - now, notice)
  else say(notice)
}

/** It may have been muted or left meanwhile. */
function sayHeld(notice: GoalNotice): void {
  if (isWanted(notice)) say(notice)
}

function say(notice: GoalNotice): void {
  const { hideScores, hideFollowed, lang } = preferences.get()
  if (hideScores || hideFollowed || document.hidden) return
  const { title, body } = alertText(notice, lang)
  const importance: Importance = notice.kind === 'goal' || notice.kind === 'review' ? 'goal' : notice.kind === 'red-card' ? 'card' : 'plain'
  announce(lang === 'zh' ? `${title}，${body}` : `${title}. ${body}`, importance)
}
