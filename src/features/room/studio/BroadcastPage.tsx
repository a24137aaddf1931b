// /member?type=7: the application form for users who are not streamers yet, the studio for streamers; and the rooms that either manages.
import { useLingui } from '@lingui/react/macro'
import { sessionStore } from '../../../core/session/session.ts'
import { useTitle } from '../../../ui/page/use-title.ts'
import { SkeletonRows } from '../../../ui/state/Skeleton.tsx'
import { useStore } from '../../../ui/use-store.ts'
import { ApplyPage } from './apply/ApplyPage.tsx'
import { ManagedRooms } from './people/ManagedRooms.tsx'
import styles from './Studio.module.css'
import { StudioPage, type StudioSlots } from './StudioPage.tsx'

export function BroadcastPage(slots: StudioSlots) {
  const { t } = useLingui()
  const { user, failed } = useStore(sessionStore)
  const isAnchor = user !== null && user.is_anchor !== 0
  useTitle(isAnchor ? t`开播管理` : t`申请开播`)
  // The header of the member centre displays the failure, with a retry.
  if (failed) return null
  if (!user) return <SkeletonRows label={t`数据加载中，请稍候！`} />
  return (
    <div className={styles.page}>
      {isAnchor && <StudioPage {...slots} />}
      <ManagedRooms />
      {!isAnchor && <ApplyPage />}
    </div>
  )
}
