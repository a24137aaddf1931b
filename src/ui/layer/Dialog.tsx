// A dialog on desktop, a sheet from the foot on phones. One at a time. Loaded at its first opening.
import type { ReactNode } from 'react'
import { laterPart } from './later-part.ts'
import { OpenedLater, type OpenProps } from './OpenedLater.tsx'

export interface DialogProps extends OpenProps {
  title: ReactNode
  /** A line under the title. */
  text?: ReactNode
  /** `ground`: the head stands on the football ground. */
  head?: 'ground' | 'plain'
  /** Before the title on the ground, e.g. the mark. */
  mark?: ReactNode
  /** On a corner of the ground, on desktop: the close stands beside it. */
  corner?: ReactNode
  /** Pixels on desktop. */
  width?: number
  children: ReactNode
  footer?: ReactNode
}

/** For those who fetch it ahead. */
export const dialogPart = laterPart<DialogProps>(() => import('./DialogPanel.tsx').then((part) => part.DialogPanel))

export function Dialog(props: DialogProps) {
  return <OpenedLater part={dialogPart} props={props} />
}
