// An amount field: parses the input on every change, and shows errors on submit.
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { TextField } from '../../ui/form/TextField.tsx'
import type { AmountFault } from './amount.ts'
import styles from './Field.module.css'

export interface AmountFieldProps {
  label: ReactNode
  value: string
  onChange(text: string): void
  /** Unit after the figures. */
  unit?: ReactNode
  /** Error message; shown in red below the field. */
  fault: string | null
  /** Hint below the field while there is no error. */
  hint?: ReactNode
  placeholder?: string
  /** At the right of the label, for example a button that enters the full balance. */
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

/** Error messages of amounts. */
export function useAmountMessages(): (fault: AmountFault) => string {
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
