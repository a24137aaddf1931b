// The experts whom the user follows, in the user's order, favourites first: a tab of /attention.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { GraduationCap } from 'lucide-react'
import { wholeQuery } from '../../core/api/paged-query.ts'
import { openDialog } from '../../core/session/open-dialog.ts'
import { sessionStore } from '../../core/session/session.ts'
import { Button } from '../../ui/button/Button.tsx'
import { expertMessages } from '../../ui/messages/expert-messages.ts'
import { WithMessages } from '../../ui/messages/WithMessages.tsx'
import { EmptyState } from '../../ui/state/EmptyState.tsx'
import { ErrorState } from '../../ui/state/ErrorState.tsx'
import { SkeletonRows } from '../../ui/state/Skeleton.tsx'
import { useStore } from '../../ui/use-store.ts'
import { arranged } from '../follow/follow-order.ts'
import { useFollowOrder } from '../follow/use-follow-order.ts'
import styles from './ExpertPages.module.css'
import { ExpertRow } from './ExpertRow.tsx'

export function FollowedExperts() {
  return (
    <WithMessages catalogs={expertMessages}>
      <Inside />
    </WithMessages>
  )
}

function Inside() {
  const { t } = useLingui()
  const { phase } = useStore(sessionStore)
  const { order } = useFollowOrder()
  const { data, isLoadingError, refetch } = useQuery({
    ...wholeQuery('GET api/Expert/getList', { followed: '1' }, ({ id }) => id),
    enabled: phase === 'in',
  })
  if (phase === 'out')
    return (
      <EmptyState
        icon={<GraduationCap />}
        title={t`登录后关注专家`}
        text={t`关注的专家发布新方案时会通知你。`}
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
  if (data.list.length === 0)
    return (
      <EmptyState
        icon={<GraduationCap />}
        title={t`还没有关注专家`}
        text={t`在专家主页点关注，有新方案时会通知你。`}
        action={<Button render={<Link to="/specialist" />}>{t`看看专家`}</Button>}
      />
    )
  const items = data.list.map((expert) => ({ kind: 'expert' as const, id: expert.id, expert }))
  return (
    <ol className={styles.list}>
      {(order ? arranged(items, order) : items).map(({ expert }) => (
        <ExpertRow key={expert.id} expert={expert} place={null} by="recent" />
      ))}
    </ol>
  )
}
