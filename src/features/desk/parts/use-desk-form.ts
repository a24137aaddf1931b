// A form of the desk in a dialog: what is wrong with it, sending it once, and closing when that succeeded.
import { useEffect, useRef } from 'react'
import { type FormFaults, useFaults } from '../../../ui/form/use-faults.ts'
import type { DeskDialogProps } from './DeskDialog.tsx'
import { type DeskAct, useDeskAct } from './use-desk-act.ts'

interface DeskForm<Field extends string> extends Omit<FormFaults<Field>, 'reset'> {
  /** As `run` of an act; the dialog closes when it has succeeded. */
  send(...act: Parameters<DeskAct['run']>): void
  /** Of the dialog that it is in. */
  dialog: Pick<DeskDialogProps, 'onClose' | 'busy' | 'error'>
}

/** `faults`: what is wrong with each field as it stands; null: nothing. */
export function useDeskForm<Field extends string>(faults: Record<Field, string | null>, onClose: () => void): DeskForm<Field> {
  const { tried, faultOf, attempt } = useFaults(faults)
  const { busy, error, run } = useDeskAct()
  const isHere = useRef(true)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  return {
    ...{ tried, faultOf, attempt },
    // Whoever closed this dialog meanwhile may have another one open.
    send: (...act) => void run(...act).then((isDone) => isDone && isHere.current && onClose()),
    dialog: { onClose, busy, error },
  }
}
