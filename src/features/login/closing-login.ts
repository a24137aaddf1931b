// When the account that has just signed in here will be deleted, as it has asked for: its owner is asked before the login is done.
let closingAt: string | null = null
const listeners = new Set<() => void>()

export const closingLogin = {
  get: (): string | null => closingAt,
  set(at: string | null): void {
    closingAt = at
    for (const listener of listeners) listener()
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}
