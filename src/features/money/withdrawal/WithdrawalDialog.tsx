// Summarises a withdrawal and asks for the payment password; sent once, however often the button is tapped.
import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import type { PayoutAccount, PayoutKind } from '../../../../contract/money/withdrawal.ts'
import { moneyCall } from '../../../core/money/money-call.ts'
import { diamonds, yuan } from '../../../core/text/amount-text.ts'
import { SteadyButton } from '../../../ui/button/SteadyButton.tsx'
import { Num } from '../../../ui/figure/Num.tsx'
import { Dialog } from '../../../ui/layer/Dialog.tsx'
import type { OpenProps } from '../../../ui/layer/OpenedLater.tsx'
import fields from '../Field.module.css'
import { useMoneyMoved } from '../money-queries.ts'
import notices from '../Notice.module.css'
import { PayPasswordField } from '../PayPasswordField.tsx'
import { usePayTicket } from '../pay-ticket.ts'
import { useMoneyAct } from '../use-money-act.ts'
import { usePayoutMessages } from './payout-messages.ts'

interface WithdrawalDialogProps extends OpenProps {
  /** Tenths of a diamond, which equal fen. */
  coin: number
  kind: PayoutKind
  account: PayoutAccount
  onDone(): void
}

export function WithdrawalDialog(props: WithdrawalDialogProps) {
  const { open, onOpenChange } = props
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={<Trans>确认提现</Trans>} width={400}>
      {open && <ConfirmForm {...props} />}
    </Dialog>
  )
}

function ConfirmForm({ coin, kind, account, onOpenChange, onDone }: WithdrawalDialogProps) {
  const { t } = useLingui()
  const { kind: names } = usePayoutMessages()
  const [password, setPassword] = useState('')
  const { busy, failure, run } = useMoneyAct()
  const ticket = usePayTicket()
  const moved = useMoneyMoved()
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    // React events of a dialog bubble to the form that opened it.
    event.stopPropagation()
    const work = (idempotencyKey: string) =>
      ticket.spend(password, (pay_ticket) =>
        moneyCall('GET api/Balance/applyForWithdrawal', { query: { money: String(coin), kind, pay_ticket }, idempotencyKey }),
      )
    if (!(await run(`${coin} ${kind}`, work, t`申请已提交，审核后打款`))) return
    moved()
    onDone()
    onOpenChange(false)
  }
  return (
    <form className={fields.form} onSubmit={submit}>
      <dl className={fields.facts}>
        <dt>
          <Trans>提现</Trans>
        </dt>
        <dd>
          <Num>{diamonds(coin)}</Num> <Trans>钻石</Trans>
        </dd>
        <dt>
          <Trans>到账</Trans>
        </dt>
        <dd>
          <Num strong>{yuan(coin)}</Num>
        </dd>
        <dt>{names[kind]}</dt>
        <dd translate="no">
          {account.bank} <Num>{account.account}</Num>
        </dd>
      </dl>
      <PayPasswordField value={password} onChange={setPassword} />
      <p className={notices.note}>
        <Trans>审核期间这笔收益会被冻结；没有通过或你撤回时，全数退回收益。</Trans>
      </p>
      {failure && (
        <p className={notices.failure} role="alert">
          {failure}
        </p>
      )}
      <SteadyButton type="submit" variant="primary" size="lg" block disabled={busy}>
        <Trans>提交申请</Trans>
      </SteadyButton>
    </form>
  )
}
