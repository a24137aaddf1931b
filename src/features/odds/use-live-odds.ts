// Prices of one class come with the live socket (src/app/odds-class.ts); those of the other come to pages that show one.
import { useEffect } from 'react'
import type { Sport } from '../../../contract/match/match-row.ts'
import { liveConnection } from '../../core/socket/live-connection.ts'

export function useLiveOdds(sport: Sport): void {
  const channel = sport === 'football' ? 'odds:0' : 'odds:1'
  useEffect(() => liveConnection.join(channel), [channel])
}
