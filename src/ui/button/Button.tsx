// A button, or a link styled as one: `render` takes the link.
import { type ComponentProps, cloneElement, type ReactElement } from 'react'
import { classNames } from '../class-names.ts'
import styles from './Button.module.css'

export interface ButtonProps extends ComponentProps<'button'> {
  variant?: 'primary' | 'line' | 'soft' | 'lamp' | 'plain'
  size?: 'sm' | 'md' | 'lg'
  /** Fills the width of its container. */
  block?: boolean
  /** Element to render instead of a button, e.g. `<Link to="/football" />`. */
  render?: ReactElement<{ className?: string; children?: ComponentProps<'a'>['children'] }>
}

export function Button({ variant = 'line', size = 'md', block, render, className, children, ...rest }: ButtonProps) {
  const name = classNames(styles.button, styles[variant], styles[size], block && styles.block, className, render?.props.className)
  if (render) return cloneElement(render, { ...rest, className: name, children } as typeof render.props)
  return (
    <button type="button" {...rest} className={name}>
      {children}
    </button>
  )
}
