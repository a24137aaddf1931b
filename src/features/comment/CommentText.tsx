// The words of a comment; whom it names is a link to the person.
import { Link } from '@tanstack/react-router'
import { Fragment } from 'react'
import type { Mention } from '../../../contract/comment.ts'

export function CommentText({ text, mentions }: { text: string; mentions: readonly Mention[] }) {
  let parts: (string | Mention)[] = [text]
  // The longest first: a name may begin another one.
  for (const mention of mentions.toSorted((a, b) => b.nickname.length - a.nickname.length))
    parts = parts.flatMap((part) =>
      typeof part === 'string'
        ? part.split(`@${mention.nickname}`).flatMap((words, place) => (place === 0 ? [words] : [mention, words]))
        : [part],
    )
  return parts.map((part, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never move
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
