// Waits of a push sender that a test holds, so that it sees what waits and what does not.

/** The milliseconds of each wait, and the end of all of them, also of those to come. */
export function heldWaits() {
  const waits: number[] = []
  let end = (): void => undefined
  const ended = new Promise<void>((resolve) => {
    end = resolve
  })
  const sleep = (milliseconds: number, signal: AbortSignal): Promise<void> => {
    waits.push(milliseconds)
    return new Promise((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason), { once: true })
      void ended.then(resolve)
    })
  }
  return { waits, sleep, end }
}
