// Comment thread of any object: composer, sort order, new comments, comments with replies.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { MessageSquare, PenLine } from 'lucide-react'
import { type ReactNode, useId, useRef, useState } from 'react'
import type { Answer, Comment, CommentSort, Subject } from '../../../contract/comment.ts'
import { communityLimits } from '../../../contract/limits/community-limits.ts'
import { needLogin } from '../../core/session/open-dialog.ts'
import { sessionStore } from '../../core/session/session.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Chip, ChipRow } from '../../ui/button/Chip.tsx'
import { Num } from '../../ui/figure/Num.tsx'
import { SectionHead } from '../../ui/frame/SectionHead.tsx'
import { EmptyState } from '../../ui/state/EmptyState.tsx'
import { ErrorState } from '../../ui/state/ErrorState.tsx'
import { SkeletonRows } from '../../ui/state/Skeleton.tsx'
import { useStore } from '../../ui/use-store.ts'
import { ReportDialog } from '../report/ReportDialog.tsx'
import { CommentItem } from './CommentItem.tsx'
import { Composer } from './Composer.tsx'
import { draftOf, saveDraft } from './draft/comment-drafts.ts'
import { WaitingComments } from './draft/WaitingComments.tsx'
import { peopleOf } from './page/thread-page.ts'
import { SoughtComment, useSought } from './SoughtComment.tsx'
import styles from './Thread.module.css'
import { useCommentActs } from './use-comment-acts.ts'
import { type MatchNow, useThread } from './use-thread.ts'

export interface ThreadProps {
  subject: Subject
  /** For matches: the user's match clock. Comments on later match times stay hidden. */
  matchNow?: MatchNow
  title?: ReactNode
  /** Id of the comment that a link points to, displayed above all others. */
  sought?: string
  /** Initial sort order. */
  sort?: CommentSort
}

export function Thread({ subject, matchNow, title, sought, sort: first = 'hot' }: ThreadProps) {
  const { t } = useLingui()
  const head = useId()
  const [sort, setSort] = useState(first)
  const [answered, setAnswered] = useState<Comment | Answer | null>(() => draftOf(subject).answered)
  const [reported, setReported] = useState<string | null>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const { read, comments, total, fresh, renew } = useThread(subject, sort, matchNow)
  const acts = useCommentActs(subject, matchNow)
  const { user } = useStore(sessionStore)
  const storeAnswered = (to: Comment | Answer | null): void => {
    setAnswered(to)
    saveDraft(subject, { answered: to })
  }
  const answer = (to: Comment | Answer): void => {
    if (needLogin()) return
    storeAnswered(to)
    field.current?.focus()
  }
  const report = (id: string): void => void (needLogin() || setReported(id))
  const above = useSought(subject, sought, matchNow).data?.pages[0]?.list ?? []
  const listed = comments.filter(({ id }) => !above.some((one) => one.id === id))
  const people = peopleOf([...above, ...comments])
  const sorts: Record<CommentSort, string> = { hot: t`最热`, new: t`最新` }
  return (
    <section className={styles.thread} aria-labelledby={head}>
      <SectionHead
        id={head}
        title={
          <>
            {title ?? <Trans context="under a post">评论</Trans>} {total > 0 && <Num className={styles.total}>{total}</Num>}
          </>
        }
      />
      {sought !== undefined && (
        <SoughtComment subject={subject} id={sought} {...(matchNow && { matchNow })} acts={acts} onAnswer={answer} onReport={report} />
      )}
      <Composer subject={subject} field={field} answered={answered} people={people} onAnswered={storeAnswered} onWrite={acts.write} />
      <WaitingComments subject={subject} />
      {comments.length > 0 && (
        <ChipRow>
          {(Object.keys(sorts) as CommentSort[]).map((key) => (
            <Chip key={key} pressed={key === sort} onClick={() => setSort(key)}>
              {sorts[key]}
            </Chip>
          ))}
        </ChipRow>
      )}
      <div aria-live="polite">
        {fresh > 0 && (
          <Button variant="soft" size="sm" block className={styles.fresh} onClick={() => void renew()}>
            {fresh > communityLimits.newMost ? <Trans>很多新评论</Trans> : <Plural value={fresh} other="# 条新评论" />}
          </Button>
        )}
      </div>
      {read.isPending ? (
        <SkeletonRows count={3} height={72} label={t`数据加载中，请稍候！`} />
      ) : read.isLoadingError && comments.length === 0 ? (
        <ErrorState onRetry={() => void read.refetch()} />
      ) : comments.length === 0 ? (
        <EmptyState icon={<MessageSquare />} title={<Trans>还没有评论</Trans>} text={<Trans>说说你的看法</Trans>} />
      ) : (
        <ol className={styles.list}>
          {listed.map((comment) => (
            <CommentItem key={comment.id} comment={comment} acts={acts} onAnswer={answer} onReport={report} />
          ))}
        </ol>
      )}
      {read.isFetchNextPageError && <ErrorState onRetry={() => void read.fetchNextPage()} />}
      {read.hasNextPage && !read.isFetchNextPageError && (
        <Button block disabled={read.isFetchingNextPage} onClick={() => void read.fetchNextPage()}>
          {read.isFetchingNextPage ? <Trans>数据加载中，请稍候！</Trans> : <Trans>更多评论</Trans>}
        </Button>
      )}
      {user && <ReportDialog target={reported === null ? null : { kind: 'comment', id: reported }} onClose={() => setReported(null)} />}
    </section>
  )
}

/** The thread of a match: other users' comments appear when the user's match clock reaches theirs. */
export function MatchThread({ id, matchNow }: { id: string; matchNow: MatchNow }) {
  return (
    <>
      <Thread subject={{ kind: 'match', id }} matchNow={matchNow} title={<Trans>这场比赛的讨论</Trans>} sort="new" />
      <p className={styles.foot}>
        <Button size="sm" render={<Link to="/new_file" search={{ match: id }} />}>
          <PenLine size={14} aria-hidden="true" />
          <Trans>为这场比赛发帖</Trans>
        </Button>
      </p>
    </>
  )
}
