// Parts of the page that it cannot do without, whatever the network does while it opens.

/** Milliseconds until it is tried again: the browser does not say that a server or a line was busy. */
const tryAgain = 15_000

/** What `load` brings, once it does; meanwhile it is tried again, at once when the network comes back. `failure`: a line for the console. */
export async function untilThere<T>(load: () => Promise<T>, failure: string): Promise<T> {
  for (;;) {
    try {
      return await load()
    } catch (error) {
      console.warn(failure, error)
      await anotherNetwork()
    }
  }
}

const anotherNetwork = (): Promise<void> =>
  new Promise((resolve) => {
    const { window } = globalThis as unknown as { window: EventTarget }
    const again = (): void => {
      clearTimeout(timer)
      window.removeEventListener('online', again)
      resolve()
    }
    const timer = setTimeout(again, tryAgain)
    window.addEventListener('online', again)
  })
