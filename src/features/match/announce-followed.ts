// Says in a full sentence what happened in what the reader follows; never what they asked not to see.
import type { GoalNotice } from '../../../contract/alert.ts'
import { alertText } from '../../../rules/alert/alert-text.ts'
import { preferences } from '../../core/preferences.ts'
import { announce, type Importance } from '../../ui/page/announce.ts'
import { followStore } from '../follow/follow-store.ts'

/** What one follows to hear of it: a match, its teams, its league; a streamer, and his broadcast that was reserved. */
function reasonsOf({ match_id, home_team_id, away_team_id, league_id, room, event }: GoalNotice): string[] {
  if (!room) return [`match:${match_id}`, `team:${home_team_id}`, `team:${away_team_id}`, `league:${league_id}`]
  const reserved = room.broadcast === undefined ? [] : [`broadcast:${room.broadcast}`]
  return event === 'on-air' || reserved.length === 0 ? [`streamer:${room.uid}`, ...reserved] : reserved
}

export function announceFollowed(notice: GoalNotice): void {
  const { hideScores, hideFollowed, lang } = preferences.get()
  if (hideScores || hideFollowed || document.hidden) return
  const { follows } = followStore.get()
  if (!reasonsOf(notice).some((key) => follows.has(key))) return
  const { title, body } = alertText(notice, lang)
  const importance: Importance = notice.kind === 'goal' || notice.kind === 'review' ? 'goal' : notice.kind === 'red-card' ? 'card' : 'plain'
  announce(lang === 'zh' ? `${title}，${body}` : `${title}. ${body}`, importance)
}
