// A panel anchored to a control, which stays with its owner: `anchor`. Loaded when it first opens.
import type { ReactNode, RefObject } from 'react'
import { laterPart } from './later-part.ts'
import { OpenedLater, type OpenProps } from './OpenedLater.tsx'

export interface PopoverProps extends OpenProps {
  /** The anchoring control; focus returns there. */
  anchor: RefObject<HTMLElement | null>
  /** Accessible name. */
  label: string
  side?: 'top' | 'bottom'
  align?: 'start' | 'center' | 'end'
  /** Pixels. */
  width?: number
  /** Whether focus moves into the panel; false leaves it in the anchor, e.g. a search field. */
  initialFocus?: boolean
  children: ReactNode
}

/** Exported for preloading. */
export const popoverPart = laterPart<PopoverProps>(() => import('./PopoverPanel.tsx').then((part) => part.PopoverPanel))

export function Popover(props: PopoverProps) {
  return <OpenedLater part={popoverPart} props={props} />
}
