// Top of 我的 on phones: profile, balances and messages. Guests see the login button.
import { Trans, useLingui } from '@lingui/react/macro'
import { UserRound } from 'lucide-react'
import { openDialog } from '../../../../core/session/open-dialog.ts'
import { refreshUser, sessionStore } from '../../../../core/session/session.ts'
import { Button } from '../../../../ui/button/Button.tsx'
import { deviceMessages } from '../../../../ui/messages/device-messages.ts'
import { WithMessages } from '../../../../ui/messages/WithMessages.tsx'
import { ErrorState } from '../../../../ui/state/ErrorState.tsx'
import { SkeletonRows } from '../../../../ui/state/Skeleton.tsx'
import { useStore } from '../../../../ui/use-store.ts'
import { ChatEntry } from './ChatEntry.tsx'
import { OwnCard } from './OwnCard.tsx'
import styles from './OwnHead.module.css'

/** `onClose`: closes the sheet after a selection. */
export function OwnHead({ onClose }: { onClose(): void }) {
  const isOut = useStore(sessionStore).phase === 'out'
  return (
    <div className={styles.head} data-out={isOut || undefined}>
      <WithMessages catalogs={deviceMessages} waiting={null}>
        <Inside onLeave={onClose} />
      </WithMessages>
    </div>
  )
}

function Inside({ onLeave }: { onLeave(): void }) {
  const { t } = useLingui()
  const { phase, user, failed } = useStore(sessionStore)
  if (phase === 'out')
    return (
      <div className={styles.guest}>
        <UserRound size={28} aria-hidden="true" />
        <p>
          <Trans>登录后可发言、送礼和签到</Trans>
        </p>
        <Button
          variant="primary"
          onClick={() => {
            onLeave()
            openDialog('login')
          }}
        >
          <Trans>登录</Trans>
        </Button>
      </div>
    )
  if (!user) return failed ? <ErrorState onRetry={() => void refreshUser()} /> : <SkeletonRows count={3} label={t`数据加载中，请稍候！`} />
  return (
    <>
      <OwnCard user={user} onLeave={onLeave} />
      <div className={styles.messages}>
        <ChatEntry onLeave={onLeave} />
      </div>
    </>
  )
}
