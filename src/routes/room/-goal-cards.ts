// A goal's card is due with its picture, not when its chunk has come: where one watches or reads a match, it is fetched before.
import { useEffect } from 'react'
import { preferences } from '../../core/preferences.ts'
import { whenIdle } from '../../core/when-idle.ts'
import { deviceWords } from '../../ui/words/device-words.ts'

/** A failure is met again by the first card. */
const fetchCards = (): void => {
  const parts = [import('../../features/alert/popup/PopupCards.tsx'), deviceWords[preferences.get().lang]?.()]
  Promise.all(parts).catch((error: unknown) => console.warn('the cards were not fetched ahead', error))
}

export function useGoalCards(): void {
  useEffect(() => whenIdle(fetchCards), [])
}
