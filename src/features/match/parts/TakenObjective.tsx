// An objective in a list of events; signs and words are fetched with the first.
import { lazy, Suspense } from 'react'
import type { ObjectiveTitleProps } from '../panel/maps/ObjectiveTitle.tsx'

const Title = lazy(async () => ({ default: (await import('../panel/maps/ObjectiveTitle.tsx')).ObjectiveTitle }))

export const TakenObjective = (props: ObjectiveTitleProps) => (
  <Suspense>
    <Title {...props} />
  </Suspense>
)
