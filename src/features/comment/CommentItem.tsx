// One comment with its replies: author, time, match minute, text; like, reply, and the menu.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import type { Answer, Comment } from '../../../contract/comment.ts'
import { Button } from '../../ui/button/Button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { reasonMessages } from '../report/report-messages.ts'
import { CommentActs } from './CommentActs.tsx'
import styles from './CommentItem.module.css'
import { CommentText } from './CommentText.tsx'
import { PersonLine } from './PersonLine.tsx'
import type { CommentActs as Acts } from './use-comment-acts.ts'

export interface ItemProps {
  acts: Acts
  onAnswer(to: Comment | Answer): void
  onReport(id: string): void
  /** Id of the comment that a link points to: it is highlighted and scrolled into view. */
  sought?: string
}

export function CommentItem({ comment, ...props }: ItemProps & { comment: Comment }) {
  const after = useRef<string | null>(null)
  const [busy, setBusy] = useState(false)
  const left = comment.answers - comment.first.length
  const more = (): void => {
    setBusy(true)
    props.acts
      .moreAnswers(comment, after.current)
      .then((next) => {
        after.current = next
      })
      .finally(() => setBusy(false))
  }
  return (
    <li className={styles.item}>
      <CommentBody entry={comment} {...props} />
      {comment.first.length > 0 && (
        <ol className={styles.answers}>
          {comment.first.map((answer) => (
            <li key={answer.id}>
              <CommentBody entry={answer} {...props} />
            </li>
          ))}
        </ol>
      )}
      {left > 0 && (
        <Button variant="plain" size="sm" className={styles.more} disabled={busy} onClick={more}>
          <Plural value={left} other="再看 # 条回复" />
        </Button>
      )}
    </li>
  )
}

function CommentBody({ entry, acts, onAnswer, onReport, sought }: ItemProps & { entry: Comment | Answer }) {
  const { t } = useLingui()
  const { state, reason } = entry
  const to = 'to' in entry ? entry.to : null
  const isSought = sought === entry.id
  return (
    <article className={classNames(styles.said, isSought && styles.sought)} {...(isSought && { id: `comment-${entry.id}` })}>
      <PersonLine entry={entry} />
      <p className={styles.text}>
        {to && (
          <span className={styles.to}>
            <Trans>
              回复 <b translate="no">@{to.nickname}</b>：
            </Trans>
          </span>
        )}
        <CommentText text={entry.text} mentions={entry.mentions} />
      </p>
      {state === 'hidden' && (
        <p className={styles.hidden}>
          {reason ? <Trans>只有你看得到：因“{t(reasonMessages[reason])}”已被隐藏</Trans> : <Trans>只有你看得到：已被隐藏</Trans>}
        </p>
      )}
      <CommentActs entry={entry} acts={acts} onAnswer={onAnswer} onReport={onReport} />
    </article>
  )
}
