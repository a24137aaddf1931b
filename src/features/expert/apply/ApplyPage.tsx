// /specialist-info: the expert application and its outcome; experts see the form that locks schemes.
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { GraduationCap } from 'lucide-react'
import { apiQuery } from '../../../core/api/api-query.ts'
import { openDialog } from '../../../core/session/open-dialog.ts'
import { refreshUser, sessionStore } from '../../../core/session/session.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Panel } from '../../../ui/frame/Panel.tsx'
import { Wrap } from '../../../ui/frame/Wrap.tsx'
import { useTitle } from '../../../ui/page/use-title.ts'
import { EmptyState } from '../../../ui/state/EmptyState.tsx'
import { ErrorState } from '../../../ui/state/ErrorState.tsx'
import { SkeletonRows } from '../../../ui/state/Skeleton.tsx'
import { useStore } from '../../../ui/use-store.ts'
import styles from '../ExpertPages.module.css'
import { PublishForm } from '../scheme/PublishForm.tsx'
import { ApplyForm } from './ApplyForm.tsx'
import { Conduct } from './Conduct.tsx'

export function ApplyPage({ match }: { match: string }) {
  const { t } = useLingui()
  useTitle(t`成为专家`)
  const { phase, user, failed } = useStore(sessionStore)
  return (
    <Wrap className={styles.page}>
      <h1 className={styles.title}>
        <Trans>成为专家</Trans>
      </h1>
      <div className={styles.columns}>
        <Panel padded>
          {phase === 'in' && user ? (
            <Mine key={user.id} match={match} />
          ) : failed ? (
            <ErrorState onRetry={() => void refreshUser()} />
          ) : phase !== 'out' ? (
            <SkeletonRows count={4} label={t`数据加载中，请稍候！`} />
          ) : (
            <EmptyState
              icon={<GraduationCap />}
              title={t`登录后可以申请成为专家`}
              action={
                <Button variant="primary" onClick={() => openDialog('login')}>
                  <Trans>登录</Trans>
                </Button>
              }
            />
          )}
        </Panel>
        <Conduct />
      </div>
    </Wrap>
  )
}

function Mine({ match }: { match: string }) {
  const { t } = useLingui()
  const { data, isPending, refetch } = useQuery({ ...apiQuery('GET api/Expert/application'), refetchInterval: 60_000 })
  if (isPending) return <SkeletonRows count={4} label={t`数据加载中，请稍候！`} />
  if (!data) return <ErrorState onRetry={() => void refetch()} />
  switch (data.state) {
    case 'approved':
      return <PublishForm match={match} />
    case 'waiting':
      return <EmptyState icon={<GraduationCap />} title={t`申请已提交，正在审核`} text={`${data.real_name} · ${data.wechat}`} />
    default:
      return (
        <>
          {data.state === 'refused' && (
            <p className={styles.failure} role="status">
              <Trans>上次申请没有通过：{data.reason}</Trans>
            </p>
          )}
          <ApplyForm onSent={() => void refetch()} />
        </>
      )
  }
}
