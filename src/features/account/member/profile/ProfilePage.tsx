// /member?type=0: the public profile and the identity verification.
import { useLingui } from '@lingui/react/macro'
import { Panel } from '../../../../ui/frame/Panel.tsx'
import { useTitle } from '../../../../ui/page/use-title.ts'
import { ErrorState } from '../../../../ui/state/ErrorState.tsx'
import { SkeletonRows } from '../../../../ui/state/Skeleton.tsx'
import styles from '../MemberPage.module.css'
import { useMember } from '../member-queries.ts'
import { IdentityPanel } from './IdentityPanel.tsx'
import { ProfilePanel } from './ProfilePanel.tsx'
import { VerificationPanel } from './VerificationPanel.tsx'

export function ProfilePage() {
  const { t } = useLingui()
  useTitle(t`个人资料`)
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
        <ProfilePanel member={member} />
        <VerificationPanel />
      </div>
      <div className={styles.side}>
        <IdentityPanel member={member} />
      </div>
    </div>
  )
}
