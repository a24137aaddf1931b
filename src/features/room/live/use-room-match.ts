// A room's match at the playback time: row and events, markers for the seek bar, delayed alerts.
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useRef } from 'react'
import type { MatchDetail } from '../../../../contract/match/match-detail.ts'
import type { MatchEvent } from '../../../../contract/match/match-event.ts'
import type { MatchRow } from '../../../../contract/match/match-row.ts'
import { productAtServer } from '../../../core/clock/product-clock.ts'
import { matchDetailQuery } from '../../match/queries.ts'
import { joinMatch } from '../../match/state/join-match.ts'
import { useRow } from '../../match/state/row/use-row.ts'
import { useSyncedRow } from '../../match/state/use-match-list.ts'
import { eventsAt, rowAt, type Version, withVersion } from '../stream/clock/match-at-time.ts'
import { matchStamp } from '../stream/clock/match-stamp.ts'
import { useClock, useMatchDisplayTime, useWaiting } from '../stream/clock/use-room-clock.ts'
import { type Marker, markersOf } from '../stream/marker.ts'
import { holdAlerts } from './hold-alerts.ts'

export interface RoomMatch {
  row: MatchRow
  events: readonly MatchEvent[]
  markers: readonly Marker[]
  lineups: MatchDetail['lineups']
}

const noEvents: never[] = []
const nobody = { id: '', seq: -1, updated_at: '' } as MatchRow

/** Null without a match, and until the playback time is known. `kind`: whether the video is live or a recording. */
export function useRoomMatch(matchId: string | null, offset: number, kind: 'live' | 'playback' = 'live'): RoomMatch | null {
  const clock = useClock()
  useEffect(() => {
    clock.offsetBy(offset)
    return () => clock.offsetBy(0)
  }, [clock, offset])
  const options = matchDetailQuery(matchId ?? '')
  const read = useQuery({ ...options, enabled: matchId !== null })
  const detail = matchId === null ? undefined : read.data
  useEffect(() => {
    if (matchId === null) return
    const leave = joinMatch(matchId)
    const end = holdAlerts(clock, matchId, kind)
    return () => {
      leave()
      end()
    }
  }, [clock, matchId, kind])
  useSyncedRow(detail?.match, options.queryKey, read.dataUpdatedAt)
  const latest = useRow(detail?.match ?? nobody, false)
  const versions = useRef<{ id: string; list: readonly Version[] }>({ id: '', list: [] })
  if (latest.id !== '') {
    if (versions.current.id !== latest.id) versions.current = { id: latest.id, list: [] }
    versions.current.list = withVersion(versions.current.list, latest)
  }
  /** The latest instant that the video has shown: its markers stay when the viewer seeks back. */
  const furthest = useRef({ id: '', at: Number.NEGATIVE_INFINITY })
  const events = detail?.events ?? noEvents
  const lineups = detail?.lineups ?? null
  const stamp = useMatchDisplayTime((displayTime) => (latest.id === '' ? '' : matchStamp(versions.current.list, events, displayTime)))
  const waiting = useWaiting()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the stamp changes with the versions and events, the offset shifts the markers
  return useMemo(() => {
    if (!stamp || waiting) return null
    const displayTime = clock.matchDisplayTime()
    const matchTime = productAtServer(displayTime)
    const row = rowAt(versions.current.list, events, matchTime)
    if (furthest.current.id !== latest.id) furthest.current = { id: latest.id, at: Number.NEGATIVE_INFINITY }
    // Without a video the current state is displayed, which does not count as seen.
    if (clock.now() !== null) furthest.current.at = Math.max(furthest.current.at, displayTime)
    const seen = Math.max(furthest.current.at, displayTime)
    return row && { row, events: eventsAt(events, matchTime), markers: markersOf(events, seen, (at) => at + offset), lineups }
  }, [clock, stamp, waiting, offset, lineups])
}
