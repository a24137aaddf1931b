// How many children of a row fit its width. Returns all until measured, as on the server.
import { type RefObject, useEffect, useState } from 'react'

/** Width of the fold button in pixels. */
const foldWidth = 88

/** Returns how many of `widths` fit `room`; if not all fit, the fold button takes its share. */
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

/** `labels` must change whenever the widths of the children change. */
export function useFitting(row: RefObject<HTMLElement | null>, labels: string): number {
  const [fitting, setFitting] = useState(Number.POSITIVE_INFINITY)
  // biome-ignore lint/correctness/useExhaustiveDependencies: other texts have other widths
  useEffect(() => {
    const box = row.current
    if (!box) return
    const measure = (): void => {
      const links = [...box.querySelectorAll<HTMLElement>(':scope > a')]
      // Phones hide the row, which then has no width.
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
  }, [row, labels])
  return fitting
}
