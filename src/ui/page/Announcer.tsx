// The page's one polite live region.

import { useStore } from '../use-store.ts'
import { VisuallyHidden } from '../VisuallyHidden.tsx'
import { announcement } from './announce.ts'

export function Announcer() {
  return (
    <VisuallyHidden role="status" aria-live="polite" aria-atomic="true">
      {useStore(announcement)}
    </VisuallyHidden>
  )
}
