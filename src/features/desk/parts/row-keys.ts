// Keys in a table of actions: down and up, or J and K, go to the same action of the next row.

/** The row and place to go to, or null when the key is not for moving. `counts`: actions of each row. */
export function nextPlace(key: string, row: number, place: number, counts: readonly number[]): { row: number; place: number } | null {
  const step = key === 'ArrowDown' || key === 'j' ? 1 : key === 'ArrowUp' || key === 'k' ? -1 : 0
  if (step === 0) return null
  for (let next = row + step; next >= 0 && next < counts.length; next += step) {
    const count = counts[next] ?? 0
    if (count > 0) return { row: next, place: Math.min(place, count - 1) }
  }
  return null
}

/** What can be done in a row. Those that lead to an account stand before it. */
export const rowActs = 'td:last-child :is(button:not(:disabled), a[href])'

/** Moves the focus inside the rows of `body`; answers whether the key was used. */
export function moveInRows(key: string, body: HTMLElement): boolean {
  const focused = document.activeElement
  // In a field the arrows belong to it.
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

/** In a field a letter is typed. */
export const isField = (element: Element): boolean =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement
