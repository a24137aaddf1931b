// Runs the requests of a form, one at a time, and holds their error.
import { useRef, useState } from 'react'
import { ApiError } from '../../../core/api/api.ts'
import { failureOf } from '../../../core/api/failure.ts'
import { type Fault, fieldOf } from './fault.ts'

function faultOfError(error: unknown): Fault {
  const kind = failureOf(error)
  if (error instanceof ApiError) return { field: fieldOf(error.error), kind, ...(error.retryAfter && { wait: error.retryAfter }) }
  console.warn('login request failed', error)
  return { field: 'form', kind }
}

export interface Faulty {
  fault: Fault | null
  busy: boolean
  setFault(fault: Fault | null): void
  /** Returns whether the work succeeded; an error is stored in `fault`. */
  attempt(work: () => Promise<void>): Promise<boolean>
  /** Like `attempt` for the form's submit: sets `busy` and ignores concurrent calls. */
  run(work: () => Promise<void>): Promise<boolean>
}

export function useFault(): Faulty {
  const [fault, setFault] = useState<Fault | null>(null)
  const [busy, setBusy] = useState(false)
  const running = useRef(false)
  async function attempt(work: () => Promise<void>): Promise<boolean> {
    setFault(null)
    try {
      await work()
      return true
    } catch (error) {
      setFault(faultOfError(error))
      return false
    }
  }
  async function run(work: () => Promise<void>): Promise<boolean> {
    if (running.current) return false
    running.current = true
    setBusy(true)
    const done = await attempt(work)
    running.current = false
    setBusy(false)
    return done
  }
  return { fault, busy, setFault, attempt, run }
}
