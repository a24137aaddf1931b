// Text cut to a length. Pure; small, as what reads addresses loads it with every page.

/** At most `most` code points: an emoji at the end is kept whole or not at all, and nothing of half a character is shown. */
export const cutText = (text: string, most: number): string =>
  // No code point has more than two units: the rest of a text of any length is not looked at.
  text.length <= most ? text : [...text.slice(0, 2 * most)].slice(0, most).join('')
