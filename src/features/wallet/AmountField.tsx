// A field for an amount: what is typed is read at once, what is wrong with it is said when the form is sent.
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { TextField } from '../../ui/form/TextField.tsx'
import type { AmountFault } from './amount.ts'
import styles from './Field.module.css'

export interface AmountFieldProps {
  label: ReactNode
  value: string
  onChange(text: string): void
  /** Unit behind the figures. */
  unit?: ReactNode
  /** What stands in the way; shown in red under the field. */
  fault: string | null
  /** A line under the field while nothing is wrong. */
  hint?: ReactNode
  placeholder?: string
  /** At the right of the label, e.g. a button for all there is. */
  more?: ReactNode
}

export function AmountField({ label, value, onChange, unit, fault, hint, placeholder, more }: AmountFieldProps) {
  return (
    <TextField
      label={label}
      aside={more}
      inputMode="decimal"
      enterKeyHint="done"
      maxLength={24}
      placeholder={placeholder}
      value={value}
      onChange={onChange}
      error={fault}
      hint={hint}
      after={unit && <span className={styles.unit}>{unit}</span>}
    />
  )
}

/** What is wrong with an amount of money, in words. */
export function useAmountWords(): (fault: AmountFault) => string {
  const { t } = useLingui()
  return (fault) => {
    switch (fault) {
      case 'empty':
        return t`请填写金额`
      case 'zero':
        return t`金额要大于 0`
      case 'negative':
        return t`金额不能是负数`
      case 'unreadable':
        return t`请只填数字，例如 120 或 12.5`
      case 'too-fine':
        return t`小数位太多了，填不了这么细`
      case 'too-large':
        return t`金额太大了`
    }
  }
}
