// Form state of a dialog: validation, a single submission, and closing on success.
import { useEffect, useRef } from 'react'
import { type FormFaults, useFaults } from '../../../../ui/form/use-faults.ts'
import { type AdminAction, useAdminAction } from '../use-admin-action.ts'
import type { AdminDialogProps } from './AdminDialog.tsx'

interface AdminForm<Field extends string> extends Omit<FormFaults<Field>, 'reset'> {
  /** Like `run` of an action; closes the dialog on success. */
  send(...act: Parameters<AdminAction['run']>): void
  /** Props of the surrounding dialog. */
  dialog: Pick<AdminDialogProps, 'onClose' | 'busy' | 'error'>
}

/** `faults`: error message per field for its current value; null: valid. */
export function useAdminForm<Field extends string>(faults: Record<Field, string | null>, onClose: () => void): AdminForm<Field> {
  const { tried, faultOf, attempt } = useFaults(faults)
  const { busy, error, run } = useAdminAction()
  const isHere = useRef(true)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  return {
    ...{ tried, faultOf, attempt },
    // Closes only its own dialog: the operator may have closed it and opened another.
    send: (...act) => void run(...act).then((isDone) => isDone && isHere.current && onClose()),
    dialog: { onClose, busy, error },
  }
}
