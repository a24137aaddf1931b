// A toggleable filter; a row of chips scrolls sideways.
import { type ComponentProps, cloneElement, type ReactElement } from 'react'
import { classNames } from '../class-names.ts'
import styles from './Chip.module.css'

export interface ChipProps extends ComponentProps<'button'> {
  pressed?: boolean
  /** Link to render instead of a button; its `aria-current` then marks it as on. */
  render?: ReactElement<{ className?: string }>
}

export function Chip({ pressed = false, render, className, children, ...rest }: ChipProps) {
  const name = classNames(styles.chip, pressed && styles.on, className, render?.props.className)
  if (render) {
    return cloneElement(render, { ...rest, className: name, 'aria-current': pressed || undefined } as typeof render.props, children)
  }
  return (
    <button type="button" aria-pressed={pressed} {...rest} className={name}>
      {children}
    </button>
  )
}

/** A row of chips. */
export function ChipRow({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classNames(styles.row, className)} />
}
