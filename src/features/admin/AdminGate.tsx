// Opens the admin console to users with a role; all others see a not-found page, and load neither its code nor its catalog.
import { useLingui } from '@lingui/react/macro'
import { lazy, type ReactNode, Suspense, useContext } from 'react'
import { refreshUser, sessionStore } from '../../core/session/session.ts'
import { Wrap } from '../../ui/frame/Wrap.tsx'
import { WithMessages } from '../../ui/messages/WithMessages.tsx'
import { ErrorState } from '../../ui/state/ErrorState.tsx'
import { Reach } from '../../ui/state/reach.ts'
import { SkeletonRows } from '../../ui/state/Skeleton.tsx'
import { useStore } from '../../ui/use-store.ts'
import { adminMessages } from './admin-messages.ts'
import { readAdminId, readAdminItem, readAdminTab } from './admin-tab.ts'

const AdminPage = lazy(async () => ({ default: (await import('./AdminPage.tsx')).AdminPage }))

interface AdminGateProps {
  /** Raw values of the address. */
  tab: unknown
  account: unknown
  item: unknown
  /** Not-found page for users without a role, composed by the route. */
  notFound: ReactNode
}

export function AdminGate({ tab, account, item, notFound }: AdminGateProps) {
  const { t } = useLingui()
  const { phase, user, failed } = useStore(sessionStore)
  const isReached = useContext(Reach)
  const loading = (
    <Wrap>
      <SkeletonRows label={t`数据加载中，请稍候！`} />
    </Wrap>
  )
  // Nothing of the admin console is persisted on the device, including who may see it.
  if (phase === 'in' && !user && (failed || !isReached))
    return (
      <Wrap>
        <ErrorState onRetry={() => void refreshUser()} />
      </Wrap>
    )
  // Still unknown: avoids a flash of the admin console or of the not-found page.
  if (phase === 'unknown' || (phase === 'in' && !user)) return loading
  if (!user || user.roles.length === 0) return notFound
  return (
    <WithMessages catalogs={adminMessages} waiting={loading}>
      <Suspense fallback={loading}>
        <AdminPage asked={readAdminTab(tab)} account={readAdminId(account)} item={readAdminItem(item)} />
      </Suspense>
    </WithMessages>
  )
}
