// Tap on a danmaku: pointer events pass through them, so the hit test runs on taps on the video.
import { type RefObject, useEffect, useRef, useState } from 'react'
import type { StageDanmaku } from './stage-danmaku.ts'

export interface Tapped {
  line: StageDanmaku
  /** Pixels within the video. */
  x: number
  y: number
}

/** `find`: returns the danmaku under the pointer. */
export function useTapped(
  box: RefObject<HTMLElement | null>,
  find: (event: MouseEvent) => StageDanmaku | null,
): { tapped: Tapped | null; close(): void } {
  const [tapped, setTapped] = useState<Tapped | null>(null)
  const findRef = useRef(find)
  findRef.current = find
  useEffect(() => {
    const picture = box.current?.parentElement
    if (!picture) return
    const isOther = ({ target }: Event): boolean => target instanceof Element && target.closest('[data-danmaku-acts]') !== null
    const onClick = (event: MouseEvent): void => {
      const danmaku = isOther(event) ? null : findRef.current(event)
      if (!danmaku) return
      event.stopPropagation()
      const { left, top } = picture.getBoundingClientRect()
      setTapped({ line: danmaku, x: event.clientX - left, y: event.clientY - top })
    }
    const onMove = (event: PointerEvent): void => {
      if (event.pointerType === 'mouse') picture.style.cursor = !isOther(event) && findRef.current(event) ? 'pointer' : ''
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
