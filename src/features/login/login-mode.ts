// The ways of the login dialog, and which of them comes first: a phone cannot scan itself.
export type LoginMode = 'qr' | 'code' | 'password' | 'register' | 'forgot'

/** Below it a screen counts as a phone's. */
const desktop = '(min-width: 992px)'

/** `known`: this device remembers an account. */
export const firstMode = (isDesktop: boolean, known: boolean): LoginMode => (isDesktop ? 'qr' : known ? 'password' : 'code')

export const onDesktop = (): boolean => window.matchMedia(desktop).matches

/** What the login tells of the device. */
export const deviceType = (isDesktop: boolean, installed: boolean): 'pc' | 'mobile' | 'app' =>
  installed ? 'app' : isDesktop ? 'pc' : 'mobile'
