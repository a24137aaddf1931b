// Runs tasks one after another: each waits for the previous one, whether it succeeded or failed.

export type Serial = <T>(work: () => Promise<T>) => Promise<T>

export function createSerial(): Serial {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const next = last.then(work, work)
    last = next.catch(() => undefined)
    return next
  }
}
