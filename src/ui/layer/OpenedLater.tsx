// Shows a dialog, menu or popover that is fetched at its first opening, so that the first screen does not carry it.
import { useLingui } from '@lingui/react/macro'
import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import type { LaterPart } from './later-part.ts'
import { toast } from './toast.ts'

export interface OpenProps {
  open: boolean
  onOpenChange(open: boolean): void
}

/** The component once it is here, false until it was opened. What does not come is said, and closed again: the page stays. */
function useOpened<P>(part: LaterPart<P>, open: boolean, close: () => void): ComponentType<P> | undefined | false {
  const { t } = useLingui()
  const [wasOpened, setWasOpened] = useState(false)
  const [, redraw] = useState(0)
  const failure = t`这部分没有加载出来，请检查网络后再试`
  // In the drawing that opens it, so that a part that is there already is there at once, and has the focus.
  if (open && !wasOpened) setWasOpened(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: one fetch an opening, whatever else changes meanwhile
  useEffect(() => {
    if (!open) return
    // Drawn once more also when it came between the drawing and now.
    let left = false
    part.fetch().then(
      () => !left && redraw((count) => count + 1),
      (error: unknown) => {
        console.warn('a part of the page did not load', error)
        if (left) return
        toast(failure, { tone: 'danger' })
        close()
      },
    )
    return () => {
      left = true
    }
  }, [open])
  return wasOpened && part.get()
}

interface OpenedLaterProps<P> {
  part: LaterPart<P>
  props: P
  /** What stands in its place until it is here; nothing without it. */
  waiting?: ReactNode
}

/** Once opened it stays mounted, closed, so that it can leave with its motion and return the focus. */
export function OpenedLater<P extends OpenProps>({ part, props, waiting = null }: OpenedLaterProps<P>) {
  const Part = useOpened(part, props.open, () => props.onOpenChange(false))
  if (Part) return <Part {...props} />
  return Part === undefined ? waiting : null
}

/** The same for a dialog that is there only while it is open, and new each time. */
export function OpenLater<P extends { onClose(): void }>({ part, props, waiting = null }: OpenedLaterProps<P>) {
  const Part = useOpened(part, true, props.onClose)
  return Part ? <Part {...props} /> : waiting
}
