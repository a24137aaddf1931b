// Keyboard navigation of a league list: up and down between leagues, left and right between a name and its pin.
import { nextIndex } from '../../../ui/button/roving.ts'

/** Handles a key press inside `list`; returns whether it consumed the key. */
export function moveLeague(
  event: Pick<globalThis.KeyboardEvent, 'key' | 'target' | 'altKey' | 'ctrlKey' | 'metaKey'>,
  list: HTMLElement,
): boolean {
  if (event.altKey || event.ctrlKey || event.metaKey) return false
  const row = (event.target as HTMLElement).closest<HTMLElement>('li')
  if (!row) return false
  if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') {
    row.querySelector<HTMLElement>(event.key === 'ArrowRight' ? 'button' : 'a')?.focus()
    return true
  }
  const rows = [...list.querySelectorAll<HTMLElement>('li')]
  const next = nextIndex(event.key, rows.indexOf(row), rows.length, 'vertical')
  if (next === null) return false
  rows[next]?.querySelector<HTMLElement>('a')?.focus()
  return true
}
