// What the live socket changes: rows in the store, the detail that is open, and a new read after a gap.
import type { QueryClient } from '@tanstack/react-query'
import type { Channel, LiveMessage } from '../../../contract/live.ts'
import { alertText } from '../../../rules/alert-text.ts'
import { preferences } from '../../core/preferences.ts'
import { announce, type Importance } from '../../ui/announce.ts'
import { followStore } from '../follow/follow-store.ts'
import { patchDetail } from './detail-patch.ts'
import { watchConnection } from './heard.ts'
import { detailQueryKey, hotKey, listKey, type MatchDetailData, standingsKey, standingsQuery } from './queries.ts'
import { patchRowOdds, patchRows } from './row-store.ts'

watchConnection()

type Notice = Extract<LiveMessage, { type: 'goal' }>['data']

export function onMatchMessage(message: LiveMessage, queryClient: QueryClient): void {
  if (message.code !== 100) return
  switch (message.type) {
    case 'football_match':
    case 'basketball_match':
    case 'other_match':
      patchRows(message.data, Date.now())
      return
    case 'football_exponent':
    case 'basketball_exponent':
      patchRowOdds(message.data)
      return
    case 'match_detail': {
      const patch = message.data
      queryClient.setQueryData<MatchDetailData>(detailQueryKey(patch.id), (detail) => detail && patchDetail(detail, patch))
      return
    }
    case 'goal':
      announceFollowed(message.data)
      refreshTables(message.data, queryClient)
  }
}

/** A gap that could not be filled: what the channel feeds is read again, at once where it is on screen. */
export function onMatchReset(channel: Channel, queryClient: QueryClient): void {
  const matchId = channel.startsWith('match:') ? channel.slice('match:'.length) : null
  if (matchId !== null) {
    void queryClient.invalidateQueries({ queryKey: detailQueryKey(matchId) })
    return
  }
  for (const key of [listKey, hotKey, standingsKey]) void queryClient.invalidateQueries({ queryKey: [key] })
}

/** Milliseconds over which the windows of everybody who watches spread their new read of a table. */
const spread = 6_000

/** A goal moves the live tables that are on screen: they are not pushed, so they are read again. */
function refreshTables({ league_id, match_id }: Notice, queryClient: QueryClient): void {
  setTimeout(
    () => {
      void queryClient.invalidateQueries({ queryKey: standingsQuery(league_id).queryKey })
      void queryClient.invalidateQueries({ queryKey: detailQueryKey(match_id) })
    },
    500 + Math.random() * spread,
  )
}

/** Says in a full sentence what happened in a match that the reader follows; never what they asked not to see. */
function announceFollowed(notice: Notice): void {
  const { hideScores, lang } = preferences.get()
  if (hideScores || document.hidden) return
  const { follows } = followStore.get()
  const concerns = [`match:${notice.match_id}`, `team:${notice.home_team_id}`, `team:${notice.away_team_id}`, `league:${notice.league_id}`]
  if (!concerns.some((key) => follows.has(key))) return
  const { title, body } = alertText(notice, lang)
  const importance: Importance = notice.kind === 'goal' || notice.kind === 'review' ? 'goal' : notice.kind === 'red-card' ? 'card' : 'plain'
  announce(lang === 'zh' ? `${title}，${body}` : `${title}. ${body}`, importance)
}
