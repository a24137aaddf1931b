// Multiple selection as chips; none selected means all.
import type { ReactNode } from 'react'
import { Chip } from '../../../../ui/button/Chip.tsx'
import styles from '../Admin.module.css'

interface ChoiceSetProps<T extends string> {
  legend: ReactNode
  options: readonly { value: T; label: string }[]
  chosen: readonly T[]
  onChange(chosen: T[]): void
}

export function ChoiceSet<T extends string>({ legend, options, chosen, onChange }: ChoiceSetProps<T>) {
  const toggle = (value: T): void => onChange(chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value])
  return (
    <fieldset className={styles.set}>
      <legend>{legend}</legend>
      <div className={styles.pictures}>
        {options.map(({ value, label }) => (
          <Chip key={value} pressed={chosen.includes(value)} onClick={() => toggle(value)}>
            {label}
          </Chip>
        ))}
      </div>
    </fieldset>
  )
}
