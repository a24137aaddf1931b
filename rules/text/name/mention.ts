// Users mentioned with @ in a text. Nicknames may contain spaces and share prefixes: the longest match wins.

/** The `people` whom the text mentions, in their order. */
export function namedIn<P extends { nickname: string }>(text: string, people: readonly P[]): P[] {
  const named = new Set<P>()
  for (let at = text.indexOf('@'); at >= 0; at = text.indexOf('@', at + 1)) {
    const could = people.filter(({ nickname }) => nickname !== '' && text.startsWith(nickname, at + 1))
    const longest = Math.max(...could.map(({ nickname }) => nickname.length))
    for (const one of could) if (one.nickname.length === longest) named.add(one)
  }
  return people.filter((one) => named.has(one))
}
