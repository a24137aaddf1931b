// One limit of the spend guard: its value and a small form to change it. Empty means no limit.
import { Trans, useLingui } from '@lingui/react/macro'
import { Gem } from 'lucide-react'
import { type FormEvent, type ReactNode, useState } from 'react'
import type { SpendLimit } from '../../../../contract/money/wallet.ts'
import { diamonds, yuan } from '../../../core/text/amount-text.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Num } from '../../../ui/figure/Num.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import { AmountField, useAmountMessages } from '../AmountField.tsx'
import { type Digits, readAmount } from '../amount.ts'
import fields from '../Field.module.css'
import styles from './SpendLimitPanel.module.css'
import { useSpendLimitChange } from './use-spend-limit-change.ts'

interface LimitFieldProps {
  field: keyof Pick<SpendLimit, 'confirm_over' | 'daily_cap' | 'daily_recharge_cap'>
  /** 1: diamonds, 2: yuan. */
  digits: Digits
  /** 0: no limit. */
  units: number
  title: ReactNode
  text: ReactNode
}

export function LimitField({ field, digits, units, title, text }: LimitFieldProps) {
  const [editing, setEditing] = useState(false)
  const shown = digits === 1 ? diamonds(units) : yuan(units)
  return (
    <div className={styles.row} data-limit={field}>
      {!editing && (
        <>
          <div className={styles.words}>
            <b id={`limit-${field}`}>{title}</b>
            <small>{text}</small>
          </div>
          <span className={styles.value}>
            {units === 0 ? (
              <Trans>不限</Trans>
            ) : (
              <>
                {digits === 1 && <Gem size={14} aria-hidden="true" />}
                <Num strong>{shown}</Num>
                {digits === 1 && (
                  <VisuallyHidden>
                    <Trans>钻石</Trans>
                  </VisuallyHidden>
                )}
              </>
            )}
            <Button size="sm" onClick={() => setEditing(true)} aria-describedby={`limit-${field}`}>
              <Trans>修改</Trans>
            </Button>
          </span>
        </>
      )}
      {editing && <Edit field={field} digits={digits} units={units} title={title} onEnd={() => setEditing(false)} />}
    </div>
  )
}

function Edit({ field, digits, units, title, onEnd }: Omit<LimitFieldProps, 'text'> & { onEnd(): void }) {
  const { t } = useLingui()
  const messageOf = useAmountMessages()
  const { busy, failure, change } = useSpendLimitChange()
  const [text, setText] = useState(units === 0 ? '' : digits === 1 ? diamonds(units) : yuan(units).replace('¥', ''))
  const [fault, setFault] = useState<string | null>(null)
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    const amount = readAmount(text, digits)
    // Empty or 0: no limit.
    const next = amount.fault === 'empty' || amount.fault === 'zero' ? 0 : amount.units
    if (next === null) return setFault(messageOf(amount.fault ?? 'unreadable'))
    const isLooser = units !== 0 && (next === 0 || next > units)
    if (await change({ [field]: next }, isLooser ? t`已保存，24 小时后放宽` : t`已保存，立即生效`)) onEnd()
  }
  return (
    <form className={styles.edit} onSubmit={save} noValidate>
      <AmountField
        label={title}
        unit={digits === 1 ? <Trans>钻石</Trans> : <Trans>元</Trans>}
        value={text}
        onChange={(next) => {
          setText(next)
          setFault(null)
        }}
        fault={fault ?? failure}
        hint={<Trans>留空就是不限</Trans>}
      />
      <div className={fields.acts}>
        <Button size="sm" disabled={busy} onClick={onEnd}>
          <Trans>取消</Trans>
        </Button>
        <Button type="submit" size="sm" variant="primary" disabled={busy}>
          <Trans>保存</Trans>
        </Button>
      </div>
    </form>
  )
}
