// A modal wizard of a few steps, one at a time: the stair in its header fills as they go. Full-screen on phones. A press outside does
// not close it: an accidental one would lose the progress.
import { Dialog } from '@base-ui/react/dialog'
import { type ReactNode, type Ref, useRef } from 'react'
import { classNames } from '../class-names.ts'
import styles from './StepDialog.module.css'

export interface StepDialogProps {
  /** Zero-based. */
  step: number
  steps: number
  /** Position within the steps, for screen readers. */
  stepLabel: string
  /** Label of the leave button, which Escape triggers too. */
  leave: ReactNode
  onLeave(): void
  /** A StepBody, or a placeholder while it loads. */
  children: ReactNode
}

export function StepDialog({ step, steps, stepLabel, leave, onLeave, children }: StepDialogProps) {
  const popup = useRef<HTMLDivElement>(null)
  const stair = Array.from({ length: steps }, (_, place) => place)
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onLeave()} disablePointerDismissal>
      <Dialog.Portal>
        <Dialog.Backdrop className={styles.scrim} />
        <Dialog.Viewport className={styles.place}>
          <Dialog.Popup ref={popup} className={styles.dialog} initialFocus={popup}>
            <div className={styles.head}>
              <span role="img" aria-label={stepLabel} className={styles.stair}>
                {stair.map((place) => (
                  <i key={place} className={classNames(place <= step && styles.on)} style={{ '--place': place }} />
                ))}
              </span>
              <Dialog.Close className={styles.leave}>{leave}</Dialog.Close>
            </div>
            {children}
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

export interface StepBodyProps {
  title: ReactNode
  /** Gets the focus when the step changes. */
  titleRef?: Ref<HTMLHeadingElement>
  text?: ReactNode
  children: ReactNode
  /** Stays below the scrolling area. */
  foot: ReactNode
  /** Stacks the controls, each at full width. */
  stacked?: boolean
}

export function StepBody({ title, titleRef, text, children, foot, stacked }: StepBodyProps) {
  return (
    <>
      <div className={styles.body}>
        <Dialog.Title ref={titleRef} tabIndex={-1} className={styles.title}>
          {title}
        </Dialog.Title>
        {text && <Dialog.Description className={styles.text}>{text}</Dialog.Description>}
        {children}
      </div>
      <div className={classNames(styles.foot, stacked && styles.stacked)}>{foot}</div>
    </>
  )
}
