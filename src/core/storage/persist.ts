// Requests persistent storage, so that the browser does not evict this device's data. Once: after the first write that
// waits, after an installation, or when the user saves something for offline use. R-STORE-3.

let asked: Promise<boolean> | null = null

/** Whether the browser grants it; false if it does not report. Does nothing in a worker. */
export function persistStorage(): Promise<boolean> {
  asked ??= ask()
  return asked
}

async function ask(): Promise<boolean> {
  try {
    const storage = (globalThis as { navigator?: { storage?: { persisted?(): Promise<boolean>; persist?(): Promise<boolean> } } }).navigator
      ?.storage
    if (!storage?.persisted || !storage.persist) return false
    return (await storage.persisted()) || (await storage.persist())
  } catch (error) {
    console.warn('persistent storage request failed', error)
    return false
  }
}
