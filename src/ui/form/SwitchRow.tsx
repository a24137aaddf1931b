// A switch with its text: the whole row is the label.
import type { ReactNode } from 'react'
import { Switch, type SwitchProps } from './Switch.tsx'
import styles from './SwitchRow.module.css'

export interface SwitchRowProps extends Omit<SwitchProps, 'label' | 'className'> {
  children: ReactNode
  /** An explanatory line. */
  hint?: ReactNode
  icon?: ReactNode
}

export function SwitchRow({ children, hint, icon, ...rest }: SwitchRowProps) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the switch inside is the control
    <label className={styles.row}>
      {icon}
      <span className={styles.words}>
        {children}
        {hint && <small className={styles.hint}>{hint}</small>}
      </span>
      <Switch {...rest} />
    </label>
  )
}
