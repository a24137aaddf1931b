// Whether the header of a page has scrolled away.
import { type RefObject, useEffect, useState } from 'react'

/** Whether the element is above the viewport. */
export function usePast(element: RefObject<HTMLElement | null>): boolean {
  const [isPast, setPast] = useState(false)
  useEffect(() => {
    if (!element.current) return
    const watch = new IntersectionObserver(
      ([entry]) => entry && setPast(!entry.isIntersecting && entry.boundingClientRect.bottom < window.innerHeight / 2),
      { rootMargin: '-60px 0px 0px' },
    )
    watch.observe(element.current)
    return () => watch.disconnect()
  }, [element])
  return isPast
}
