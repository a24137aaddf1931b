// The panel of the avatar in the top bar: profile, level, wallet, check-in, today's tasks, shortcuts and sign-out.
import { Trans, useLingui } from '@lingui/react/macro'
import { LogOut } from 'lucide-react'
import { refreshUser, sessionStore, signOut } from '../../../../core/session/session.ts'
import { Button } from '../../../../ui/button/Button.tsx'
import { deviceMessages } from '../../../../ui/messages/device-messages.ts'
import { WithMessages } from '../../../../ui/messages/WithMessages.tsx'
import { ErrorState } from '../../../../ui/state/ErrorState.tsx'
import { SkeletonRows } from '../../../../ui/state/Skeleton.tsx'
import { useStore } from '../../../../ui/use-store.ts'
import { useMemberAct } from '../use-member-act.ts'
import { ChatEntry } from './ChatEntry.tsx'
import { CheckInStrip } from './CheckInStrip.tsx'
import { DailyTasks } from './DailyTasks.tsx'
import { OwnCard } from './OwnCard.tsx'
import { Shortcuts } from './Shortcuts.tsx'
import styles from './UserPanel.module.css'

/** Number of tasks shown; the task page lists all. */
const shownTasks = 3

/** `onClose`: closes the panel after a selection. */
export function UserPanel({ onClose }: { onClose(): void }) {
  return (
    <WithMessages catalogs={deviceMessages}>
      <Inside onLeave={onClose} />
    </WithMessages>
  )
}

function Inside({ onLeave }: { onLeave(): void }) {
  const { t } = useLingui()
  const { user, failed } = useStore(sessionStore)
  const { busy, run } = useMemberAct()
  const leave = (): void => {
    onLeave()
    void run(signOut)
  }
  const out = (
    <Button variant="plain" disabled={busy} onClick={leave}>
      <LogOut size={16} aria-hidden="true" />
      <Trans>退出登录</Trans>
    </Button>
  )
  // Sign-out must work even if the profile failed to load.
  if (!user) {
    return (
      <div className={styles.panel}>
        {failed ? <ErrorState onRetry={() => void refreshUser()} /> : <SkeletonRows count={3} label={t`数据加载中，请稍候！`} />}
        <div className={styles.foot}>{out}</div>
      </div>
    )
  }
  return (
    <div className={styles.panel}>
      <OwnCard user={user} onLeave={onLeave} />
      <section className={styles.part} aria-label={t`签到`}>
        <CheckInStrip onLeave={onLeave} />
      </section>
      <section className={styles.part} aria-label={t`每日任务`}>
        <DailyTasks most={shownTasks} onLeave={onLeave} />
      </section>
      <div className={styles.edge}>
        <ChatEntry onLeave={onLeave} />
        <Shortcuts user={user} onLeave={onLeave} />
      </div>
      <div className={styles.foot}>{out}</div>
    </div>
  )
}
