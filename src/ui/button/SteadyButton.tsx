// A button for actions that cost something: it accepts no tap until it has kept its position for a while, so that a tap meant for
// what was there before does nothing. R-SHELL-13.
import { type MouseEvent, useRef } from 'react'
import { classNames } from '../class-names.ts'
import { Button, type ButtonProps } from './Button.tsx'
import styles from './SteadyButton.module.css'
import { useSteady } from './use-steady.ts'

export function SteadyButton({ className, onClick, ...rest }: ButtonProps) {
  const ref = useRef<HTMLButtonElement>(null)
  const steady = useSteady(ref)
  const take = (event: MouseEvent<HTMLButtonElement>): void => {
    if (steady) onClick?.(event)
    // Enter in a field triggers it too.
    else event.preventDefault()
  }
  return <Button {...rest} ref={ref} className={classNames(className, !steady && styles.moving)} onClick={take} />
}
