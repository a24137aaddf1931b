// The session was ended elsewhere or has expired: stay on the page or log in again. R-WIRE-7.
import { Trans, useLingui } from '@lingui/react/macro'
import { lose } from '../../core/session/session-life.ts'
import { summon } from '../../core/session/summon.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Dialog } from '../../ui/layer/Dialog.tsx'
import { WithWords } from '../../ui/words/WithWords.tsx'
import { loginWords } from './login-words.ts'
import styles from './Relogin.module.css'

export function ReloginDialog({ onClose }: { onClose(): void }) {
  return (
    <WithWords catalogs={loginWords} waiting={null}>
      <Shown onClose={onClose} />
    </WithWords>
  )
}

function Shown({ onClose }: { onClose(): void }) {
  const { t } = useLingui()
  const again = async (): Promise<void> => {
    await lose()
    summon('login')
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
