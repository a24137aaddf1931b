// Invites guests to sign in on a personal page and explains what the page is for.
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { UserRound } from 'lucide-react'
import { openDialog } from '../../../../core/session/open-dialog.ts'
import { Button } from '../../../../ui/button/Button.tsx'
import { Wrap } from '../../../../ui/frame/Wrap.tsx'
import { useTitle } from '../../../../ui/page/use-title.ts'
import { EmptyState } from '../../../../ui/state/EmptyState.tsx'
import { memberTypes } from '../member-places.ts'
import styles from './SignInInvite.module.css'

export function SignInInvite() {
  const { t } = useLingui()
  useTitle(t`个人中心`)
  return (
    <Wrap className={styles.page}>
      <h1 className={styles.title}>
        <Trans>个人中心</Trans>
      </h1>
      <EmptyState
        icon={<UserRound />}
        title={<Trans>登录后才能看到这里</Trans>}
        text={<Trans>钱包、账单、签到和资料跟着你的账号走，换设备也在。比分、关注和提醒不用登录。</Trans>}
        action={
          <div className={styles.acts}>
            <Button variant="primary" onClick={() => openDialog('login')}>
              <Trans>登录</Trans>
            </Button>
            <Button render={<Link to="/member" search={{ type: memberTypes.settings }} />}>
              <Trans>本机的提醒与设置</Trans>
            </Button>
            <Button render={<Link to="/member" search={{ type: memberTypes.history }} />}>
              <Trans>观看历史</Trans>
            </Button>
          </div>
        }
      />
    </Wrap>
  )
}
