// Loads parts that the page requires, whatever the state of the network.

/** Milliseconds until a retry: the browser does not report that a server or connection was busy. */
const tryAgain = 15_000

/** Retries `load` until it succeeds, immediately when the network returns. `failure`: message for the console. */
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
