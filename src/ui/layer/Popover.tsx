// A panel that hangs from a control. The control stays its owner's: `anchor`. Loaded at its first opening.
import type { ReactNode, RefObject } from 'react'
import { laterPart } from './later-part.ts'
import { OpenedLater, type OpenProps } from './OpenedLater.tsx'

export interface PopoverProps extends OpenProps {
  /** The control it hangs from; focus returns there. */
  anchor: RefObject<HTMLElement | null>
  /** What it is, for screen readers. */
  label: string
  side?: 'top' | 'bottom'
  align?: 'start' | 'center' | 'end'
  /** Pixels. */
  width?: number
  /** Where focus goes; false leaves it in the anchor, e.g. a search field. */
  initialFocus?: boolean
  children: ReactNode
}

/** For those who fetch it ahead. */
export const popoverPart = laterPart<PopoverProps>(() => import('./PopoverPanel.tsx').then((part) => part.PopoverPanel))

export function Popover(props: PopoverProps) {
  return <OpenedLater part={popoverPart} props={props} />
}
