// What a text is when it is compared with an earlier one: the same words, whatever stands between and around them.

/** Signs between digits stay: 2-1 is not 21. */
const decoration = /(?<!\p{N})[\p{P}\p{S}]+|[\p{P}\p{S}]+(?!\p{N})/gu
const invisible = /[\p{C}\p{Z}\p{M}\s]+/gu

/** Texts with one key are a repetition. Of signs and emoji alone each counts as it stands. */
export function repeatKey(text: string): string {
  const shown = text.normalize('NFKC').toLowerCase().replace(invisible, '')
  return shown.replace(decoration, '') || shown
}
