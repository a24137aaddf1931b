// Asks the browser to keep this device's storage when it clears what is seldom used. Once: after the first write that
// waits, after an installation, when the reader keeps something for offline use. R-STORE-3.

let asked: Promise<boolean> | null = null

/** Whether the browser promises to keep it; false where it does not say. Does nothing in a worker. */
export function keepStorage(): Promise<boolean> {
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
    console.warn('the browser does not say whether storage is kept', error)
    return false
  }
}
