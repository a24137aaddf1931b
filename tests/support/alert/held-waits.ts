// Delays of a push sender under the test's control: the test sees what waits and what does not.

/** `waits` records each delay in milliseconds; `end` completes all delays, including future ones. */
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
