// A tap on a danmaku: the lines themselves let every touch through, so that it is looked for where the picture was touched.
import { type RefObject, useEffect, useRef, useState } from 'react'
import type { StageLine } from './line.ts'

export interface Tapped {
  line: StageLine
  /** Pixels in the picture. */
  x: number
  y: number
}

/** `find`: the line under the pointer. */
export function useTapped(
  box: RefObject<HTMLElement | null>,
  find: (event: MouseEvent) => StageLine | null,
): { tapped: Tapped | null; close(): void } {
  const [tapped, setTapped] = useState<Tapped | null>(null)
  const look = useRef(find)
  look.current = find
  useEffect(() => {
    const picture = box.current?.parentElement
    if (!picture) return
    const isOther = ({ target }: Event): boolean => target instanceof Element && target.closest('[data-danmaku-acts]') !== null
    const onClick = (event: MouseEvent): void => {
      const line = isOther(event) ? null : look.current(event)
      if (!line) return
      event.stopPropagation()
      const { left, top } = picture.getBoundingClientRect()
      setTapped({ line, x: event.clientX - left, y: event.clientY - top })
    }
    const onMove = (event: PointerEvent): void => {
      if (event.pointerType === 'mouse') picture.style.cursor = !isOther(event) && look.current(event) ? 'pointer' : ''
    }
    picture.addEventListener('click', onClick)
    picture.addEventListener('pointermove', onMove)
    return () => {
      picture.removeEventListener('click', onClick)
      picture.removeEventListener('pointermove', onMove)
      picture.style.cursor = ''
    }
  }, [box])
  return { tapped, close: () => setTapped(null) }
}
