// What the banner reports about the current page: since when it is stale, and whether all of it is cached on this device. Pure.
import type { Freshness } from '../../../core/api/freshness.ts'

export interface ShownRead {
  /** Undefined until the first data arrives. */
  freshness: Freshness | undefined
  /** The network failed and nothing was cached. */
  unsaved: boolean
}

export interface OfflineState {
  /** Real time in milliseconds of the oldest cached copy; null if all data is from this session, or if some data is missing. */
  savedAt: number | null
  /** Whether some data is cached only in part or missing. */
  isPart: boolean
}

export function offlineState(reads: readonly ShownRead[]): OfflineState {
  const ages = reads.flatMap(({ freshness }) => (freshness && !freshness.live ? [freshness.savedAt] : []))
  const isUnsaved = reads.some(({ unsaved }) => unsaved)
  return {
    savedAt: isUnsaved || ages.length === 0 ? null : Math.min(...ages),
    isPart: isUnsaved || reads.some(({ freshness }) => freshness?.part === true),
  }
}
