// Keyboard navigation in a table of actions: arrow down and up, or J and K, move to the same action of the next row.

/** Returns the target row and position, or null for other keys. `counts`: number of actions per row. */
export function nextPlace(key: string, row: number, place: number, counts: readonly number[]): { row: number; place: number } | null {
  const step = key === 'ArrowDown' || key === 'j' ? 1 : key === 'ArrowUp' || key === 'k' ? -1 : 0
  if (step === 0) return null
  for (let next = row + step; next >= 0 && next < counts.length; next += step) {
    const count = counts[next] ?? 0
    if (count > 0) return { row: next, place: Math.min(place, count - 1) }
  }
  return null
}

/** Focusable actions of a row, in its last column; account links are in earlier columns. */
export const rowActs = 'td:last-child :is(button:not(:disabled), a[href])'

/** Moves focus between the rows of `body`; returns whether the key was handled. */
export function moveInRows(key: string, body: HTMLElement): boolean {
  const focused = document.activeElement
  // Inside a field the arrow keys move the caret.
  if (focused && isField(focused)) return false
  const rows = [...body.querySelectorAll<HTMLElement>('[data-line]')].map((row) => [
    ...row.querySelectorAll<HTMLElement>('button:not(:disabled), a[href]'),
  ])
  const row = rows.findIndex((items) => items.includes(focused as HTMLElement))
  if (row < 0) return false
  const next = nextPlace(
    key,
    row,
    rows[row]?.indexOf(focused as HTMLElement) ?? 0,
    rows.map((items) => items.length),
  )
  if (next) rows[next.row]?.[next.place]?.focus()
  return next !== null
}

/** An element in which letters are typed. */
export const isField = (element: Element): boolean =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement
