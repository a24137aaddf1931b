// Whether this device may still be signed in by its device token. The token itself is in a cookie that no script reads.
const key = 'stay'

interface Scope {
  localStorage?: { getItem(key: string): string | null; setItem(key: string, value: string): void; removeItem(key: string): void }
}

export function mayStay(): boolean {
  try {
    return (globalThis as Scope).localStorage?.getItem(key) === '1'
  } catch {
    // Storage is blocked: nothing says so, and nothing is tried.
    return false
  }
}

export function setStay(stay: boolean): void {
  try {
    if (stay) (globalThis as Scope).localStorage?.setItem(key, '1')
    else (globalThis as Scope).localStorage?.removeItem(key)
  } catch {
    // Storage is blocked: the login ends with its cookie.
  }
}
