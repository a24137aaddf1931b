// Identifies this window to the server: a verification code works only in the window that requested it. A reload does not change it.
const key = 'code-window'
let known = ''

interface Scope {
  sessionStorage?: { getItem(key: string): string | null; setItem(key: string, value: string): void }
}

export function idOfWindow(): string {
  if (known) return known
  const fresh = [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  const scope = globalThis as Scope
  try {
    known = scope.sessionStorage?.getItem(key) ?? fresh
    scope.sessionStorage?.setItem(key, known)
  } catch {
    // Storage is blocked: the value lasts until the window closes.
    known = fresh
  }
  return known
}
