// Hears when the page is looked at again after a while: it was hidden, or the device slept. Meanwhile the clock stood still.
import { now } from './now.ts'

/** Runs `run` after at least `away` milliseconds out of sight; `left`: when they began, real milliseconds. Answers how to stop. */
export function afterAbsence(away: number, run: (left: number) => void): () => void {
  let seen = Date.now()
  return now.subscribe(() => {
    const at = Date.now()
    const left = seen
    seen = at
    if (at - left >= away) run(left)
  })
}
