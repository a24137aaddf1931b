// Title of one of the three steps before a broadcast.
import type { ReactNode } from 'react'
import { Num } from '../../../ui/figure/Num.tsx'
import styles from './Studio.module.css'

export function StepTitle({ step, children }: { step: 1 | 2 | 3; children: ReactNode }) {
  return (
    <>
      <Num className={styles.step}>{step}</Num>
      {children}
    </>
  )
}
