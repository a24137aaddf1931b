// Arrow keys in a table of actions: up and down go to the same action of the next row.

/** The row and place to go to, or null when the key is not for moving. `counts`: actions of each row. */
export function nextPlace(key: string, row: number, place: number, counts: readonly number[]): { row: number; place: number } | null {
  const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0
  if (step === 0) return null
  for (let next = row + step; next >= 0 && next < counts.length; next += step) {
    const count = counts[next] ?? 0
    if (count > 0) return { row: next, place: Math.min(place, count - 1) }
  }
  return null
}

/** Moves the focus inside the rows of `body`; answers whether the key was used. */
export function moveInRows(key: string, body: HTMLElement): boolean {
  const focused = document.activeElement
  // In a field the arrows belong to it.
  if (focused instanceof HTMLInputElement || focused instanceof HTMLTextAreaElement || focused instanceof HTMLSelectElement) return false
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
