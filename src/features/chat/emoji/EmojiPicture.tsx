// Draws one emoji of the table at the size of the surrounding text.
import { type EmojiShape, emojiGrid } from '../../../core/text/emoji-art.ts'

export function EmojiPicture({ art, className }: { art: readonly EmojiShape[]; className: string | undefined }) {
  return (
    <svg viewBox={`0 0 ${emojiGrid} ${emojiGrid}`} className={className} aria-hidden="true">
      {art.map(([path, color, width]) =>
        width === undefined ? (
          <path key={`${path} fill`} d={path} fill={color} />
        ) : (
          <path key={`${path} line`} d={path} fill="none" stroke={color} strokeWidth={width} strokeLinecap="round" strokeLinejoin="round" />
        ),
      )}
    </svg>
  )
}
