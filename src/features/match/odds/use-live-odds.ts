// Subscribes to live prices while a page shows them: the live socket streams only the odds class of the window's first page
// (src/app/odds-class.ts).
import { useEffect } from 'react'
import type { Sport } from '../../../../contract/match/match-row.ts'
import { liveConnection } from '../../../core/socket/live-connection.ts'

export function useLiveOdds(sport: Sport): void {
  const channel = sport === 'football' ? 'odds:0' : 'odds:1'
  useEffect(() => liveConnection.join(channel), [channel])
}
