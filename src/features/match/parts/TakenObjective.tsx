// An objective in a list of events; icons and texts load with the first.
import { AfterHydration } from '../../../ui/layer/AfterHydration.tsx'
import { lazyPart } from '../../../ui/layer/lazy-part.ts'
import type { ObjectiveTitleProps } from '../panel/maps/ObjectiveTitle.tsx'

const Title = lazyPart(async () => (await import('../panel/maps/ObjectiveTitle.tsx')).ObjectiveTitle)

export const TakenObjective = (props: ObjectiveTitleProps) => (
  <AfterHydration>
    <Title {...props} />
  </AfterHydration>
)
