// A dialog on desktop, a bottom sheet on phones. One at a time. Loaded when it first opens.
import type { ReactNode } from 'react'
import { laterPart } from './later-part.ts'
import { OpenedLater, type OpenProps } from './OpenedLater.tsx'

export interface DialogProps extends OpenProps {
  title: ReactNode
  /** A line under the title. */
  text?: ReactNode
  /** `ground`: the header shows the football ground. */
  head?: 'ground' | 'plain'
  /** Before the title on the ground, e.g. the logo. */
  mark?: ReactNode
  /** In a corner of the ground, on desktop, beside the close button. */
  corner?: ReactNode
  /** Width on desktop, in pixels. */
  width?: number
  children: ReactNode
  footer?: ReactNode
}

/** Exported for preloading. */
export const dialogPart = laterPart<DialogProps>(() => import('./DialogPanel.tsx').then((part) => part.DialogPanel))

export function Dialog(props: DialogProps) {
  return <OpenedLater part={dialogPart} props={props} />
}
