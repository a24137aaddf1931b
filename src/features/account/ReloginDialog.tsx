// The session was ended elsewhere or has expired: stay on the page or log in again. R-WIRE-7.
import { Trans, useLingui } from '@lingui/react/macro'
import { openDialog } from '../../core/session/open-dialog.ts'
import { lose } from '../../core/session/session-life.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Dialog } from '../../ui/layer/Dialog.tsx'
import { WithMessages } from '../../ui/messages/WithMessages.tsx'
import { loginMessages } from './login-messages.ts'
import styles from './Relogin.module.css'

export function ReloginDialog({ onClose }: { onClose(): void }) {
  return (
    <WithMessages catalogs={loginMessages} waiting={null}>
      <Content onClose={onClose} />
    </WithMessages>
  )
}

function Content({ onClose }: { onClose(): void }) {
  const { t } = useLingui()
  const again = async (): Promise<void> => {
    await lose()
    openDialog('login')
  }
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={t`登录已失效`} width={360}>
      <p className={styles.text}>
        <Trans>您已退出，您可以取消停留在此页面，或重新登录</Trans>
      </p>
      <div className={styles.acts}>
        <Button onClick={onClose}>
          <Trans>取消</Trans>
        </Button>
        <Button variant="primary" onClick={() => void again()}>
          <Trans>重新登录</Trans>
        </Button>
      </div>
    </Dialog>
  )
}
