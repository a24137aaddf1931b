// Validation errors of a form's fields: shown from the first attempt to submit.
import { useState } from 'react'

export interface FormFaults<Field extends string> {
  /** Whether the user has attempted to submit. */
  tried: boolean
  /** The visible error of a field. */
  faultOf(field: Field): string | null
  /** Shows errors from now on; returns whether there are none. */
  attempt(): boolean
  /** Hides the errors again, e.g. after the form was sent. */
  reset(): void
}

/** `faults`: the current error of each field; null: none. */
export function useFaults<Field extends string>(faults: Record<Field, string | null>): FormFaults<Field> {
  const [tried, setTried] = useState(false)
  return {
    tried,
    faultOf: (field) => (tried ? faults[field] : null),
    attempt() {
      setTried(true)
      return Object.values(faults).every((fault) => fault === null)
    },
    reset: () => setTried(false),
  }
}
