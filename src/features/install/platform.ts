// The platform of this device, for the installation steps.

export type Platform = 'ios' | 'android' | 'desktop'

/** Detects the platform from the user agent. An iPad identifies as a Mac, but has touch. */
export function platformOf(userAgent: string, touchPoints: number): Platform {
  if (/iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && touchPoints > 1)) return 'ios'
  return /Android/.test(userAgent) ? 'android' : 'desktop'
}
