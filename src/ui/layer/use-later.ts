// A part that is drawn once it is here. That it did not come is no fault of the page: the page goes on without it.
import { type ComponentType, useEffect, useState } from 'react'
import { untilThere } from '../../core/until-there.ts'
import type { LaterPart } from './later-part.ts'

/** The component, fetched after the first drawing while `wanted`; undefined until then. */
export function useLater<P>(part: LaterPart<P>, wanted = true): ComponentType<P> | undefined {
  const [, setFetched] = useState(false)
  useEffect(() => {
    if (!wanted) return
    // In a task of its own: several parts of a page asked for in one hold up a slow phone.
    const timer = setTimeout(() => untilThere(() => part.fetch(), 'a part of the page was not fetched').then(() => setFetched(true)))
    return () => clearTimeout(timer)
  }, [part, wanted])
  return wanted ? part.get() : undefined
}
