// Leading-edge throttle.

/** Returns a function that runs `work` immediately, then drops calls until `milliseconds` have passed. */
export function atMostEvery(milliseconds: number, work: () => void, now: () => number = Date.now): () => void {
  let doneAt = Number.NEGATIVE_INFINITY
  return () => {
    const at = now()
    if (at - doneAt < milliseconds) return
    doneAt = at
    work()
  }
}
