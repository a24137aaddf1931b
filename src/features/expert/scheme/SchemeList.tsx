// Schemes under one another, a page at a time.
import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ScrollText } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { apiQuery } from '../../../core/api/api-query.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { EmptyState } from '../../../ui/state/EmptyState.tsx'
import { ErrorState } from '../../../ui/state/ErrorState.tsx'
import { SkeletonRows } from '../../../ui/state/Skeleton.tsx'
import styles from '../ExpertPages.module.css'
import { SchemeItem } from './SchemeItem.tsx'

interface SchemeListProps {
  /** Of an expert, or of what the reader bought. */
  of: { expert: string; state?: 'open' | 'over' } | 'bought'
  empty: ReactNode
}
const size = 20

export function SchemeList({ of, empty }: SchemeListProps) {
  const { t } = useLingui()
  const [pages, setPages] = useState(1)
  const limit = String(size * pages)
  const query =
    of === 'bought'
      ? apiQuery('GET api/Expert/bought', { query: { limit } })
      : apiQuery('GET api/Expert/schemeList', { query: { id: of.expert, ...(of.state && { state: of.state }), limit } })
  const { data, isPending, refetch } = useQuery({
    ...(query as ReturnType<typeof apiQuery<'GET api/Expert/bought'>>),
    placeholderData: keepPreviousData,
  })
  if (isPending) return <SkeletonRows count={4} height={120} label={t`数据加载中，请稍候！`} />
  if (!data) return <ErrorState onRetry={() => void refetch()} />
  if (data.list.length === 0) return <EmptyState icon={<ScrollText />} title={empty} />
  return (
    <>
      {data.list.map((scheme) => (
        <SchemeItem key={scheme.id} scheme={scheme} level={2} {...(of !== 'bought' && { without: 'expert' as const })} />
      ))}
      {data.total > data.list.length && size * pages < 100 && (
        <div className={styles.more}>
          <Button size="sm" onClick={() => setPages(pages + 1)}>
            <Trans>更多</Trans>
          </Button>
        </div>
      )}
    </>
  )
}
