// Prices of football come to every page; those of all other sports come to pages that show one.
import { useEffect } from 'react'
import { liveConnection } from '../../core/socket/live-connection.ts'

export function useLiveOdds(isOther: boolean): void {
  useEffect(() => (isOther ? liveConnection.join('odds:1') : undefined), [isOther])
}
