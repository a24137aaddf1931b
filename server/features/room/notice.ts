// Notices to followers of a room: alerts without a match.
import type { GoalNotice } from '../../../contract/alert.ts'
import type { RoomCard } from '../../../contract/room/room-card.ts'

type Room = Pick<RoomCard, 'id' | 'uid' | 'nickname' | 'avatar' | 'title'>
const none = { zh: '', en: '', vi: '' }

/**
 * `at` is in real time; `start`: start and id of an announced broadcast; `broadcast`: only the id, of the announced one
 * that has begun.
 */
export function liveNotice(
  { id, uid, nickname, avatar, title }: Room,
  event: 'on-air' | 'announced' | 'announced-moved',
  at: string,
  start?: { id: string; start_at: string; title: string; minutes: number },
  broadcast: string | undefined = start?.id,
): GoalNotice {
  return {
    match_id: `room.${id}`,
    sport: 'room',
    seq: Math.floor(Date.parse(at) / 1_000),
    kind: 'live',
    event,
    iszhu: 0,
    match_str: '',
    league_id: '',
    league: none,
    home_team_id: '',
    away_team_id: '',
    home_team_name_zh: '',
    home_team_name_en: '',
    home_team_name_vi: '',
    away_team_name_zh: '',
    away_team_name_en: '',
    away_team_name_vi: '',
    home_team_crest: '',
    away_team_crest: '',
    home_score: 0,
    away_score: 0,
    player: null,
    assist: null,
    reason: null,
    before: null,
    room: { id, uid, nickname, avatar, title: start?.title ?? title, ...(broadcast === undefined ? {} : { broadcast }) },
    ...(start ? { match_time: start.start_at, minutes: start.minutes } : {}),
    at,
  }
}
