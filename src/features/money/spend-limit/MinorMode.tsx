// Minor mode: no spending and no recharge. Anyone with the device can enable it; disabling requires the payment password.
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Switch } from '../../../ui/form/Switch.tsx'
import { PayPasswordField } from '../PayPasswordField.tsx'
import { usePayTicket } from '../pay-ticket.ts'
import { ConfirmStep } from './ConfirmStep.tsx'
import styles from './SpendLimitPanel.module.css'
import { useSpendLimitChange } from './use-spend-limit-change.ts'

export function MinorMode({ on }: { on: boolean }) {
  const { t } = useLingui()
  const [asked, setAsked] = useState(false)
  const [password, setPassword] = useState('')
  const { busy, failure, run, send } = useSpendLimitChange()
  const ticket = usePayTicket()
  const toggle = async (): Promise<void> => {
    const work = on
      ? () => run('guard', () => ticket.spend(password, (one) => send({ minor_mode: false, ticket: one })), t`未成年人模式已关闭`)
      : () => run('guard', () => send({ minor_mode: true }), t`未成年人模式已打开`)
    if (!(await work())) return
    setPassword('')
    setAsked(false)
  }
  return (
    <div className={styles.row} data-limit="minor_mode">
      <div className={styles.words}>
        <b>
          <Trans>未成年人模式</Trans>
        </b>
        <small>
          <Trans>不能消费和充值，关闭时要支付密码</Trans>
        </small>
      </div>
      <Switch checked={on} onCheckedChange={() => setAsked(true)} label={t`未成年人模式`} />
      <ConfirmStep
        open={asked}
        onOpenChange={setAsked}
        title={on ? <Trans>关闭未成年人模式</Trans> : <Trans>打开未成年人模式</Trans>}
        text={
          on ? (
            <Trans>关闭后可以消费和充值，请由监护人操作。</Trans>
          ) : (
            <Trans>打开后不能消费和充值，要关闭得输入支付密码。请先设好支付密码。</Trans>
          )
        }
        act={on ? <Trans>关闭</Trans> : <Trans>打开</Trans>}
        busy={busy}
        failure={failure}
        onConfirm={toggle}
      >
        {on && <PayPasswordField value={password} onChange={setPassword} />}
      </ConfirmStep>
    </div>
  )
}
