// The player that what lies over and under its picture speaks to.
import { createContext, useContext } from 'react'
import type { Player } from './player-handle.ts'

export const PlayerContext = createContext<Player | null>(null)

/** Only inside a player, and once its video is there. */
export function usePlayer(): Player {
  const player = useContext(PlayerContext)
  if (!player) throw new Error('outside of a player')
  return player
}
