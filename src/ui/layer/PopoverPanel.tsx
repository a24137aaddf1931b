// Lazily loaded implementation of Popover.
import { Popover } from '@base-ui/react/popover'
import type { PopoverProps } from './Popover.tsx'
import styles from './PopoverPanel.module.css'

export function PopoverPanel({
  open,
  onOpenChange,
  anchor,
  label,
  side = 'bottom',
  align = 'end',
  width = 360,
  initialFocus,
  children,
}: PopoverProps) {
  return (
    <Popover.Root
      open={open}
      onOpenChange={(next, { event }) => {
        // The anchor handles a press on itself: closing here would make the anchor open it again.
        if (!next && event.type !== 'keydown' && anchor.current?.contains(event.target as Node | null)) return
        onOpenChange(next)
      }}
    >
      <Popover.Portal>
        <Popover.Positioner anchor={anchor} side={side} align={align} sideOffset={8} collisionPadding={8} className={styles.place}>
          <Popover.Popup
            className={styles.panel}
            style={{ '--width': `${width}px` }}
            aria-label={label}
            initialFocus={initialFocus}
            finalFocus={anchor}
          >
            {children}
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}
