// After a login to an account that is scheduled for deletion: asks whether to keep it.
import { Trans, useLingui } from '@lingui/react/macro'
import { CircleAlert } from 'lucide-react'
import { call } from '../../core/api/api.ts'
import { Button } from '../../ui/button/Button.tsx'
import { toast } from '../../ui/layer/toast.ts'
import { useFault } from './form/use-fault.ts'
import { useFaultWords } from './form/use-fault-words.ts'
import styles from './KeepAccount.module.css'

export function KeepAccount({ onDone }: { onDone(): void }) {
  const { t } = useLingui()
  const words = useFaultWords()
  const { fault, busy, run } = useFault()
  const keep = async (): Promise<void> => {
    const kept = await run(async () => {
      await call('POST api/Member/keep')
    })
    if (!kept) return
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
          {words(fault)}
        </p>
      )}
      <Button variant="primary" size="lg" block aria-disabled={busy || undefined} onClick={() => void keep()}>
        <Trans>撤销注销</Trans>
      </Button>
      <Button size="lg" block onClick={onDone}>
        <Trans>仍要注销</Trans>
      </Button>
    </div>
  )
}
