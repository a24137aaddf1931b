// What a reader and his connection say about pictures that move by themselves.
import { isSavingData } from './saving-data.ts'

interface Scope {
  navigator: { connection?: { effectiveType?: string } }
  matchMedia(query: string): { matches: boolean }
}

/** Whoever saves data, has a slow line or wants no motion is shown a picture that stands still until he asks. */
export function wantsStillness(): boolean {
  const scope = globalThis as unknown as Scope
  const isSlow = /2g$/.test(scope.navigator.connection?.effectiveType ?? '')
  return isSavingData() || isSlow || scope.matchMedia('(prefers-reduced-motion: reduce)').matches
}
