// What is wrong with the fields of a form: shown from the first try to send it on.
import { useState } from 'react'

export interface FormFaults<Field extends string> {
  /** Whether it was tried to send it. */
  tried: boolean
  /** What is wrong with a field, as far as it is shown. */
  faultOf(field: Field): string | null
  /** Shows what is wrong from now on; returns whether nothing is. */
  attempt(): boolean
  /** Hides it again, as when what was written has been sent. */
  reset(): void
}

/** `faults`: what is wrong with each field as it stands; null: nothing. */
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
