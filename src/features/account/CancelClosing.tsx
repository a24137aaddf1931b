// After a login to an account that is scheduled for deletion: asks whether to keep it.
import { Trans, useLingui } from '@lingui/react/macro'
import { CircleAlert } from 'lucide-react'
import { call } from '../../core/api/api.ts'
import { Button } from '../../ui/button/Button.tsx'
import { toast } from '../../ui/layer/toast/toast.ts'
import styles from './CancelClosing.module.css'
import { useFault } from './form/use-fault.ts'
import { useFaultMessages } from './form/use-fault-messages.ts'

export function CancelClosing({ onDone }: { onDone(): void }) {
  const { t } = useLingui()
  const messageOf = useFaultMessages()
  const { fault, busy, run } = useFault()
  const cancel = async (): Promise<void> => {
    const done = await run(async () => {
      await call('POST api/Member/keep')
    })
    if (!done) return
    toast(t`已撤销注销，账号保留`, { tone: 'ok' })
    onDone()
  }
  return (
    <div className={styles.keep}>
      <p>
        <Trans>到时账号和资料会删除，不能恢复。还想用这个账号，现在就撤销。</Trans>
      </p>
      {fault && (
        <p role="alert" className={styles.fault}>
          <CircleAlert size={14} aria-hidden="true" />
          {messageOf(fault)}
        </p>
      )}
      <Button variant="primary" size="lg" block aria-disabled={busy || undefined} onClick={() => void cancel()}>
        <Trans>撤销注销</Trans>
      </Button>
      <Button size="lg" block onClick={onDone}>
        <Trans>仍要注销</Trans>
      </Button>
    </div>
  )
}
