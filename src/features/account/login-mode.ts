// The methods of the login dialog and the default one: a phone cannot scan its own code.
export type LoginMode = 'qr' | 'code' | 'password' | 'register' | 'forgot'

/** Narrower screens count as phones. */
const desktop = '(min-width: 992px)'

/** `known`: whether this device remembers an account. */
export const firstMode = (isDesktop: boolean, known: boolean): LoginMode => (isDesktop ? 'qr' : known ? 'password' : 'code')

export const onDesktop = (): boolean => window.matchMedia(desktop).matches

/** The device type that the login sends. */
export const deviceType = (isDesktop: boolean, installed: boolean): 'pc' | 'mobile' | 'app' =>
  installed ? 'app' : isDesktop ? 'pc' : 'mobile'
