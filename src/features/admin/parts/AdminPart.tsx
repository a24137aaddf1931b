// A single object of the admin console in all its states: loading, failed, or loaded.
import { useLingui } from '@lingui/react/macro'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Panel } from '../../../ui/frame/Panel.tsx'
import { ErrorState } from '../../../ui/state/ErrorState.tsx'
import { SkeletonRows } from '../../../ui/state/Skeleton.tsx'
import styles from './Admin.module.css'

interface AdminPartProps<T> {
  read: Pick<UseQueryResult<T>, 'data' | 'isLoadingError' | 'refetch'>
  /** Why the last action failed. */
  error: string | null
  children(data: T): ReactNode
}

export function AdminPart<T>({ read, error, children }: AdminPartProps<T>) {
  const { t } = useLingui()
  if (read.data === undefined)
    return (
      <Panel padded>
        {read.isLoadingError ? <ErrorState onRetry={() => void read.refetch()} /> : <SkeletonRows label={t`数据加载中，请稍候！`} />}
      </Panel>
    )
  return (
    <div className={styles.stack}>
      {error && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
      {children(read.data)}
    </div>
  )
}
