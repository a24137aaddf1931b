// A paginated list of schemes.
import { Trans, useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { ScrollText } from 'lucide-react'
import type { ReactNode } from 'react'
import { schemeSize as size } from '../../../../rules/screen/bodies.ts'
import { pagedQuery } from '../../../core/api/paged-query.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { EmptyState } from '../../../ui/state/EmptyState.tsx'
import { ErrorState } from '../../../ui/state/ErrorState.tsx'
import { SkeletonRows } from '../../../ui/state/Skeleton.tsx'
import styles from '../ExpertPages.module.css'
import { SchemeItem } from './SchemeItem.tsx'

interface SchemeListProps {
  /** Schemes of an expert, of a match that has not started, or those that the user bought. */
  of: { expert: string; state?: 'open' | 'over' } | { match: string } | 'bought'
  empty: ReactNode
}

export function SchemeList({ of, empty }: SchemeListProps) {
  const { t } = useLingui()
  const query =
    of === 'bought'
      ? pagedQuery('GET api/Expert/bought', {}, size)
      : 'match' in of
        ? pagedQuery('GET api/Expert/schemeList', { match: of.match, state: 'open' }, size)
        : pagedQuery('GET api/Expert/schemeList', { id: of.expert, ...(of.state && { state: of.state }) }, size)
  const read = useInfiniteQuery(query as ReturnType<typeof pagedQuery<'GET api/Expert/bought'>>)
  // A scheme settled between two page reads appears on both.
  const schemes = [...new Map(read.data?.pages.flatMap(({ list }) => list).map((scheme) => [scheme.id, scheme])).values()]
  if (read.isPending) return <SkeletonRows count={4} height={120} label={t`数据加载中，请稍候！`} />
  if (!read.data) return <ErrorState onRetry={() => void read.refetch()} />
  if (schemes.length === 0) return <EmptyState icon={<ScrollText />} title={empty} />
  return (
    <>
      {schemes.map((scheme) => (
        <SchemeItem
          key={scheme.id}
          scheme={scheme}
          level={2}
          {...(of !== 'bought' && { without: 'match' in of ? ('match' as const) : ('expert' as const) })}
        />
      ))}
      {read.isFetchNextPageError && <ErrorState onRetry={() => void read.fetchNextPage()} />}
      {read.hasNextPage && !read.isFetchNextPageError && (
        <div className={styles.more}>
          <Button size="sm" disabled={read.isFetchingNextPage} onClick={() => void read.fetchNextPage()}>
            <Trans>更多</Trans>
          </Button>
        </div>
      )}
    </>
  )
}
