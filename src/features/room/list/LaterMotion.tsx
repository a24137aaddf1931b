// A card's video, whose code is loaded when a user first asks for it.
import { useEffect, useState } from 'react'
import { laterPart } from '../../../ui/layer/later-part.ts'
import type { TileMotionProps } from './TileMotion.tsx'

const tileMotion = laterPart(() => import('./TileMotion.tsx').then((part) => part.TileMotion))

/** If loading fails the cover stays; a static card needs no error message. */
export function LaterMotion(props: TileMotionProps) {
  const [, redraw] = useState(0)
  useEffect(() => {
    let left = false
    tileMotion.fetch().then(
      () => !left && redraw((count) => count + 1),
      (error: unknown) => console.warn('card preview failed to load', error),
    )
    return () => {
      left = true
    }
  }, [])
  const Part = tileMotion.get()
  return Part ? <Part {...props} /> : null
}
