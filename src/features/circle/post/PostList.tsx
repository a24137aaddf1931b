// List of posts, paginated.
import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { MessagesSquare } from 'lucide-react'
import type { ReactNode } from 'react'
import { readPage } from '../../../core/api/paged-query.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { EmptyState } from '../../../ui/state/EmptyState.tsx'
import { ErrorState } from '../../../ui/state/ErrorState.tsx'
import { SkeletonRows } from '../../../ui/state/Skeleton.tsx'
import { type PostFilter, postPage, postsKey } from '../circle-queries.ts'
import { PostCard } from './PostCard.tsx'
import styles from './PostList.module.css'

interface PostListProps {
  filter: PostFilter
  empty: { title: ReactNode; text?: ReactNode; action?: ReactNode }
  /** Cards omit their circle, since the page names it. */
  inCircle?: boolean
}

export function PostList({ filter, empty, inCircle = false }: PostListProps) {
  const { t } = useLingui()
  const queryKey = [...postsKey, filter]
  const read = useInfiniteQuery({
    queryKey,
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal, client }) => readPage(queryKey, postPage(filter, pageParam), pageParam === null, { signal, client }),
    getNextPageParam: ({ next }) => next ?? undefined,
  })
  // A post that moved up between two page reads appears on both pages.
  const posts = [...new Map(read.data?.pages.flatMap(({ list }) => list).map((post) => [post.id, post])).values()]
  if (read.isPending) return <SkeletonRows count={4} height={120} label={t`数据加载中，请稍候！`} />
  if (read.isLoadingError && posts.length === 0) return <ErrorState onRetry={() => void read.refetch()} />
  if (posts.length === 0) return <EmptyState icon={<MessagesSquare />} {...empty} />
  return (
    <>
      <ul className={styles.list}>
        {posts.map((post) => (
          <li key={post.id}>
            <PostCard post={post} inCircle={inCircle} />
          </li>
        ))}
      </ul>
      {read.isFetchNextPageError && <ErrorState onRetry={() => void read.fetchNextPage()} />}
      {read.hasNextPage && !read.isFetchNextPageError && (
        <Button block disabled={read.isFetchingNextPage} onClick={() => void read.fetchNextPage()}>
          {read.isFetchingNextPage ? <Trans>数据加载中，请稍候！</Trans> : <Trans>更多帖子</Trans>}
        </Button>
      )}
    </>
  )
}
