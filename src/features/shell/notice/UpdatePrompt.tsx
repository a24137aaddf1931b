// Where a new build is offered. The card is fetched when there is something to offer.
import { lazy, Suspense } from 'react'
import { update } from '../../../core/update.ts'
import { useStore } from '../../../ui/use-store.ts'

const UpdateCard = lazy(async () => ({ default: (await import('./UpdateCard.tsx')).UpdateCard }))

export function UpdatePrompt() {
  if (!useStore(update)) return null
  return (
    <Suspense>
      <UpdateCard />
    </Suspense>
  )
}
