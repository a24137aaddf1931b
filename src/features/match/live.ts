// Applies live messages to matches: patches rows and open details, and refetches after a gap.
import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { GoalNotice } from '../../../contract/alert.ts'
import type { Channel, LiveMessage } from '../../../contract/live.ts'
import { followStore } from '../follow/follow-store.ts'
import { detailKey, detailQueryKey, hotKey, listKey, type MatchDetailData, standingsKey } from './queries.ts'
import { patchDetail } from './state/detail-patch.ts'
import { watchConnection } from './state/heard.ts'
import { noteDetail } from './state/replay-patches.ts'
import { patchCoverage, patchRowOdds, patchRows } from './state/row/row-store.ts'

watchConnection()

export function onMatchMessage(message: LiveMessage, queryClient: QueryClient): void {
  if (message.code !== 100) return
  switch (message.type) {
    case 'football_match':
    case 'basketball_match':
    case 'other_match':
      patchRows(message.data, Date.now())
      return
    case 'match_rooms':
      patchCoverage(message.data, Date.now())
      return
    case 'football_exponent':
    case 'basketball_exponent':
      patchRowOdds(message.data, Date.now())
      return
    case 'match_detail': {
      const patch = message.data
      noteDetail(patch)
      queryClient.setQueryData<MatchDetailData>(detailQueryKey(patch.id), (detail) => detail && patchDetail(detail, patch))
      return
    }
    case 'goal':
      announceIfFollowed(message.data)
      if (!message.data.room) refreshTables(message.data, queryClient)
  }
}

/** A gap could not be filled: invalidates what the channel feeds, which refetches at once if it is on screen. */
export function onMatchReset(channel: Channel, queryClient: QueryClient): void {
  const matchId = channel.startsWith('match:') ? channel.slice('match:'.length) : null
  if (matchId !== null) {
    void queryClient.invalidateQueries({ queryKey: detailQueryKey(matchId) })
    return
  }
  // A match page gets its row from the scores too.
  for (const key of [listKey, hotKey, standingsKey, detailKey]) void queryClient.invalidateQueries({ queryKey: [key] })
}

/** Milliseconds over which the windows of all viewers spread their refetch of a table. */
const spread = 6_000
/** Leagues and matches with goals since the last refetch. */
const moved = new Set<string>()

/** Refetches the live tables on screen after a goal, because they are not pushed; several goals share one refetch. */
function refreshTables({ league_id, match_id }: GoalNotice, queryClient: QueryClient): void {
  const isAwaited = moved.size > 0
  moved.add(league_id).add(match_id)
  if (isAwaited) return
  setTimeout(
    () => {
      const ids = new Set(moved)
      moved.clear()
      void queryClient.invalidateQueries({ predicate: ({ queryKey }) => ids.has(subjectOf(queryKey)) })
    },
    500 + Math.random() * spread,
  )
}

/** League of a table or match of a detail; empty for other reads. */
function subjectOf([key, params]: QueryKey): string {
  const { league_id = '', id = '' } = (params as { query?: { league_id?: string; id?: string } } | null)?.query ?? {}
  return key === standingsKey ? league_id : key === detailKey ? id : ''
}

/** Loaded once, so that waiting notices are announced in order. */
let sayer: Promise<typeof import('./announce-followed.ts')> | undefined

/** Skipped without follows, so that the messages are not loaded in vain. */
function announceIfFollowed(notice: GoalNotice): void {
  const { follows, reservations, loaded } = followStore.get()
  if (loaded && follows.size === 0 && reservations.size === 0) return
  sayer ??= import('./announce-followed.ts')
  sayer.then(
    ({ announceFollowed }) => announceFollowed(notice),
    (error: unknown) => {
      // Retried with the next notice.
      sayer = undefined
      console.warn('announcement load failed', error)
    },
  )
}
