// Arrow-key navigation in a row or column of controls.

export type Axis = 'horizontal' | 'vertical'

/** Returns the index that the key moves to, or null if the key does not move. */
export function nextIndex(key: string, current: number, count: number, axis: Axis): number | null {
  if (count === 0) return null
  const [back, forth] = axis === 'horizontal' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowUp', 'ArrowDown']
  if (key === forth) return (current + 1) % count
  if (key === back) return (Math.max(current, 0) - 1 + count) % count
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return null
}

/** Moves focus among the elements of `container` that match `selector`; returns whether the key was used. */
export function moveFocus(event: { key: string; preventDefault(): void }, container: HTMLElement, selector: string, axis: Axis): boolean {
  const items = [...container.querySelectorAll<HTMLElement>(selector)].filter((item) => item.offsetParent !== null)
  const next = nextIndex(event.key, items.indexOf(document.activeElement as HTMLElement), items.length, axis)
  if (next === null) return false
  event.preventDefault()
  items[next]?.focus()
  return true
}
