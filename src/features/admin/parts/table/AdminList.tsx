// A list of the admin console in all its states: loading, failed, empty, rows, and pagination.
import { useLingui } from '@lingui/react/macro'
import type { UseQueryResult } from '@tanstack/react-query'
import { Inbox } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { Pager } from '../../../../ui/button/Pager.tsx'
import { EmptyState } from '../../../../ui/state/EmptyState.tsx'
import { ErrorState } from '../../../../ui/state/ErrorState.tsx'
import { SkeletonRows } from '../../../../ui/state/Skeleton.tsx'
import styles from '../Admin.module.css'
import { pageInstead, pageRows } from '../admin-pages.ts'

interface AdminListProps<T extends { list: readonly unknown[]; total?: number }> {
  read: UseQueryResult<T>
  /** Text of the empty state. */
  empty: string
  children(data: T): ReactNode
  /** For paginated lists. */
  page?: number
  onPage?(page: number): void
}

export function AdminList<T extends { list: readonly unknown[]; total?: number }>({
  read,
  empty,
  children,
  page = 1,
  onPage,
}: AdminListProps<T>) {
  const { t } = useLingui()
  const { data } = read
  const instead = data && onPage && !read.isPlaceholderData ? pageInstead(page, data.total ?? data.list.length) : null
  useEffect(() => {
    if (instead !== null) onPage?.(instead)
  }, [instead, onPage])
  if (!data)
    return read.isLoadingError ? <ErrorState onRetry={() => void read.refetch()} /> : <SkeletonRows label={t`数据加载中，请稍候！`} />
  const { total = data.list.length } = data
  return (
    <>
      {read.isRefetchError && <ErrorState onRetry={() => void read.refetch()} />}
      {data.list.length === 0 ? <EmptyState icon={<Inbox />} title={empty} /> : children(data)}
      {onPage && <Pager counted className={styles.pager} page={page} total={total} size={pageRows} onPage={onPage} />}
    </>
  )
}
