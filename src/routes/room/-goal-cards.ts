// Preloads the goal cards where the user watches or reads a match: a card is due with its picture, not when its chunk has loaded.
import { useEffect } from 'react'
import { preferences } from '../../core/store/preferences.ts'
import { whenIdle } from '../../core/when-idle.ts'
import { deviceMessages } from '../../ui/messages/device-messages.ts'

/** A failure recurs with the first card. */
const fetchCards = (): void => {
  const parts = [import('../../features/alert/popup/PopupCards.tsx'), deviceMessages[preferences.get().lang]?.()]
  Promise.all(parts).catch((error: unknown) => console.warn('goal card preload failed', error))
}

export function useGoalCards(): void {
  useEffect(() => whenIdle(fetchCards), [])
}
