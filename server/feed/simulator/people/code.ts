// Three-letter codes for names without one.

/** Three letters of a name that are not taken yet; ignores an initial before a family name. */
export function codeOf(latin: string, taken: Set<string>): string {
  const letters = latin
    .replace(/^[A-Z]\. /, '')
    .replace(/[^A-Za-z]/g, '')
    .toUpperCase()
    .padEnd(3, 'X')
  for (let second = 1; second < letters.length - 1; second += 1)
    for (let third = second + 1; third < letters.length; third += 1) {
      const code = `${letters[0]}${letters[second]}${letters[third]}`
      if (taken.has(code)) continue
      taken.add(code)
      return code
    }
  return letters.slice(0, 3)
}
