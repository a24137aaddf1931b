// A paginated grid of videos, with skeleton, error and empty states.
import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Clapperboard } from 'lucide-react'
import type { ReactNode } from 'react'
import type { VideoCard } from '../../../../contract/video.ts'
import { videoGridKey } from '../../../../rules/screen/bodies.ts'
import { ApiError } from '../../../core/api/api.ts'
import type { ApiQueryOptions } from '../../../core/api/api-query.ts'
import { readPage } from '../../../core/api/paged-query.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { EmptyState } from '../../../ui/state/EmptyState.tsx'
import { ErrorState } from '../../../ui/state/ErrorState.tsx'
import { SkeletonRows } from '../../../ui/state/Skeleton.tsx'
import { type VideoPage, videoPageSize } from '../queries.ts'
import styles from './VideoGrid.module.css'
import { VideoTile } from './VideoTile.tsx'

export const gridKey = videoGridKey

interface PageOptions {
  queryKey: ApiQueryOptions<'POST api/Video/getList'>['queryKey'] | readonly unknown[]
  queryFn: (context: Parameters<ApiQueryOptions<'POST api/Video/getList'>['queryFn']>[0]) => Promise<VideoPage>
}
export interface VideoGridProps {
  /** Query key of the list. */
  name: readonly string[]
  pageOf(page: number): PageOptions
  empty: { title: ReactNode; text?: ReactNode; action?: ReactNode }
  /** Shown if the server does not know the requested list. */
  absent?: ReactNode
  level?: 2 | 3
  foot?(video: VideoCard): ReactNode
}

export function VideoGrid({ name, pageOf, empty, absent, level = 2, foot }: VideoGridProps) {
  const { t } = useLingui()
  const queryKey = [gridKey, ...name]
  const list = useInfiniteQuery({
    queryKey,
    initialPageParam: 1,
    queryFn: ({ pageParam, signal, client }) => readPage(queryKey, pageOf(pageParam), pageParam === 1, { signal, client }),
    getNextPageParam: (last, pages) => (pages.length * videoPageSize < last.total ? pages.length + 1 : undefined),
  })
  // Removes duplicates: a new publication shifts videos to the next page.
  const videos = [...new Map(list.data?.pages.flatMap((page) => page.list.map((one) => [one.id, one] as const)) ?? []).values()]
  if (list.isPending) return <SkeletonRows count={6} height={88} label={t`数据加载中，请稍候！`} />
  if (absent && list.error instanceof ApiError && list.error.error === 'not-found') return absent
  if (list.isLoadingError && videos.length === 0) return <ErrorState onRetry={() => void list.refetch()} />
  if (videos.length === 0) return <EmptyState icon={<Clapperboard />} {...empty} />
  return (
    <>
      <div className={styles.tiles}>
        {videos.map((video) => (
          <VideoTile key={video.id} video={video} level={level} foot={foot?.(video)} />
        ))}
      </div>
      {list.isFetchNextPageError && <ErrorState onRetry={() => void list.fetchNextPage()} />}
      {list.hasNextPage && !list.isFetchNextPageError && (
        <Button block disabled={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {list.isFetchingNextPage ? <Trans>数据加载中，请稍候！</Trans> : <Trans>更多视频</Trans>}
        </Button>
      )}
    </>
  )
}
