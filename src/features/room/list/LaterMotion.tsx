// The picture of a card in motion, fetched when a reader asks for it first.
import { useEffect, useState } from 'react'
import { laterPart } from '../../../ui/layer/later-part.ts'
import type { TileMotionProps } from './TileMotion.tsx'

const tileMotion = laterPart(() => import('./TileMotion.tsx').then((part) => part.TileMotion))

/** Without it the cover stands: a card that does not move is no failure to speak of. */
export function LaterMotion(props: TileMotionProps) {
  const [, redraw] = useState(0)
  useEffect(() => {
    let left = false
    tileMotion.fetch().then(
      () => !left && redraw((count) => count + 1),
      (error: unknown) => console.warn('the moving picture of a card did not load', error),
    )
    return () => {
      left = true
    }
  }, [])
  const Part = tileMotion.get()
  return Part ? <Part {...props} /> : null
}
