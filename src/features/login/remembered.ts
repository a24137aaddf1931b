// The account that this device remembers at the login: its number or address, never its password.
const key = 'login-account'

export function rememberedAccount(): string {
  try {
    return localStorage.getItem(key) ?? ''
  } catch {
    // Storage is blocked: nothing is remembered.
    return ''
  }
}

/** Null forgets it. */
export function rememberAccount(mobile: string | null): void {
  try {
    if (mobile === null) localStorage.removeItem(key)
    else localStorage.setItem(key, mobile)
  } catch (error) {
    console.info('the account is not remembered', error)
  }
}
