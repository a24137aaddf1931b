// Where goal pop-ups appear. Their cards are fetched with the first of them.
import { lazy, Suspense } from 'react'
import { useStore } from '../../../ui/use-store.ts'
import { noticeState } from '../notice/notice-state.ts'

const PopupCards = lazy(async () => ({ default: (await import('./PopupCards.tsx')).PopupCards }))

export function GoalPopups() {
  const { popups, missed } = useStore(noticeState)
  if (popups.length === 0 && !missed) return null
  return (
    <Suspense>
      <PopupCards />
    </Suspense>
  )
}
