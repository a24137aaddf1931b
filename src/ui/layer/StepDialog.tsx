// A few steps over the page, one at a time: the stair in its head fills as they go. The whole screen of a phone. A press beside it is no
// way out: that would be lost by a slip of the hand.
import { Dialog } from '@base-ui/react/dialog'
import { type ReactNode, type Ref, useRef } from 'react'
import { classNames } from '../class-names.ts'
import styles from './StepDialog.module.css'

export interface StepDialogProps {
  /** From 0. */
  step: number
  steps: number
  /** Where one is, for screen readers. */
  stepLabel: string
  /** The word of the way out, which Escape is too. */
  leave: ReactNode
  onLeave(): void
  /** A StepBody, or what stands in its place until it is here. */
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
  /** Takes the focus when the step is another. */
  titleRef?: Ref<HTMLHeadingElement>
  text?: ReactNode
  children: ReactNode
  /** Stays below what scrolls. */
  foot: ReactNode
  /** One control above the other, each as wide as its place. */
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
