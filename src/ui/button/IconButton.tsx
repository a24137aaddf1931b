// A button with only an icon; the label is required, since nothing else describes its action.
import { type ComponentProps, cloneElement, type ReactElement } from 'react'
import { classNames } from '../class-names.ts'
import { Num } from '../figure/Num.tsx'
import styles from './IconButton.module.css'

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  /** Describes the action, with the count when there is a badge. */
  label: string
  /** Unread count; none at 0, 99+ above 99. */
  badge?: number
  /** Element to render instead of a button, e.g. `<Link to="/football" />`. */
  render?: ReactElement<{ className?: string }>
}

export function IconButton({ label, badge = 0, render, className, children, ...rest }: IconButtonProps) {
  const props = { ...rest, 'aria-label': label, title: label, className: classNames(styles.button, className, render?.props.className) }
  const inside = (
    <>
      {children}
      {badge > 0 && (
        <Num className={styles.badge} aria-hidden="true">
          {badge > 99 ? '99+' : badge}
        </Num>
      )}
    </>
  )
  if (render) return cloneElement(render, props as typeof render.props, inside)
  return (
    <button type="button" {...props}>
      {inside}
    </button>
  )
}
