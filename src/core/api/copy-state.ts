// Freshness label of the data on screen. Pure.
import type { Freshness } from './freshness.ts'

/**
 * current: the server's response. updating: a copy, shown while the request is in flight. copy: there is no network or the server did
 * not respond, and the copy is all there is.
 */
type CopyState = 'current' | 'updating' | 'copy'

export function copyState(freshness: Freshness | undefined, isOnline: boolean): CopyState {
  if (!freshness || freshness.live) return 'current'
  return isOnline && freshness.failed !== true ? 'updating' : 'copy'
}
