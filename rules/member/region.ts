// The reader's region, as far as their languages reveal it. Two letters of ISO 3166; empty: unknown.

/** Regions that the admin offers; any other can be entered by its code. */
export const regions = [
  ...['CN', 'VN', 'HK', 'MO', 'TW', 'SG', 'MY', 'TH', 'ID', 'PH', 'MM', 'KH', 'LA', 'BN'],
  ...['JP', 'KR', 'IN', 'AE', 'US', 'CA', 'GB', 'FR', 'DE', 'IT', 'ES', 'BR', 'AU', 'NZ'],
] as const

/** Regions of those product languages that have a single home region. */
const home: Readonly<Record<string, string>> = { zh: 'CN', vi: 'VN' }

/** The region of the first language that names one; otherwise the home region of the first language. `languages` in the browser's order. */
export function regionOf(languages: readonly string[]): string {
  for (const tag of languages) {
    const region = /-([A-Za-z]{2})(-|$)/.exec(tag)?.[1]
    if (region) return region.toUpperCase()
  }
  return home[languages[0]?.slice(0, 2).toLowerCase() ?? ''] ?? ''
}

/** The same for a request header. Browsers send it in order of preference. */
export const regionOfHeader = (acceptLanguage: string): string =>
  regionOf(acceptLanguage.split(',').map((part) => part.split(';')[0]?.trim() ?? ''))
