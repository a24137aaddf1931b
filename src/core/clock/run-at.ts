// Runs a callback once at a time that may be days away.

/** Maximum timeout in milliseconds: timers overflow beyond 2^31, and each new one corrects for sleep of the device. */
const longest = 86_400_000

/** `now`: the clock of `time`, in milliseconds. Returns the cancel function. */
export function runAt(time: number, now: () => number, run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>
  const wait = (): void => {
    const left = Math.max(0, time - now())
    timer = left > longest ? setTimeout(wait, longest) : setTimeout(run, left)
  }
  wait()
  return () => clearTimeout(timer)
}
