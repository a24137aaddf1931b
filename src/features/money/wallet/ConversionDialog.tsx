// Transfers income into the consumption wallet: the amount, a notice that it cannot be withdrawn afterwards, then the transfer.
import { Trans, useLingui } from '@lingui/react/macro'
import { ArrowRight } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { moneyCall } from '../../../core/money/money-call.ts'
import { diamonds } from '../../../core/text/amount-text.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { SteadyButton } from '../../../ui/button/SteadyButton.tsx'
import { Num } from '../../../ui/figure/Num.tsx'
import { StepActs, StepStack } from '../../../ui/frame/StepStack.tsx'
import { Dialog } from '../../../ui/layer/Dialog.tsx'
import type { OpenProps } from '../../../ui/layer/OpenedLater.tsx'
import { AmountField, useAmountMessages } from '../AmountField.tsx'
import { readAmount } from '../amount.ts'
import fields from '../Field.module.css'
import { useMoneyMoved } from '../money-queries.ts'
import notices from '../Notice.module.css'
import { useMoneyAct } from '../use-money-act.ts'

interface ConversionDialogProps extends OpenProps {
  /** Tenths of a diamond in the income wallet. */
  income: number
}

export function ConversionDialog(props: ConversionDialogProps) {
  const { open, onOpenChange } = props
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={<Trans>收益转入消费钱包</Trans>} width={400}>
      {open && <ConversionForm {...props} />}
    </Dialog>
  )
}

function ConversionForm({ income, onOpenChange }: ConversionDialogProps) {
  const { t } = useLingui()
  const messageOf = useAmountMessages()
  const moved = useMoneyMoved()
  const { busy, failure, forgive, run } = useMoneyAct()
  const [text, setText] = useState('')
  const [fault, setFault] = useState<string | null>(null)
  const [agreed, setAgreed] = useState<number | null>(null)
  const type = (next: string): void => {
    setText(next)
    setFault(null)
  }
  const ask = (event: FormEvent): void => {
    event.preventDefault()
    const amount = readAmount(text, 1)
    // The API specification prescribes this text: 'Please enter the transfer amount'.
    if (amount.fault === 'empty') setFault(t`请输入转账金额`)
    else if (amount.fault) setFault(messageOf(amount.fault))
    else if (amount.units > income) setFault(t`收益只有 ${diamonds(income)} 钻石`)
    else setAgreed(amount.units)
  }
  const convert = async (money: number): Promise<void> => {
    const work = (idempotencyKey: string) =>
      moneyCall('GET api/Balance/conversionBalance', { query: { money: String(money) }, idempotencyKey })
    if (!(await run(String(money), work, t`转入成功，${diamonds(money)} 钻石可以用了`))) return
    moved()
    onOpenChange(false)
  }
  const typing = (
    <form className={fields.form} onSubmit={ask} noValidate>
      <AmountField
        label={<Trans>转入多少</Trans>}
        unit={<Trans>钻石</Trans>}
        value={text}
        onChange={type}
        fault={fault}
        hint={
          <Trans>
            可转 <Num>{diamonds(income)}</Num>，精确到 0.1
          </Trans>
        }
        more={
          <button type="button" className={fields.link} onClick={() => type(diamonds(income))}>
            <Trans>全部</Trans>
          </button>
        }
      />
      <p className={notices.info}>
        <Trans>转入后只能消费，不能再提现。</Trans>
      </p>
      <Button type="submit" variant="primary" size="lg" block>
        <Trans>下一步</Trans>
      </Button>
    </form>
  )
  const sum = agreed ?? 0
  const agreeing = (
    <>
      <p className={notices.warn} role="alert">
        <Trans>
          确定把 <Num strong>{diamonds(sum)}</Num> 钻石从收益转入消费钱包吗？转入后不能提现，也不能转回来。
        </Trans>
      </p>
      <dl className={fields.facts}>
        <dt>
          <Trans>转入后的收益</Trans>
        </dt>
        <dd>
          <Num>{diamonds(income)}</Num> <ArrowRight size={12} aria-hidden="true" /> <Num>{diamonds(Math.max(0, income - sum))}</Num>
        </dd>
      </dl>
      {failure && (
        <p className={notices.failure} role="alert">
          {failure}
        </p>
      )}
      <StepActs>
        <SteadyButton variant="primary" size="lg" block disabled={busy} onClick={() => convert(sum)}>
          <Trans>确认转入</Trans>
        </SteadyButton>
        <SteadyButton
          size="lg"
          block
          disabled={busy}
          onClick={() => {
            forgive()
            setAgreed(null)
          }}
        >
          <Trans>返回</Trans>
        </SteadyButton>
      </StepActs>
    </>
  )
  return <StepStack first={typing} second={agreeing} isSecond={agreed !== null} />
}
