// Two steps in one place of one size: the second stands over the first, so that a button of one that moves money is never
// where a button of the other was, in no language and on no screen. The first keeps what was typed.
import { type ReactNode, useEffect, useRef } from 'react'
import { classNames } from '../class-names.ts'
import styles from './StepStack.module.css'

interface StepStackProps {
  first: ReactNode
  /** Takes its room from the beginning. */
  second: ReactNode
  isSecond: boolean
}

export function StepStack({ first, second, isSecond }: StepStackProps) {
  return (
    <div className={styles.stack}>
      <div className={isSecond ? styles.hidden : undefined} inert={isSecond}>
        {first}
      </div>
      <Second key={String(isSecond)} isShown={isSecond}>
        {second}
      </Second>
    </div>
  )
}

/** Takes the focus, which the first step has lost. */
function Second({ isShown, children }: { isShown: boolean; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isShown) place.current?.focus()
  }, [isShown])
  return (
    <div ref={place} tabIndex={-1} inert={!isShown} className={classNames(styles.second, !isShown && styles.hidden)}>
      {children}
    </div>
  )
}

/** What leads on stands above, what leads back below it, where the first step's button was. */
export function StepActs({ children }: { children: ReactNode }) {
  return <div className={styles.acts}>{children}</div>
}
