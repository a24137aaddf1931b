// Whether the user or their connection rules out autoplay.
import { isSavingData } from './saving-data.ts'

interface Scope {
  navigator: { connection?: { effectiveType?: string } }
  matchMedia(query: string): { matches: boolean }
}

/** Users who save data, have a slow connection or prefer reduced motion see a still picture until they press play. */
export function wantsStillness(): boolean {
  const scope = globalThis as unknown as Scope
  const isSlow = /2g$/.test(scope.navigator.connection?.effectiveType ?? '')
  return isSavingData() || isSlow || scope.matchMedia('(prefers-reduced-motion: reduce)').matches
}
