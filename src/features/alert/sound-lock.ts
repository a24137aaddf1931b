// Only one window sounds at a time: all windows receive the same goal, and two crowds at once are noise.

const name = 'alert-sound'
/** Number of sounds that this window is playing. */
let playing = 0

/** Runs `play`, which sounds for `milliseconds`, unless another window is sounding. Without Web Locks every window sounds. */
export function inOneWindow(milliseconds: number, play: () => void): void {
  const locks = navigator.locks as LockManager | undefined
  // Another goal within the same seconds sounds in the window of the first.
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
  locks.request(name, { ifAvailable: true }, sound).catch((error: unknown) => console.warn('alert sound failed', error))
}
