// 清爽: no effects of gifts and entries, and none of their sounds. Remembered on this device.

interface Scope {
  localStorage?: { getItem(key: string): string | null; setItem(key: string, value: string): void }
}
const storageKey = 'calm-room'
let calm: boolean | undefined
const listeners = new Set<() => void>()

function stored(): boolean {
  try {
    return (globalThis as Scope).localStorage?.getItem(storageKey) === '1'
  } catch {
    // Storage is blocked: nothing is remembered.
    return false
  }
}

export const calmRoom = {
  get(): boolean {
    calm ??= stored()
    return calm
  },
  getServer: (): boolean => false,
  set(on: boolean): void {
    calm = on
    try {
      ;(globalThis as Scope).localStorage?.setItem(storageKey, on ? '1' : '0')
    } catch {
      // Blocked or full: it holds until the page closes.
    }
    for (const listener of listeners) listener()
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}
