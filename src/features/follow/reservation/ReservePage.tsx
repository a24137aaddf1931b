// /reserve: reserved matches by day with reminders and calendar files; beside them the upcoming matches of followed teams and leagues,
// reserved with one tap.
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { fullSettings } from '../../../../rules/alert/alert-choice.ts'
import { network } from '../../../core/api/freshness.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { ListPage } from '../../../ui/frame/ListPage.tsx'
import { Panel } from '../../../ui/frame/Panel.tsx'
import { SectionHead } from '../../../ui/frame/SectionHead.tsx'
import { useTitle } from '../../../ui/page/use-title.ts'
import { StaleNote } from '../../../ui/state/StaleNote.tsx'
import { useStore } from '../../../ui/use-store.ts'
import { AlertStatus } from '../../alert/AlertStatus.tsx'
import { deviceAlerts } from '../../alert/alert-state.ts'
import { followStore } from '../follow-store.ts'
import { FollowedFixtures } from './FollowedFixtures.tsx'
import { ReservedMatches } from './ReservedMatches.tsx'
import styles from './ReservePage.module.css'
import { type ReserveKind, reserveKinds } from './reserve-kind.ts'

export interface ReservePageProps {
  kind: ReserveKind
  /** Announced rooms, from another feature; the route passes them in. */
  rooms: ReactNode
}

export function ReservePage({ kind, rooms }: ReservePageProps) {
  const { t } = useLingui()
  useTitle(t`我的预约`)
  const { reservations } = useStore(followStore)
  const online = useStore(network)
  const { lead } = fullSettings(useStore(deviceAlerts).settings)
  const names: Record<ReserveKind, string> = { match: t`已预约`, room: t`直播`, team: t`关注的球队`, league: t`关注的联赛` }
  return (
    <ListPage
      title={<Trans>我的预约</Trans>}
      more={
        !online && (
          <StaleNote live={false}>
            <Trans>离线，显示本机保存的</Trans>
          </StaleNote>
        )
      }
      tabs={{
        label: t`我的预约`,
        current: kind,
        items: reserveKinds.map((one) => ({
          key: one,
          label: names[one],
          count: one === 'match' ? reservations.size || undefined : undefined,
          to: '/reserve',
          search: one === 'match' ? {} : { kind: one },
        })),
      }}
      aside={
        <Panel padded>
          <SectionHead title={<Trans>怎么提醒</Trans>} />
          <div className={styles.status}>
            <AlertStatus />
          </div>
          <p className={styles.note}>
            <Trans>预约的比赛在开赛前 {lead} 分钟、开赛和改期时提醒。</Trans>
          </p>
          <div className={styles.acts}>
            <Button size="sm" render={<Link to="/member" search={{ type: 6 }} />}>
              <Trans>提醒设置</Trans>
            </Button>
            <Button size="sm" variant="plain" render={<Link to="/member" search={{ type: 6 }} hash="calendar" />}>
              <Trans>个人日历</Trans>
            </Button>
          </div>
        </Panel>
      }
      asideLabel={t`提醒`}
    >
      {kind === 'match' ? <ReservedMatches /> : kind === 'room' ? rooms : <FollowedFixtures key={kind} kind={kind} />}
    </ListPage>
  )
}
