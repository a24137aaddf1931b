// Keyboard navigation in a list of matches: up and down between rows, Home and End, f for the star of the row.
import { nextIndex } from '../../../ui/button/roving.ts'

/** Handles a key pressed inside `list`; returns whether it was used. */
export function moveRow(
  event: Pick<globalThis.KeyboardEvent, 'key' | 'target' | 'altKey' | 'ctrlKey' | 'metaKey'>,
  list: HTMLElement,
): boolean {
  if (event.altKey || event.ctrlKey || event.metaKey) return false
  const row = (event.target as HTMLElement).closest<HTMLElement>('[data-row]')
  if (!row) return false
  if (event.key === 'f' || event.key === 'F') {
    row.querySelector<HTMLButtonElement>('[data-follow] button')?.click()
    return true
  }
  const rows = [...list.querySelectorAll<HTMLElement>('[data-row]')]
  const at = rows.indexOf(row)
  const next = nextIndex(event.key, at, rows.length, 'vertical')
  // At either end the arrow scrolls the page: the list does not wrap around.
  if (next === null || (event.key === 'ArrowDown' && next < at) || (event.key === 'ArrowUp' && next > at)) return false
  const link = rows[next]?.querySelector<HTMLElement>('a')
  link?.focus({ preventScroll: true })
  link?.scrollIntoView({ block: 'nearest' })
  return true
}
