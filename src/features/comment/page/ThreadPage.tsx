// /comment: one thread on its own page, below its subject.
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ChevronRight, MessageSquare, Share2 } from 'lucide-react'
import { type ReactElement, useEffect } from 'react'
import type { Subject } from '../../../../contract/comment.ts'
import { nameOf } from '../../../../rules/text/name/name.ts'
import { ApiError } from '../../../core/api/api.ts'
import { apiQuery } from '../../../core/api/api-query.ts'
import { productNow } from '../../../core/clock/product-clock.ts'
import { countShare, readShareCodeAhead, shareLink } from '../../../core/session/share.ts'
import { preferences } from '../../../core/store/preferences.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Panel } from '../../../ui/frame/Panel.tsx'
import { Wrap } from '../../../ui/frame/Wrap.tsx'
import { toast } from '../../../ui/layer/toast/toast.ts'
import { shareOrCopy } from '../../../ui/page/share-or-copy.ts'
import { useTitle } from '../../../ui/page/use-title.ts'
import { EmptyState } from '../../../ui/state/EmptyState.tsx'
import { ErrorState } from '../../../ui/state/ErrorState.tsx'
import { SkeletonRows } from '../../../ui/state/Skeleton.tsx'
import { useStore } from '../../../ui/use-store.ts'
import { CoveredNote } from '../../spoiler/CoveredNote.tsx'
import { useCovered } from '../../spoiler/revealed.ts'
import { Thread } from '../Thread.tsx'
import { useShownTotal } from '../use-shown-total.ts'
import styles from './ThreadPage.module.css'
import type { ThreadSearch } from './thread-search.ts'

export function ThreadPage({ search }: { search: ThreadSearch }) {
  const { t } = useLingui()
  useTitle(t({ message: '评论', context: 'under a post' }))
  if (!search.type || !search.id) return <NoThread />
  return <Found subject={{ kind: search.type, id: search.id }} {...(search.at !== undefined && { at: search.at })} />
}

function NoThread() {
  const { t } = useLingui()
  return (
    <Wrap className={styles.page}>
      <EmptyState
        icon={<MessageSquare />}
        title={t`没有找到这段讨论`}
        text={t`可能已经删除`}
        action={<Button render={<Link to="/circle" />}>{t`去圈子看看`}</Button>}
      />
    </Wrap>
  )
}

function Found({ subject, at }: { subject: Subject; at?: string }) {
  const { t } = useLingui()
  const { lang } = useStore(preferences)
  useEffect(readShareCodeAhead, [])
  const read = useQuery(apiQuery('POST api/Comment/subject', { body: subject }))
  // Comments on a match, or on content about one, may reveal its result.
  const about = read.data?.about ?? null
  const name = subject.kind === 'match' ? subject.id : (about?.match_id ?? `thread:${subject.kind}:${subject.id}`)
  const covered = useCovered({ key: name, teams: about?.team_ids ?? [] })
  const hides = covered && about !== null
  const comments = useShownTotal(subject, read.data?.comments ?? 0)
  const title = read.data ? nameOf(read.data.title, lang) : ''
  useTitle(
    hides ? t({ message: '评论', context: 'under a post' }) : title || t({ message: '评论', context: 'under a post' }),
    t({ message: '评论', context: 'under a post' }),
  )
  if (read.error instanceof ApiError && read.error.error === 'not-found') return <NoThread />
  if (read.isPending || !read.data)
    return (
      <Wrap className={styles.page}>
        {read.isLoadingError ? (
          <ErrorState onRetry={() => void read.refetch()} />
        ) : (
          <SkeletonRows count={4} height={72} label={t`数据加载中，请稍候！`} />
        )}
      </Wrap>
    )
  const share = (): void => {
    shareOrCopy({ title, url: shareLink(window.location.href) }).then(
      (done) => {
        if (done === 'given-up') return
        if (done === 'copied') toast(t`链接已复制`, { tone: 'ok' })
        // Shares of a scheme do not count towards tasks.
        if (subject.kind !== 'scheme') countShare({ kind: subject.kind, id: subject.id })
      },
      (error: unknown) => {
        console.warn('share failed', error)
        toast(t`没有成功，请稍后再试`, { tone: 'danger' })
      },
    )
  }
  const place = placeOf(subject)
  return (
    <Wrap className={styles.page}>
      <Panel padded className={styles.about}>
        <h1 className={styles.title}>{hides ? <Trans context="under a post">评论</Trans> : title}</h1>
        <p className={styles.acts}>
          <span className={styles.count}>
            <Plural value={comments} other="# 条评论" />
          </span>
          {place && (
            <Button size="sm" render={place}>
              <Trans>看原文</Trans>
              <ChevronRight size={16} aria-hidden="true" />
            </Button>
          )}
          <Button size="sm" variant="plain" onClick={share}>
            <Share2 size={16} aria-hidden="true" />
            <Trans>分享</Trans>
          </Button>
        </p>
      </Panel>
      <Panel padded>
        {hides ? (
          <CoveredNote name={name} />
        ) : (
          <Thread subject={subject} {...(at !== undefined && { sought: at })} {...(subject.kind === 'match' && { matchNow: productNow })} />
        )}
      </Panel>
    </Wrap>
  )
}

/** Link to the page of the subject. */
function placeOf({ kind, id }: Subject): ReactElement<{ className?: string }> | null {
  if (kind === 'post') return <Link to="/circle-detail" search={{ post: id }} />
  if (kind === 'news') return <Link to="/detail" search={{ id }} />
  if (kind === 'match') return <Link to="/score-detail" search={{ id }} />
  if (kind === 'video') return <Link to="/video-player" search={{ id }} />
  if (kind === 'scheme') return <Link to="/specialist-detail" search={{ id }} />
  return null
}
