// The third column of a match's overview: its minimum width, and which long panels it takes so that no column ends in a gap.
import { useSyncExternalStore } from 'react'

/** CSS pixels, as --wide of the style sheets. */
export const thirdColumnWidth = 1200
const query = `(min-width: ${thirdColumnWidth}px)`

function subscribe(listener: () => void): () => void {
  const media = window.matchMedia(query)
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}

export const useThirdColumn = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  )

interface Overview {
  /** Whether the third column is shown. */
  isWide: boolean
  begun: boolean
  hasPlays: boolean
  hasLineups: boolean
}

/** `plays`: basketball's play-by-play. `figures`: the statistics, followed by the rooms, if no line-ups fill the column. */
export function besideOf({ isWide, begun, hasPlays, hasLineups }: Overview): 'plays' | 'figures' | null {
  if (!isWide) return null
  if (hasPlays) return 'plays'
  return begun && !hasLineups ? 'figures' : null
}
