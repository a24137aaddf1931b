// Opens the admin console to users with a role; all others see a not-found page, and load neither its code nor its catalog.
import { useLingui } from '@lingui/react/macro'
import { lazy, type ReactNode, Suspense, useContext } from 'react'
import { refreshUser, sessionStore } from '../../core/session/session.ts'
import { Wrap } from '../../ui/frame/Wrap.tsx'
import { ErrorState } from '../../ui/state/ErrorState.tsx'
import { Reach } from '../../ui/state/reach.ts'
import { SkeletonRows } from '../../ui/state/Skeleton.tsx'
import { useStore } from '../../ui/use-store.ts'
import { WithWords } from '../../ui/words/WithWords.tsx'
import { readDeskId, readDeskItem, readDeskTab } from './desk-tab.ts'
import { deskWords } from './desk-words.ts'

const DeskPage = lazy(async () => ({ default: (await import('./DeskPage.tsx')).DeskPage }))

interface DeskGateProps {
  /** Raw values of the address. */
  tab: unknown
  account: unknown
  item: unknown
  /** Not-found page for users without a role, composed by the route. */
  notFound: ReactNode
}

export function DeskGate({ tab, account, item, notFound }: DeskGateProps) {
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
    <WithWords catalogs={deskWords} waiting={loading}>
      <Suspense fallback={loading}>
        <DeskPage asked={readDeskTab(tab)} account={readDeskId(account)} item={readDeskItem(item)} />
      </Suspense>
    </WithWords>
  )
}
