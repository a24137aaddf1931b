// Layout of a danmaku's text with inline emoji, shared by the stage and the painters.
import { emojiParts, type TextPart } from '../../../../core/text/emoji-parts.ts'

/** Pixels between an emoji and its neighbours. */
const gap = 1

export interface PlacedPart extends TextPart {
  /** Pixels from the start of the text. */
  x: number
}

/** @param measure width of a text in pixels, in the danmaku's font @param size font size: emoji are as large */
export function layOutText(text: string, size: number, measure: (text: string) => number): { parts: PlacedPart[]; width: number } {
  let width = 0
  const parts = emojiParts(text).map((part) => {
    const x = part.art ? width + gap : width
    width += part.art ? size + 2 * gap : measure(part.text)
    return { ...part, x }
  })
  return { parts, width: Math.ceil(width) }
}
