// Shows a dialog, menu or popover that is fetched at its first opening, so that the first screen does not carry it.
import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import type { LaterPart } from './later-part.ts'
import { toast } from './toast.ts'

export interface OpenProps {
  open: boolean
  onOpenChange(open: boolean): void
}

export function OpenedLater<P extends OpenProps>({ part, props }: { part: LaterPart<P>; props: P }) {
  const { t } = useLingui()
  const [wasOpened, setWasOpened] = useState(false)
  const [, redraw] = useState(0)
  const { open, onOpenChange } = props
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
        onOpenChange(false)
      },
    )
    return () => {
      left = true
    }
  }, [open])
  const Part = part.get()
  // Once opened it stays mounted, closed, so that it can leave with its motion and return the focus.
  return Part && wasOpened ? <Part {...props} /> : null
}
