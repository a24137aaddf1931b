// One window of a person sounds at a time: each hears of the same goal, and two crowds at once are noise.

const name = 'alert-sound'
/** Sounds that this window plays now. */
let playing = 0

/** Runs `play`, which sounds for `milliseconds`, unless another window sounds meanwhile. Without Web Locks each sounds. */
export function inOneWindow(milliseconds: number, play: () => void): void {
  const locks = navigator.locks as LockManager | undefined
  // The next goal of the same seconds is heard where the first one is.
  if (!locks || playing > 0) {
    play()
    return
  }
  const sound = async (lock: Lock | null): Promise<void> => {
    if (!lock) return
    playing += 1
    try {
      play()
      await new Promise((resolve) => setTimeout(resolve, milliseconds))
    } finally {
      playing -= 1
    }
  }
  locks.request(name, { ifAvailable: true }, sound).catch((error: unknown) => console.warn('no sound', error))
}
