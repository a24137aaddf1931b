// Where goal pop-ups appear. Their cards are fetched with the first of them.
import { lazy, Suspense } from 'react'
import { useStore } from '../../ui/use-store.ts'
import { notices } from './notice-store.ts'

const PopupCards = lazy(async () => ({ default: (await import('./PopupCards.tsx')).PopupCards }))

export function GoalPopups() {
  const { popups } = useStore(notices)
  if (popups.length === 0) return null
  return (
    <Suspense>
      <PopupCards />
    </Suspense>
  )
}
