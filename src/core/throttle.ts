// Trailing-edge throttle: runs once, some time after the first call, and drops the calls in between.

export interface Throttle {
  soon(): void
  /** Cancels a pending run; later calls have no effect. */
  stop(): void
}

/** @param wait returns the milliseconds from the first call to the run; evaluated for each run */
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
