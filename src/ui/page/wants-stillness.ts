// What a reader and his connection say about pictures that move by themselves.
import { isSavingData } from '../../core/saving-data.ts'

/** Whoever saves data, has a slow line or wants no motion is shown a picture that stands still until he asks. */
export function wantsStillness(): boolean {
  const { connection } = navigator as { connection?: { effectiveType?: string } }
  return isSavingData() || /2g$/.test(connection?.effectiveType ?? '') || window.matchMedia('(prefers-reduced-motion: reduce)').matches
}
