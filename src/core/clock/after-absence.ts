// Detects when the page is seen again after an absence: it was hidden, or the device slept. The clock did not tick meanwhile.
import { now } from './now.ts'

/** Runs `run` after at least `away` milliseconds of absence; `left`: its start in real milliseconds. Returns the unsubscribe function. */
export function afterAbsence(away: number, run: (left: number) => void): () => void {
  let seen = Date.now()
  return now.subscribe(() => {
    const at = Date.now()
    const left = seen
    seen = at
    if (at - left >= away) run(left)
  })
}
