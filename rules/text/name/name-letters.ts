// Two Latin letters for a name: the initials of its first two words, or the first letters of a single word. Pure.

/** Common parts of club names are no distinction. */
const common = /^(?:fc|afc|cf|sc|ac|the|de)$/i

export function nameLetters(name: string): string {
  const words = name
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N} ]/gu, '')
    .split(/\s+/)
    .filter((word) => word !== '' && !common.test(word))
  const [first = '?', second] = words
  const letters = second ? `${[...first][0]}${[...second][0]}` : [...first].slice(0, 2).join('')
  return letters.toUpperCase()
}
