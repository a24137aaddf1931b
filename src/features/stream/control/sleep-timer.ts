// Stops a player after so many minutes.
import { useEffect, useState } from 'react'
import type { Player } from '../player-handle.ts'

export const sleepChoices = [15, 30, 60, 90] as const
export type SleepChoice = (typeof sleepChoices)[number] | null

/** The chosen minutes, and how to choose. */
export type Sleep = readonly [SleepChoice, (choice: SleepChoice) => void]

/** Paused by hand or not: at the end it is paused. Held where it lasts as long as the player: its menu leaves with the picture. */
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
