// What may be said of a saved copy on screen. Pure.
import type { Freshness } from './freshness.ts'

/**
 * current: it is the server's answer. updating: a copy stands here while the server is asked. copy: there is no network, or the server
 * had no answer, and the copy is all there is.
 */
type CopyState = 'current' | 'updating' | 'copy'

export function copyState(freshness: Freshness | undefined, isOnline: boolean): CopyState {
  if (!freshness || freshness.live) return 'current'
  return isOnline && freshness.failed !== true ? 'updating' : 'copy'
}
