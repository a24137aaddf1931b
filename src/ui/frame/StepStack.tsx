// Two steps stacked in one area of the same size: a button that moves money is never where a button of the other step was, in any
// language and on any screen. The first step keeps its input.
import { type ReactNode, useEffect, useRef } from 'react'
import { classNames } from '../class-names.ts'
import styles from './StepStack.module.css'

interface StepStackProps {
  first: ReactNode
  /** Takes up its space from the start. */
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

/** Takes the focus that the first step has lost. */
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

/** The forward button stands above, the back button below it, where the first step's button was. */
export function StepActs({ children }: { children: ReactNode }) {
  return <div className={styles.acts}>{children}</div>
}
