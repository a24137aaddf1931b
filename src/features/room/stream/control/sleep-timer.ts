// Pauses a player after a given number of minutes.
import { useEffect, useState } from 'react'
import type { Player } from '../player-handle.ts'

export const sleepChoices = [15, 30, 60, 90] as const
export type SleepChoice = (typeof sleepChoices)[number] | null

/** The selected minutes, and a setter. */
export type Sleep = readonly [SleepChoice, (choice: SleepChoice) => void]

/**
 * Pauses at the end even if the user paused or resumed meanwhile. Belongs in a component that lives as long as the player: the menu
 * unmounts with the video.
 */
export function useSleep(player: Player): Sleep {
  const [choice, setChoice] = useState<SleepChoice>(null)
  useEffect(() => {
    if (choice === null) return
    const timer = setTimeout(() => {
      player.pause()
      setChoice(null)
    }, choice * 60_000)
    return () => clearTimeout(timer)
  }, [choice, player])
  return [choice, setChoice]
}
