// Text of a message, with emoji for bracketed names, and mentions.
import { emojiParts } from '../../../core/text/emoji-parts.ts'
import { EmojiPicture } from '../emoji/EmojiPicture.tsx'
import styles from './MessageRow.module.css'

const named = /@\S{1,32}/g

export function MessageText({ text, mentions = 0 }: { text: string; mentions?: number }) {
  return emojiParts(text).map(({ text: part, art }, place) =>
    art === null ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never reorder
      <TextPart key={place} text={part} mentions={mentions} />
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never reorder
      <span key={place} role="img" aria-label={part.slice(1, -1)}>
        <EmojiPicture art={art} className={styles.emoji} />
      </span>
    ),
  )
}

function TextPart({ text, mentions }: { text: string; mentions: number }) {
  if (mentions === 0) return text
  const parts: (string | { at: string })[] = []
  let from = 0
  for (const { 0: at, index } of [...text.matchAll(named)].slice(0, mentions)) {
    parts.push(text.slice(from, index), { at })
    from = index + at.length
  }
  parts.push(text.slice(from))
  return parts.map((part, place) =>
    typeof part === 'string' ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never reorder
      <span key={place} className={styles.at}>
        {part.at}
      </span>
    ),
  )
}
