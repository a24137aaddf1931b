// Quantity input: typed, or stepped through presets.
import { useLingui } from '@lingui/react/macro'
import { Minus, Plus } from 'lucide-react'
import { digitsOf } from '../../core/text/typed-number.ts'
import styles from './NumStep.module.css'

interface NumStepProps {
  label: string
  value: number
  onChange(value: number): void
  /** Preset quantities, ascending. */
  steps: readonly number[]
  most: number
}

export function NumStep({ label, value, onChange, steps, most }: NumStepProps) {
  const { t } = useLingui()
  const lower = steps.findLast((one) => one < value) ?? 1
  const higher = steps.find((one) => one > value && one <= most) ?? value
  return (
    <fieldset className={styles.step} aria-label={label}>
      <button type="button" aria-label={t`少一些`} disabled={value <= 1} onClick={() => onChange(lower)}>
        <Minus size={14} aria-hidden="true" />
      </button>
      <input
        inputMode="numeric"
        aria-label={label}
        value={value}
        onChange={({ target }) => {
          const typed = Number(digitsOf(target.value))
          onChange(Math.max(1, Math.min(most, typed)))
        }}
      />
      <button type="button" aria-label={t`多一些`} disabled={higher === value} onClick={() => onChange(higher)}>
        <Plus size={14} aria-hidden="true" />
      </button>
    </fieldset>
  )
}
