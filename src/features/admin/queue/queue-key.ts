// Converts the key of a queue item to and from its form in the address, which has no spaces. Pure.

/** `reports post p1` becomes `reports.post.p1`. */
export const addressOf = (key: string): string => key.replaceAll(' ', '.')

/** Parses such an address; undefined if invalid. The id at the end may contain dots. */
export function keyOf(address: string): string | undefined {
  const [prefix = ''] = /^reports\.[a-z]+\.(?=.)|^(?!reports\.)[a-z]+\.(?=.)/.exec(address) ?? []
  return prefix === '' ? undefined : prefix.replaceAll('.', ' ') + address.slice(prefix.length)
}

/** The first word of a key. */
export const kindOf = (key: string): string => key.slice(0, key.indexOf(' '))
