// The order of the score rail: followed matches first, then popular ones; visible cells never move.

/** Keeps the shown ids in place and appends new ones, `first` before `rest`; removes ids that are gone. */
export function railOrder(shown: readonly string[], first: readonly string[], rest: readonly string[]): string[] {
  const wanted = new Set([...first, ...rest])
  const stillShown = shown.filter((id) => wanted.has(id))
  return [...new Set([...stillShown, ...wanted])]
}
