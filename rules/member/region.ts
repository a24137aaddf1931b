// Where a reader is, as far as he says so himself: the region of his languages. Two letters of ISO 3166; empty: nobody knows.

/** Regions that the desk offers; any other may be named by its letters. */
export const regions = [
  ...['CN', 'VN', 'HK', 'MO', 'TW', 'SG', 'MY', 'TH', 'ID', 'PH', 'MM', 'KH', 'LA', 'BN'],
  ...['JP', 'KR', 'IN', 'AE', 'US', 'CA', 'GB', 'FR', 'DE', 'IT', 'ES', 'BR', 'AU', 'NZ'],
] as const

/** Of the languages of this product that are at home in one region. */
const home: Readonly<Record<string, string>> = { zh: 'CN', vi: 'VN' }

/** The region of the first language that names one; else where the first language is at home. `languages` as browsers list them. */
export function regionOf(languages: readonly string[]): string {
  for (const tag of languages) {
    const region = /-([A-Za-z]{2})(-|$)/.exec(tag)?.[1]
    if (region) return region.toUpperCase()
  }
  return home[languages[0]?.slice(0, 2).toLowerCase() ?? ''] ?? ''
}

/** The same of the header of a request. Its order is that of the wishes: browsers send it so. */
export const regionOfHeader = (acceptLanguage: string): string =>
  regionOf(acceptLanguage.split(',').map((part) => part.split(';')[0]?.trim() ?? ''))
