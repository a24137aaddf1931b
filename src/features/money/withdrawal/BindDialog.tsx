// Binds a bank card or an Alipay account: its number goes only to the draft, the payment password only to its ticket.
import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import type { PayoutKind } from '../../../../contract/money/withdrawal.ts'
import { call } from '../../../core/api/api.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { TextField } from '../../../ui/form/TextField.tsx'
import { Dialog } from '../../../ui/layer/Dialog.tsx'
import type { OpenProps } from '../../../ui/layer/OpenedLater.tsx'
import fields from '../Field.module.css'
import { useMoneyMoved } from '../money-queries.ts'
import notices from '../Notice.module.css'
import { PayPasswordField } from '../PayPasswordField.tsx'
import { usePayTicket } from '../pay-ticket.ts'
import { useMoneyAct } from '../use-money-act.ts'
import { type Draft, type DraftFault, draftOf, groupedCard } from './payout-draft.ts'

interface BindDialogProps extends OpenProps {
  kind: PayoutKind
}

export function BindDialog(props: BindDialogProps) {
  const { kind, open, onOpenChange } = props
  const title = kind === 'card' ? <Trans>绑定银行卡</Trans> : <Trans>绑定支付宝</Trans>
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={title} width={400}>
      {open && <BindForm {...props} />}
    </Dialog>
  )
}

const bindKeys = { card: 'GET api/Bank_card/bind', alipay: 'GET api/Bank_card/bindAliPay' } as const

function BindForm({ kind, onOpenChange }: BindDialogProps) {
  const { t } = useLingui()
  const [typed, setTyped] = useState({ number: '', name: '', bank: '' })
  const [password, setPassword] = useState('')
  const [fault, setFault] = useState<DraftFault | null>(null)
  const { busy, failure, run } = useMoneyAct()
  const ticket = usePayTicket()
  const moved = useMoneyMoved()
  const isCard = kind === 'card'
  const change = (part: Partial<typeof typed>): void => {
    setTyped({ ...typed, ...part })
    setFault(null)
  }
  const bind = async (draft: Draft): Promise<void> => {
    const work = async (): Promise<void> => {
      const { ticket: drafted } = await call('POST api/Bank_card/draft', { body: draft })
      await ticket.spend(password, (pay_ticket) => call(bindKeys[kind], { query: { ticket: drafted, pay_ticket } }))
    }
    if (!(await run('bind', work, t`绑定成功，24 小时后可以提现到这里`))) return
    moved()
    onOpenChange(false)
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    const read = draftOf(kind, typed)
    if (read.fault) setFault(read.fault)
    else void bind(read.draft)
  }
  return (
    <form className={fields.form} onSubmit={submit}>
      <TextField
        label={isCard ? <Trans>银行卡号</Trans> : <Trans>支付宝账号</Trans>}
        inputMode={isCard ? 'numeric' : 'email'}
        autoComplete="off"
        spellCheck={false}
        required
        value={typed.number}
        error={fault === 'number' ? (isCard ? t`卡号不对，请照卡面核对` : t`请填手机号或邮箱`) : null}
        onChange={(number) => change({ number: isCard ? groupedCard(number) : number })}
      />
      <TextField
        label={<Trans>收款人姓名</Trans>}
        autoComplete="name"
        required
        maxLength={40}
        value={typed.name}
        error={fault === 'name' ? t`请填写真实姓名，和账户上一致` : null}
        onChange={(name) => change({ name })}
      />
      {isCard && (
        <TextField
          label={<Trans>开户银行</Trans>}
          autoComplete="off"
          required
          maxLength={40}
          value={typed.bank}
          error={fault === 'bank' ? t`请填写银行名称` : null}
          onChange={(bank) => change({ bank })}
        />
      )}
      <PayPasswordField value={password} onChange={setPassword} />
      <p className={notices.info}>
        <Trans>为了防盗，绑定或更换后 24 小时内不能提现到这个账号。</Trans>
      </p>
      {failure && (
        <p className={notices.failure} role="alert">
          {failure}
        </p>
      )}
      <Button type="submit" variant="primary" size="lg" block disabled={busy}>
        <Trans>绑定</Trans>
      </Button>
    </form>
  )
}
