// /circle-detail?post=: one post in full, with its comments.
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { MessagesSquare } from 'lucide-react'
import { nameOf } from '../../../../rules/text/name/name.ts'
import { ApiError } from '../../../core/api/api.ts'
import { preferences } from '../../../core/store/preferences.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Panel } from '../../../ui/frame/Panel.tsx'
import { Wrap } from '../../../ui/frame/Wrap.tsx'
import { useTitle } from '../../../ui/page/use-title.ts'
import { EmptyState } from '../../../ui/state/EmptyState.tsx'
import { ErrorState } from '../../../ui/state/ErrorState.tsx'
import { SkeletonRows } from '../../../ui/state/Skeleton.tsx'
import { useStore } from '../../../ui/use-store.ts'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import { Thread } from '../../comment/Thread.tsx'
import { CircleAside } from '../CircleAside.tsx'
import styles from '../CirclePage.module.css'
import { postQuery } from '../circle-queries.ts'
import { PostCard } from './PostCard.tsx'

export function PostPage({ id }: { id: string }) {
  const { t } = useLingui()
  const { lang } = useStore(preferences)
  const navigate = useNavigate()
  const read = useQuery(postQuery(id))
  const post = read.data
  const word = t({ message: '帖子', context: 'a single one' })
  const heading = post ? t`${post.person.nickname} 在${nameOf(post.circle.name, lang)}的帖子` : word
  useTitle(heading, word)
  if (read.error instanceof ApiError && read.error.error === 'not-found')
    return (
      <Wrap className={styles.page}>
        <EmptyState
          icon={<MessagesSquare />}
          title={t`没有找到这个帖子`}
          text={t`可能已经删除`}
          action={<Button render={<Link to="/circle" />}>{t`去圈子看看`}</Button>}
        />
      </Wrap>
    )
  return (
    <Wrap className={styles.page}>
      <div className={styles.columns}>
        <div className={styles.single}>
          {post ? (
            <>
              <h1>
                <VisuallyHidden>{heading}</VisuallyHidden>
              </h1>
              <Panel padded>
                <PostCard post={post} whole onDeleted={() => void navigate({ to: '/circle-detail', search: { id: post.circle.id } })} />
              </Panel>
              <Panel padded>
                <Thread subject={{ kind: 'post', id }} />
              </Panel>
            </>
          ) : read.isLoadingError ? (
            <ErrorState onRetry={() => void read.refetch()} />
          ) : (
            <SkeletonRows count={4} height={96} label={t`数据加载中，请稍候！`} />
          )}
        </div>
        {post && <CircleAside id={post.circle.id} named />}
      </div>
    </Wrap>
  )
}
