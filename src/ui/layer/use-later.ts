// A part that appears once it is loaded. If it fails to load, the page works without it.
import { type ComponentType, useEffect, useState } from 'react'
import { untilThere } from '../../core/until-there.ts'
import type { LaterPart } from './later-part.ts'

/** Loads the component after the first draw while `wanted`; undefined until it is loaded. */
export function useLater<P>(part: LaterPart<P>, wanted = true): ComponentType<P> | undefined {
  const [, setFetched] = useState(false)
  useEffect(() => {
    if (!wanted) return
    // In its own task: several parts loading in one block a slow phone.
    const timer = setTimeout(() => untilThere(() => part.fetch(), 'page part load failed, retrying').then(() => setFetched(true)))
    return () => clearTimeout(timer)
  }, [part, wanted])
  return wanted ? part.get() : undefined
}
