// What the banner may say of what is on screen: since when it is not fresh, and whether all of it is kept on this device. Pure.
import type { Freshness } from '../../../core/api/freshness.ts'

export interface ShownRead {
  /** Undefined while nothing of it has come. */
  freshness: Freshness | undefined
  /** The network failed, and nothing of it was kept. */
  unsaved: boolean
}

export interface KeptState {
  /** Real milliseconds of the oldest copy; null when all came in this session, or when what matters may not be there at all. */
  savedAt: number | null
  /** Of something only some is kept, or nothing. */
  isPart: boolean
}

export function keptState(reads: readonly ShownRead[]): KeptState {
  const ages = reads.flatMap(({ freshness }) => (freshness && !freshness.live ? [freshness.savedAt] : []))
  const isUnsaved = reads.some(({ unsaved }) => unsaved)
  return {
    savedAt: isUnsaved || ages.length === 0 ? null : Math.min(...ages),
    isPart: isUnsaved || reads.some(({ freshness }) => freshness?.part === true),
  }
}
