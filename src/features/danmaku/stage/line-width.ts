// How wide the text of a line is, with the drawings of its bracketed names: the same for who places it and for who paints it.
import { emojiParts, type TextPart } from '../../../core/text/emoji-parts.ts'

/** Pixels between a drawing and what stands beside it. */
const gap = 1

export interface PlacedPart extends TextPart {
  /** Pixels from the beginning of the line. */
  x: number
}

/** @param measure width of a text in pixels, in the letters of the line @param size height of the letters: a drawing is as large */
export function layLine(text: string, size: number, measure: (text: string) => number): { parts: PlacedPart[]; width: number } {
  let width = 0
  const parts = emojiParts(text).map((part) => {
    const x = part.art ? width + gap : width
    width += part.art ? size + 2 * gap : measure(part.text)
    return { ...part, x }
  })
  return { parts, width: Math.ceil(width) }
}
