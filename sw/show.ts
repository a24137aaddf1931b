// Shows notifications one after the other, and asks what is on display never while one is being shown: Chromium takes one that is
// written down and not yet on display for one that was closed, and forgets it. It stays on the screen then, and a tap on it does nothing.

/** Milliseconds that a notification waits for the one before it and for a count: what counts may be stuck, what is told may not. */
const patience = 1_000

const atMost = async (work: Promise<unknown>): Promise<void> => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise((resolve) => {
    timer = setTimeout(resolve, patience)
  })
  await Promise.race([work.catch(() => undefined), late])
  clearTimeout(timer)
}

/** Answers how to show one: resolves when it is shown and, by the last of those that came together, counted. */
export function shownInTurn(count: () => Promise<void>): (show: () => Promise<void>) => Promise<void> {
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
