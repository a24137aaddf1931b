// Runs something once at a moment that may be days away.

/** Milliseconds: a browser's timer counts wrong beyond 2^31, and one that slept with the device is set right by the next. */
const longest = 86_400_000

/** `now`: the clock by which `moment` is meant, milliseconds. Answers how to call it off. */
export function atMoment(moment: number, now: () => number, run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>
  const wait = (): void => {
    const left = Math.max(0, moment - now())
    timer = left > longest ? setTimeout(wait, longest) : setTimeout(run, left)
  }
  wait()
  return () => clearTimeout(timer)
}
