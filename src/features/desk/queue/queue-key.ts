// The key of an item of the queue as the address has it, where no space stands. Pure.

/** `reports post p1` is `reports.post.p1`. */
export const addressOf = (key: string): string => key.replaceAll(' ', '.')

/** The key of such an address; undefined: it is none. What comes after the words may have dots of its own. */
export function keyOf(address: string): string | undefined {
  const [words = ''] = /^reports\.[a-z]+\.(?=.)|^(?!reports\.)[a-z]+\.(?=.)/.exec(address) ?? []
  return words === '' ? undefined : words.replaceAll('.', ' ') + address.slice(words.length)
}

/** The first word of a key. */
export const kindOf = (key: string): string => key.slice(0, key.indexOf(' '))
