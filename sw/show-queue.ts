// Shows notifications one at a time, and never queries the displayed ones meanwhile: Chromium treats a notification that is stored but not
// displayed yet as closed, and forgets it. It then stays on the screen, and a tap on it does nothing.

/** Milliseconds that a notification waits for the previous one and for a count: the count may hang, notifications may not. */
const patience = 1_000

const atMost = async (work: Promise<unknown>): Promise<void> => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise((resolve) => {
    timer = setTimeout(resolve, patience)
  })
  await Promise.race([work.catch(() => undefined), late])
  clearTimeout(timer)
}

/** Returns a function that shows one: it resolves when it is shown and, for the last of a batch, counted. */
export function createShowQueue(count: () => Promise<void>): (show: () => Promise<void>) => Promise<void> {
  let before: Promise<void> = Promise.resolve()
  let waiting = 0
  return async (show) => {
    waiting += 1
    const shown = atMost(before).then(show)
    const counted = shown
      .catch(() => undefined)
      .then(() => {
        waiting -= 1
        return waiting === 0 ? count() : undefined
      })
    before = counted
    await shown
    await counted
  }
}
