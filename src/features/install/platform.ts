// Which steps of installation concern this device.

export type Platform = 'ios' | 'android' | 'desktop'

/** From the browser's own words. An iPad calls itself a Mac, but has touch. */
export function platformOf(userAgent: string, touchPoints: number): Platform {
  if (/iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && touchPoints > 1)) return 'ios'
  return /Android/.test(userAgent) ? 'android' : 'desktop'
}
