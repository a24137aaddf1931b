// Text of a comment, with mentions linked to the users.
import { Link } from '@tanstack/react-router'
import { Fragment } from 'react'
import type { Mention } from '../../../contract/comment.ts'

export function CommentText({ text, mentions }: { text: string; mentions: readonly Mention[] }) {
  let parts: (string | Mention)[] = [text]
  // Longest names first: one name may be a prefix of another.
  for (const mention of mentions.toSorted((a, b) => b.nickname.length - a.nickname.length))
    parts = parts.flatMap((part) =>
      typeof part === 'string'
        ? part.split(`@${mention.nickname}`).flatMap((piece, place) => (place === 0 ? [piece] : [mention, piece]))
        : [part],
    )
  return parts.map((part, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never reorder
    <Fragment key={place}>
      {typeof part === 'string' ? (
        part
      ) : (
        <Link to="/persona" search={{ id: part.uid }} translate="no">
          @{part.nickname}
        </Link>
      )}
    </Fragment>
  ))
}
