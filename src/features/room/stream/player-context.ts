// Context that provides the player to its overlays and controls.
import { createContext, useContext } from 'react'
import type { Player } from './player-handle.ts'

export const PlayerContext = createContext<Player | null>(null)

/** Throws outside a player; available once the video element exists. */
export function usePlayer(): Player {
  const player = useContext(PlayerContext)
  if (!player) throw new Error('usePlayer outside of a player')
  return player
}
