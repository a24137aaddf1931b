// /member?type=9: the home of the personal centre.
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { sessionStore } from '../../../../core/session/session.ts'
import { MoreLink } from '../../../../ui/button/MoreLink.tsx'
import { Panel } from '../../../../ui/frame/Panel.tsx'
import { SectionHead } from '../../../../ui/frame/SectionHead.tsx'
import { useTitle } from '../../../../ui/page/use-title.ts'
import { SkeletonRows } from '../../../../ui/state/Skeleton.tsx'
import { useStore } from '../../../../ui/use-store.ts'
import pageStyles from '../MemberPage.module.css'
import { memberTypes } from '../member-places.ts'
import { Balances } from './Balances.tsx'
import { CheckInStrip } from './CheckInStrip.tsx'
import { DailyTasks } from './DailyTasks.tsx'
import { FollowsPanel } from './FollowsPanel.tsx'
import { SafetyPanel } from './SafetyPanel.tsx'
import { Shortcuts } from './Shortcuts.tsx'

export function HomePage() {
  const { t } = useLingui()
  useTitle(t`个人中心`)
  const { user, failed } = useStore(sessionStore)
  const toTasks = (
    <MoreLink render={<Link to="/member" search={{ type: memberTypes.tasks }} />}>
      <Trans>全部任务</Trans>
    </MoreLink>
  )
  return (
    <div className={pageStyles.page}>
      <div className={pageStyles.main}>
        {!failed && (
          <Panel aria-label={t`余额`}>{user ? <Balances user={user} /> : <SkeletonRows count={2} label={t`数据加载中，请稍候！`} />}</Panel>
        )}
        <Panel padded aria-labelledby="home-check-in">
          <SectionHead id="home-check-in" title={<Trans>签到</Trans>} />
          <CheckInStrip />
        </Panel>
        <Panel padded aria-labelledby="home-tasks">
          <SectionHead id="home-tasks" title={<Trans>每日任务</Trans>} more={toTasks} />
          <DailyTasks />
        </Panel>
      </div>
      <div className={pageStyles.side}>
        {user && (
          <Panel padded>
            <Shortcuts user={user} />
          </Panel>
        )}
        <FollowsPanel />
        <SafetyPanel />
      </div>
    </div>
  )
}
