// A post: author, circle, text, images or video, match, counts. In a list the text is truncated and links to the post.
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { Post } from '../../../../contract/circle.ts'
import { nameOf } from '../../../../rules/text/name/name.ts'
import { now } from '../../../core/clock/now.ts'
import { preferences, shownZone } from '../../../core/store/preferences.ts'
import { relativeTime } from '../../../core/text/format.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Num } from '../../../ui/figure/Num.tsx'
import { Tag } from '../../../ui/figure/Tag.tsx'
import { PersonPicture } from '../../../ui/picture/PersonPicture.tsx'
import { useStore } from '../../../ui/use-store.ts'
import { CommentText } from '../../comment/CommentText.tsx'
import { reasonMessages } from '../../report/report-messages.ts'
import { CoveredNote } from '../../spoiler/CoveredNote.tsx'
import { useCovered } from '../../spoiler/revealed.ts'
import { mayBeCut } from '../may-be-cut.ts'
import { PostActs } from './PostActs.tsx'
import styles from './PostCard.module.css'
import { PostMedia } from './PostMedia.tsx'

interface PostCardProps {
  post: Post
  /** On its own page the post is not truncated. */
  whole?: boolean
  inCircle?: boolean
  onDeleted?(): void
}

export function PostCard({ post, whole = false, inCircle = false, onDeleted }: PostCardProps) {
  const { t } = useLingui()
  const { lang } = useStore(preferences)
  const { person, circle, state, reason } = post
  // A post about a match may reveal its result.
  const covered = useCovered({ key: post.match_id ?? `post:${post.id}`, teams: post.team_ids }) && post.match_id !== null
  const place = { id: circle.id, post: post.id }
  const isCut = !whole && mayBeCut(post.text)
  return (
    <article className={styles.post}>
      <header className={styles.head}>
        <PersonPicture path={person.avatar} size={40} />
        <span className={styles.who}>
          <span className={styles.line}>
            <Link to="/persona" search={{ id: person.uid }} className={styles.name} translate="no">
              {person.nickname}
            </Link>
            {person.is_anchor && (
              <Tag tone="plain">
                <Trans>主播</Trans>
              </Tag>
            )}
            {person.userlevel > 0 && (
              <span className={styles.note}>
                <Trans>
                  <Num>{person.userlevel}</Num> 级
                </Trans>
              </span>
            )}
          </span>
          <span className={styles.note}>
            <PostedAt post={post} />
          </span>
        </span>
        {!inCircle && (
          <Link to="/circle-detail" search={{ id: circle.id }} className={styles.circle}>
            {nameOf(circle.name, lang)}
          </Link>
        )}
      </header>
      {covered ? (
        <CoveredNote name={post.match_id ?? ''} />
      ) : (
        <>
          <p className={classNames(styles.text, !whole && styles.cut)}>
            <CommentText text={post.text} mentions={post.mentions} />
          </p>
          <PostMedia post={post} />
          {(isCut || post.match_id !== null) && (
            <p className={styles.links}>
              {isCut && (
                <Link to="/circle-detail" search={place}>
                  <Trans>看全文和评论</Trans>
                </Link>
              )}
              {post.match_id !== null && (
                <Link to="/score-detail" search={{ id: post.match_id }}>
                  <Trans>看这场比赛</Trans>
                </Link>
              )}
            </p>
          )}
        </>
      )}
      {state === 'hidden' && (
        <p className={styles.hidden}>
          {reason ? <Trans>只有你看得到：因“{t(reasonMessages[reason])}”已被隐藏</Trans> : <Trans>只有你看得到：已被隐藏</Trans>}
        </p>
      )}
      <PostActs post={post} covered={covered} {...(onDeleted && { onDeleted })} />
    </article>
  )
}

function PostedAt({ post }: { post: Pick<Post, 'at' | 'edited_at'> }) {
  const chosen = useStore(preferences)
  return (
    <>
      <Num>
        <time dateTime={post.at}>{relativeTime(post.at, now.get(), chosen.lang, shownZone(chosen))}</time>
      </Num>
      {post.edited_at !== null && (
        <>
          {' · '}
          <Trans>已修改</Trans>
        </>
      )}
    </>
  )
}
