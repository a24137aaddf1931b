// The order of the score rail: what is followed first, then the hot matches; it never moves under the reader.

/** The shown ids with those that are new: `first` in front when nothing was shown yet, else behind. Gone ones leave. */
export function railOrder(shown: readonly string[], first: readonly string[], rest: readonly string[]): string[] {
  const wanted = new Set([...first, ...rest])
  const kept = shown.filter((id) => wanted.has(id))
  return [...new Set([...kept, ...wanted])]
}
