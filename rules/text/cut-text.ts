// Truncates text. Pure; small, because the URL parser loads it with every page.

/** At most `most` code points: never splits an emoji's surrogate pair. */
export const cutText = (text: string, most: number): string =>
  // No code point has more than two units: the rest of a long text is not read.
  text.length <= most ? text : [...text.slice(0, 2 * most)].slice(0, most).join('')
