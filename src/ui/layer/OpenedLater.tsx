// Shows a dialog, menu or popover that loads when it first opens, so that the first screen does not include it.
import { useLingui } from '@lingui/react/macro'
import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import type { LaterPart } from './later-part.ts'
import { toast } from './toast/toast.ts'

export interface OpenProps {
  open: boolean
  onOpenChange(open: boolean): void
}

/** Returns the component once it is loaded, false until it was opened. If loading fails, reports it and closes; the page stays. */
function useOpened<P>(part: LaterPart<P>, open: boolean, close: () => void): ComponentType<P> | undefined | false {
  const { t } = useLingui()
  const [wasOpened, setWasOpened] = useState(false)
  const [, redraw] = useState(0)
  const failure = t`这部分没有加载出来，请检查网络后再试`
  // During render, so that a part already loaded mounts in the same render and gets the focus.
  if (open && !wasOpened) setWasOpened(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: one fetch per opening, whatever else changes meanwhile
  useEffect(() => {
    if (!open) return
    // Renders once more even if it loaded between the render and now.
    let left = false
    part.fetch().then(
      () => !left && redraw((count) => count + 1),
      (error: unknown) => {
        console.warn('page part load failed', error)
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
  /** Shown while it loads; nothing without it. */
  waiting?: ReactNode
}

/** Once opened it stays mounted while closed, so that it can animate out and return the focus. */
export function OpenedLater<P extends OpenProps>({ part, props, waiting = null }: OpenedLaterProps<P>) {
  const Part = useOpened(part, props.open, () => props.onOpenChange(false))
  if (Part) return <Part {...props} />
  return Part === undefined ? waiting : null
}

/** The same for a dialog that is mounted only while open, and fresh each time. */
export function OpenLater<P extends { onClose(): void }>({ part, props, waiting = null }: OpenedLaterProps<P>) {
  const Part = useOpened(part, true, props.onClose)
  return Part ? <Part {...props} /> : waiting
}
