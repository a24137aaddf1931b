// Text on an image: sized to fit its box, wrapped into lines, and truncated with an ellipsis if that is not enough. Pure except for the
// measuring.

export interface Measured {
  font: string
  measureText(text: string): { width: number }
}

const wide = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\u3000-\\u303f\\uff00-\\uffef'
/** Pieces after which a line may break: each Chinese character or sign, a word with the space after it. */
const pieces = new RegExp(`[${wide}]|[^\\s${wide}]+\\s*|\\s+`, 'gu')
/** Characters that never begin a line. */
const closing = /^[、。，．！？：；）」』】》〉”’…·,.!?:;)\]]/u

/** As many characters as fit, with an ellipsis if the text is truncated. */
export function cutTo(context: Measured, text: string, width: number): string {
  if (context.measureText(text).width <= width) return text
  const characters = [...text]
  let [fits, fails] = [0, characters.length]
  while (fails - fits > 1) {
    const middle = (fits + fails) >> 1
    if (context.measureText(`${characters.slice(0, middle).join('').trimEnd()}…`).width <= width) fits = middle
    else fails = middle
  }
  return `${characters.slice(0, fits).join('').trimEnd()}…`
}

/** At most `most` lines of this width; the last one is truncated. */
export function linesOf(context: Measured, text: string, width: number, most: number): string[] {
  const lines: string[] = []
  let line = ''
  let rest = text
  for (const piece of text.match(pieces) ?? []) {
    if (line !== '' && !closing.test(piece) && context.measureText((line + piece).trimEnd()).width > width) {
      if (lines.length === most - 1) return [...lines, cutTo(context, rest, width)]
      lines.push(line.trimEnd())
      rest = rest.slice(line.length)
      line = piece.trimStart()
      rest = rest.trimStart()
    } else line += piece
  }
  if (line !== '') lines.push(line.trimEnd())
  // Punctuation may overhang the end of a line; a word that is longer than the line may not.
  const hanging = context.measureText('国').width
  return lines.map((one) => cutTo(context, one, width + hanging))
}

/** The largest of these sizes at which the text fits in the lines without truncation; else the last size. Leaves the context in it. */
export function fitted(
  context: Measured,
  text: string,
  { sizes, font, width, most }: { sizes: readonly number[]; font: (size: number) => string; width: number; most: number },
): { lines: string[]; size: number } {
  let found: { lines: string[]; size: number } = { lines: [], size: sizes.at(-1) ?? 16 }
  for (const size of sizes) {
    context.font = font(size)
    found = { lines: linesOf(context, text, width, most), size }
    if (!found.lines.some((line) => line.endsWith('…')) || text.endsWith('…')) break
  }
  return found
}
