// Key by which repeated texts are detected: ignores case, spacing and punctuation.

/** Excludes signs between digits: 2-1 is not 21. */
const decoration = /(?<!\p{N})[\p{P}\p{S}]+|[\p{P}\p{S}]+(?!\p{N})/gu
const invisible = /[\p{C}\p{Z}\p{M}\s]+/gu

/** Equal keys mean a repetition. Texts of signs and emoji only are compared as they are. */
export function repeatKey(text: string): string {
  const visible = text.normalize('NFKC').toLowerCase().replace(invisible, '')
  return visible.replace(decoration, '') || visible
}
