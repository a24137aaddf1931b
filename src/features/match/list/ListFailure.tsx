// A list that did not come: with a network it failed and can be asked for again, without one it was never kept here.
import { useLingui } from '@lingui/react/macro'
import { CloudOff } from 'lucide-react'
import { network } from '../../../core/api/freshness.ts'
import { EmptyState } from '../../../ui/state/EmptyState.tsx'
import { ErrorState } from '../../../ui/state/ErrorState.tsx'
import { useStore } from '../../../ui/use-store.ts'

export function ListFailure({ onRetry }: { onRetry(): void }) {
  const { t } = useLingui()
  if (useStore(network)) return <ErrorState onRetry={onRetry} />
  return <EmptyState icon={<CloudOff />} title={t`这些比赛没有存在本机`} text={t`联网后自动加载。`} />
}
