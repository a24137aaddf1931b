// A studio list in all its states: loading, failed, empty, rows.
import { useLingui } from '@lingui/react/macro'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ErrorState } from '../../../ui/state/ErrorState.tsx'
import { SkeletonRows } from '../../../ui/state/Skeleton.tsx'

interface ReadListProps<T extends { list: readonly unknown[] }> {
  read: UseQueryResult<T>
  empty: ReactNode
  children(data: T): ReactNode
}

export function ReadList<T extends { list: readonly unknown[] }>({ read, empty, children }: ReadListProps<T>) {
  const { t } = useLingui()
  const { data } = read
  if (!data)
    return read.isLoadingError ? (
      <ErrorState onRetry={() => void read.refetch()} />
    ) : (
      <SkeletonRows count={3} label={t`数据加载中，请稍候！`} />
    )
  return (
    <>
      {read.isRefetchError && <ErrorState onRetry={() => void read.refetch()} />}
      {data.list.length === 0 ? empty : children(data)}
    </>
  )
}
