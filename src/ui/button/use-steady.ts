// Whether an element has kept its position for long enough that a tap on it is intentional.
import { type RefObject, useEffect, useState } from 'react'

/** Milliseconds: longer than a double tap, shorter than reading the button. */
const steadyFor = 500
/** Maximum shift in pixels that does not count as a move; a line that wraps differently exceeds it. */
const slack = 4

/** Position in the document, so that scrolling does not count; within a dialog, which is fixed, in the window. */
function placeOf(element: Element, inDialog: boolean): [number, number] {
  const { left, top } = element.getBoundingClientRect()
  return inDialog ? [left, top] : [left + window.scrollX, top + window.scrollY]
}

export function useSteady(ref: RefObject<Element | null>): boolean {
  const [steady, setSteady] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (!element) return
    const dialog = element.closest('[role=dialog]')
    let place = placeOf(element, dialog !== null)
    let timer: ReturnType<typeof setTimeout>
    const settle = (): void => {
      setSteady(false)
      clearTimeout(timer)
      timer = setTimeout(() => setSteady(true), steadyFor)
    }
    // Content that appears or disappears above it changes the height of its ancestors.
    const sizes = new ResizeObserver(() => {
      const next = placeOf(element, dialog !== null)
      const moved = Math.abs(next[0] - place[0]) > slack || Math.abs(next[1] - place[1]) > slack
      place = next
      if (moved) settle()
    })
    settle()
    sizes.observe(dialog ?? document.body)
    return () => {
      clearTimeout(timer)
      sizes.disconnect()
    }
  }, [ref])
  return steady
}
