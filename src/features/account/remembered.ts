// The account that the login of this device remembers: the number or address, never the password.
const key = 'login-account'

export function rememberedAccount(): string {
  try {
    return localStorage.getItem(key) ?? ''
  } catch {
    // Storage is blocked.
    return ''
  }
}

/** Null removes it. */
export function rememberAccount(mobile: string | null): void {
  try {
    if (mobile === null) localStorage.removeItem(key)
    else localStorage.setItem(key, mobile)
  } catch (error) {
    console.info('remembered account save failed', error)
  }
}
