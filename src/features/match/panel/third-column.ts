// The third column of a match's overview: from which width it stands, and which long parts it takes so that no column ends in a hole.
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
  /** Whether there is a third column. */
  isWide: boolean
  begun: boolean
  hasPlays: boolean
  hasLineups: boolean
}

/** `plays`: the plays of basketball. `figures`: the statistics, with the rooms at the end, where no line-ups fill the column. */
export function besideOf({ isWide, begun, hasPlays, hasLineups }: Overview): 'plays' | 'figures' | null {
  if (!isWide) return null
  if (hasPlays) return 'plays'
  return begun && !hasLineups ? 'figures' : null
}
