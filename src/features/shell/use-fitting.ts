// How many children of a row fit in its width. All of them until it is measured, as on the server.
import { type RefObject, useEffect, useState } from 'react'

/** Width that the fold's own button needs, in pixels. */
const foldWidth = 88

/** How many of `widths` fit in `room`; when not all do, the fold's button needs its place too. */
export function fittingCount(widths: readonly number[], room: number, fold: number): number {
  const total = widths.reduce((sum, width) => sum + width, 0)
  if (total <= room) return widths.length
  let used = fold
  let count = 0
  for (const width of widths) {
    used += width
    if (used > room) break
    count += 1
  }
  return count
}

/** `words` changes when the children's widths do. */
export function useFitting(row: RefObject<HTMLElement | null>, words: string): number {
  const [fitting, setFitting] = useState(Number.POSITIVE_INFINITY)
  // biome-ignore lint/correctness/useExhaustiveDependencies: other words have other widths
  useEffect(() => {
    const box = row.current
    if (!box) return
    const measure = (): void => {
      const links = [...box.querySelectorAll<HTMLElement>(':scope > a')]
      // On phones the row is not shown and has no width.
      if (box.clientWidth > 0)
        setFitting(
          fittingCount(
            links.map((link) => link.offsetWidth),
            box.clientWidth,
            foldWidth,
          ),
        )
    }
    const observer = new ResizeObserver(measure)
    observer.observe(box)
    return () => observer.disconnect()
  }, [row, words])
  return fitting
}
