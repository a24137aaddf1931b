// A switch that applies immediately. Uses the browser's checkbox, which works without a script.
import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import styles from './Switch.module.css'

export interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role' | 'onChange'> {
  checked: boolean
  onCheckedChange(checked: boolean): void
  /** Required when no label element contains the switch. */
  label?: string
}

export function Switch({ checked, onCheckedChange, label, className, ...rest }: SwitchProps) {
  return (
    <input
      {...rest}
      type="checkbox"
      role="switch"
      aria-label={label}
      checked={checked}
      aria-checked={checked}
      onChange={(event) => onCheckedChange(event.target.checked)}
      className={classNames(styles.switch, className)}
    />
  )
}
