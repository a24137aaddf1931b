// Whether something has been where it is for long enough to be meant by who taps there.
import { type RefObject, useEffect, useState } from 'react'

/** Milliseconds: longer than a double tap, shorter than reading the button. */
const moment = 500
/** Pixels that are no move: a line that wraps elsewhere is one. */
const slack = 4

/** Scrolling moves everything with the finger and does not count; a dialog stands still in the window. */
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
      timer = setTimeout(() => setSteady(true), moment)
    }
    // Whatever comes or goes above it changes the height of what it lies in.
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
