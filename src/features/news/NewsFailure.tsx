// In place of news that did not come: not kept on this device while it is offline, else a way to try again.
import { useLingui } from '@lingui/react/macro'
import { CloudOff } from 'lucide-react'
import { network } from '../../core/api/freshness.ts'
import { EmptyState } from '../../ui/state/EmptyState.tsx'
import { ErrorState } from '../../ui/state/ErrorState.tsx'
import { useStore } from '../../ui/use-store.ts'

export function NewsFailure({ onRetry }: { onRetry(): void }) {
  const { t } = useLingui()
  const isOnline = useStore(network)
  if (isOnline) return <ErrorState onRetry={onRetry} />
  return <EmptyState icon={<CloudOff />} title={t`这些资讯没有存在本机`} text={t`联网后自动加载。`} />
}
