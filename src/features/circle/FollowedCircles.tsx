// The circles that the user has joined: a tab of /attention.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Users } from 'lucide-react'
import { useState } from 'react'
import { openDialog } from '../../core/session/open-dialog.ts'
import { sessionStore } from '../../core/session/session.ts'
import { Button } from '../../ui/button/Button.tsx'
import { communityMessages } from '../../ui/messages/community-messages.ts'
import { WithMessages } from '../../ui/messages/WithMessages.tsx'
import { EmptyState } from '../../ui/state/EmptyState.tsx'
import { ErrorState } from '../../ui/state/ErrorState.tsx'
import { SkeletonRows } from '../../ui/state/Skeleton.tsx'
import { useStore } from '../../ui/use-store.ts'
import { CircleRows } from './CircleRows.tsx'
import { circlesQuery } from './circle-queries.ts'

export function FollowedCircles() {
  const { user } = useStore(sessionStore)
  return (
    <WithMessages catalogs={communityMessages}>
      <Inside key={user?.id} />
    </WithMessages>
  )
}

function Inside() {
  const { t } = useLingui()
  const { phase } = useStore(sessionStore)
  const { data, isLoadingError, refetch } = useQuery({ ...circlesQuery(), enabled: phase === 'in' })
  // A circle left here keeps its row, so that rows do not move under the finger.
  const [joined, setJoined] = useState<ReadonlySet<string>>(new Set())
  const more = data?.list.filter(({ id, followed }) => followed && !joined.has(id)) ?? []
  if (more.length > 0) setJoined(new Set([...joined, ...more.map(({ id }) => id)]))
  if (phase === 'out')
    return (
      <EmptyState
        icon={<Users />}
        title={t`登录后看你加入的圈子`}
        action={
          <Button variant="primary" onClick={() => openDialog('login')}>
            <Trans>登录</Trans>
          </Button>
        }
      />
    )
  if (!data)
    return isLoadingError ? (
      <ErrorState onRetry={() => void refetch()} />
    ) : (
      <SkeletonRows count={4} height={64} label={t`数据加载中，请稍候！`} />
    )
  const shown = data.list.filter(({ id }) => joined.has(id))
  if (shown.length === 0)
    return (
      <EmptyState
        icon={<Users />}
        title={t`还没有加入圈子`}
        text={t`加入的圈子会排在这里，有新帖一点就到。`}
        action={<Button render={<Link to="/circle" />}>{t`看看圈子`}</Button>}
      />
    )
  return <CircleRows circles={shown} tall />
}
