// The withdrawal request: amount and account; then a dialog with the summary and the payment password.
import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import type { PayoutAccount, PayoutKind } from '../../../../contract/money/withdrawal.ts'
import { diamonds, yuan } from '../../../core/text/amount-text.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Num } from '../../../ui/figure/Num.tsx'
import { Segmented } from '../../../ui/form/Segmented.tsx'
import { AmountField, useAmountMessages } from '../AmountField.tsx'
import { readAmount } from '../amount.ts'
import fields from '../Field.module.css'
import notices from '../Notice.module.css'
import { isHeld } from './PayoutAccounts.tsx'
import { payoutKinds } from './payout-kinds.ts'
import { usePayoutMessages } from './payout-messages.ts'
import { WithdrawalDialog } from './WithdrawalDialog.tsx'

interface WithdrawalFormProps {
  /** Tenths of a diamond in the income wallet; one tenth equals one fen. */
  income: number
  least: number
  most: number
  accounts: Record<PayoutKind, PayoutAccount>
}

export function WithdrawalForm({ income, least, most, accounts }: WithdrawalFormProps) {
  const { t } = useLingui()
  const messageOf = useAmountMessages()
  const { kind: names } = usePayoutMessages()
  const bound = payoutKinds.filter((kind) => accounts[kind].bound)
  const usable = bound.filter((kind) => !isHeld(accounts[kind]))
  const [text, setText] = useState('')
  const [fault, setFault] = useState<string | null>(null)
  const [requested, setRequested] = useState<PayoutKind | null>(null)
  const [asked, setAsked] = useState<number | null>(null)
  const kind = requested && usable.includes(requested) ? requested : usable[0]
  if (bound.length === 0)
    return (
      <p className={notices.info}>
        <Trans>绑定银行卡或支付宝后就可以申请提现。</Trans>
      </p>
    )
  if (!kind)
    return (
      <p className={notices.info}>
        <Trans>收款账号刚换过，24 小时保护结束后就可以申请提现。</Trans>
      </p>
    )
  const read = readAmount(text, 1)
  const type = (next: string): void => {
    setText(next)
    setFault(null)
  }
  const ask = (event: FormEvent): void => {
    event.preventDefault()
    if (read.fault) setFault(messageOf(read.fault))
    else if (read.units > income) setFault(t`收益只有 ${diamonds(income)} 钻石`)
    else if (read.units < least || read.units > most) setFault(t`单次可以提 ${yuan(least)} 到 ${yuan(most)}`)
    else setAsked(read.units)
  }
  return (
    <form className={fields.form} onSubmit={ask} noValidate>
      {usable.length > 1 && (
        <Segmented<PayoutKind>
          label={t`提现到`}
          value={kind}
          onChange={setRequested}
          options={usable.map((value) => ({ value, label: names[value] }))}
        />
      )}
      <AmountField
        label={<Trans>提现多少</Trans>}
        unit={<Trans>钻石</Trans>}
        value={text}
        onChange={type}
        fault={fault}
        hint={
          read.fault === null ? (
            <Trans>
              到账 <Num>{yuan(read.units)}</Num>
            </Trans>
          ) : (
            <Trans>
              可提 <Num>{diamonds(income)}</Num> 钻石，单次 <Num>{yuan(least)}</Num> 到 <Num>{yuan(most)}</Num>
            </Trans>
          )
        }
        more={
          <button type="button" className={fields.link} onClick={() => type(diamonds(Math.min(income, most)))}>
            <Trans>全部</Trans>
          </button>
        }
      />
      <div className={fields.acts}>
        <Button type="submit" variant="primary">
          <Trans>申请提现</Trans>
        </Button>
      </div>
      <WithdrawalDialog
        open={asked !== null}
        onOpenChange={(open) => !open && setAsked(null)}
        coin={asked ?? 0}
        kind={kind}
        account={accounts[kind]}
        onDone={() => type('')}
      />
    </form>
  )
}
