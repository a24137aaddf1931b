// /member?type=6&part=account: passwords, privacy, sessions, the user's data, and account deletion.
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Panel } from '../../../../ui/frame/Panel.tsx'
import { useTitle } from '../../../../ui/page/use-title.ts'
import { ErrorState } from '../../../../ui/state/ErrorState.tsx'
import { SkeletonRows } from '../../../../ui/state/Skeleton.tsx'
import styles from '../MemberPage.module.css'
import { useMember } from '../member-queries.ts'
import { BlockedPanel } from './BlockedPanel.tsx'
import { DataPanel } from './DataPanel.tsx'
import { PasswordPanel } from './PasswordPanel.tsx'
import { PaymentPasswordPanel } from './PaymentPasswordPanel.tsx'
import { PrivacyPanel } from './PrivacyPanel.tsx'
import { SessionsPanel } from './SessionsPanel.tsx'

/** `notifications`: the notification switches, which the route passes in. */
export function AccountSettings({ notifications }: { notifications?: ReactNode }) {
  const { t } = useLingui()
  useTitle(t`账号与安全`)
  const { data: member, isLoadingError, refetch } = useMember()
  if (!member) {
    return (
      <Panel padded>
        {isLoadingError ? <ErrorState onRetry={() => void refetch()} /> : <SkeletonRows label={t`数据加载中，请稍候！`} />}
      </Panel>
    )
  }
  return (
    <div className={styles.page}>
      <div className={styles.main}>
        <PasswordPanel member={member} />
        <PaymentPasswordPanel member={member} />
        {notifications}
        <SessionsPanel />
      </div>
      <div className={styles.side}>
        <PrivacyPanel privacy={member.privacy} />
        <BlockedPanel />
        <DataPanel member={member} />
      </div>
    </div>
  )
}
