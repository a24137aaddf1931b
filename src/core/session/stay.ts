// Whether this device may renew its login by its device token. The token itself is in an HttpOnly cookie.
const key = 'stay'

interface Scope {
  localStorage?: { getItem(key: string): string | null; setItem(key: string, value: string): void; removeItem(key: string): void }
}

export function mayStay(): boolean {
  try {
    return (globalThis as Scope).localStorage?.getItem(key) === '1'
  } catch {
    // Storage is blocked: assume no, and do not try.
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
