// Splits a text into plain text and bracketed names of known emoji. Unknown names stay text.
import { type EmojiShape, emojiArt } from './emoji-art.ts'

export interface TextPart {
  text: string
  /** Drawing to show instead of the text; null for plain text. */
  art: readonly EmojiShape[] | null
}
const arts = new Map<string, readonly EmojiShape[]>(Object.entries(emojiArt))
const bracketed = /\[[^[\]]{1,8}\]/g

export function emojiParts(text: string): TextPart[] {
  const parts: TextPart[] = []
  let from = 0
  for (const { 0: name, index } of text.matchAll(bracketed)) {
    const art = arts.get(name)
    if (!art) continue
    if (index > from) parts.push({ text: text.slice(from, index), art: null })
    parts.push({ text: name, art })
    from = index + name.length
  }
  if (from < text.length) parts.push({ text: text.slice(from), art: null })
  return parts
}
