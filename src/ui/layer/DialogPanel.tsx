// Lazily loaded implementation of Dialog.
import { Dialog } from '@base-ui/react/dialog'
import { useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import { useRef } from 'react'
import { IconButton } from '../button/IconButton.tsx'
import { classNames } from '../class-names.ts'
import { Ground } from '../picture/Ground.tsx'
import type { DialogProps } from './Dialog.tsx'
import styles from './DialogPanel.module.css'

export function DialogPanel({ open, onOpenChange, title, text, head = 'plain', mark, corner, width = 410, children, footer }: DialogProps) {
  const { t } = useLingui()
  const popup = useRef<HTMLDivElement>(null)
  const inside = (
    <>
      {mark}
      <Dialog.Title className={styles.title}>{title}</Dialog.Title>
      {text && <Dialog.Description className={styles.text}>{text}</Dialog.Description>}
      <Dialog.Close className={styles.close} render={<IconButton label={t`关闭`} />}>
        <X size={20} />
      </Dialog.Close>
    </>
  )
  return (
    <Dialog.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <Dialog.Portal>
        <Dialog.Backdrop className={styles.scrim} />
        <Dialog.Viewport className={styles.place}>
          <Dialog.Popup ref={popup} className={styles.dialog} style={{ '--width': `${width}px` }} initialFocus={popup}>
            {head === 'ground' ? (
              <Ground sport="football" className={classNames(styles.head, styles.ground, corner ? styles.cornered : null)}>
                <div>{inside}</div>
                {corner && <div className={styles.corner}>{corner}</div>}
              </Ground>
            ) : (
              <div className={styles.head}>{inside}</div>
            )}
            <div className={styles.body}>{children}</div>
            {footer && <div className={styles.footer}>{footer}</div>}
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
