// Shows notifications, and counts what is on display never while one is being shown: Chromium takes one that is written down and
// not yet on display for one that was closed, and forgets it. It stays on the screen then, and a tap on it does nothing.

/** Milliseconds that a notification waits for a count that is under way: what counts may be stuck, what is told may not. */
const patience = 1_000

/** Answers how to show one: resolves when it is shown and, by the last of those that came together, counted. */
export function shownInTurn(count: () => Promise<void>): (show: () => Promise<void>) => Promise<void> {
  let counting: Promise<void> | undefined
  let showing = 0
  return async (show) => {
    if (counting) await Promise.race([counting, new Promise((resolve) => setTimeout(resolve, patience))])
    showing += 1
    try {
      await show()
    } finally {
      showing -= 1
      if (showing === 0) {
        const mine = count().finally(() => {
          if (counting === mine) counting = undefined
        })
        counting = mine
      }
    }
    await counting
  }
}
