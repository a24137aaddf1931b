// Something that is done once for many reasons: some time after the first of them, and not again for those that came meanwhile.

export interface Throttle {
  soon(): void
  /** What waits is not done, and nothing will be. */
  stop(): void
}

/** @param wait milliseconds from the first reason; asked anew each time */
export function createThrottle(act: () => void, wait: () => number): Throttle {
  let timer: ReturnType<typeof setTimeout> | undefined
  let stopped = false
  return {
    soon() {
      if (stopped || timer !== undefined) return
      timer = setTimeout(() => {
        timer = undefined
        act()
      }, wait())
    },
    stop() {
      stopped = true
      clearTimeout(timer)
    },
  }
}
