// Player control that opens a panel above itself. Rendered inside the player, since fullscreen would hide it elsewhere.
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { classNames } from '../../../../ui/class-names.ts'
import { isComposing } from '../../../../ui/form/is-composing.ts'
import styles from './PlayerPanel.module.css'

export interface PlayerPanelProps {
  label: string
  /** Content of the button. */
  face: ReactNode
  isOn?: boolean
  className?: string
  /** `close` closes the panel and restores focus. */
  children(close: () => void): ReactNode
}

export function PlayerPanel({ label, face, isOn, className, children }: PlayerPanelProps) {
  const [open, setOpen] = useState(false)
  const id = useId()
  const anchor = useRef<HTMLButtonElement>(null)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!open) return
    const onPress = (event: Event): void => {
      const target = event.target as Node
      if (!box.current?.contains(target) && !anchor.current?.contains(target)) setOpen(false)
    }
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || isComposing(event)) return
      event.preventDefault()
      setOpen(false)
      anchor.current?.focus()
    }
    document.addEventListener('pointerdown', onPress)
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('pointerdown', onPress)
      document.removeEventListener('keydown', onKey)
    }
  }, [open])
  const close = (): void => {
    setOpen(false)
    anchor.current?.focus()
  }
  return (
    <div className={classNames(styles.anchor, className)}>
      <button
        ref={anchor}
        type="button"
        className={classNames(styles.face, (isOn || open) && styles.on)}
        aria-label={label}
        title={label}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        {face}
      </button>
      {open && (
        <div ref={box} id={id} role="dialog" aria-label={label} className={styles.panel} data-open="">
          {children(close)}
        </div>
      )}
    </div>
  )
}
