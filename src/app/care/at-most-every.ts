// What many causes ask for at the same time is done once.

/** Runs `work` at once, and not again before so many milliseconds have passed since; what is asked for meanwhile is dropped. */
export function atMostEvery(milliseconds: number, work: () => void, now: () => number = Date.now): () => void {
  let doneAt = Number.NEGATIVE_INFINITY
  return () => {
    const at = now()
    if (at - doneAt < milliseconds) return
    doneAt = at
    work()
  }
}
