// The default zone of a language, for times without one.

const zones: [string, string][] = [
  ['Asia/Shanghai', 'cn'],
  ['Asia/Hong_Kong', 'hk mo'],
  ['Asia/Taipei', 'tw'],
  ['Asia/Singapore', 'sg my'],
  ['Asia/Ho_Chi_Minh', 'vn'],
  ['Asia/Bangkok', 'th'],
  ['Asia/Manila', 'ph'],
  ['Asia/Tokyo', 'jp'],
  ['Asia/Seoul', 'kr'],
  ['Asia/Kolkata', 'in'],
  ['Europe/London', 'gb uk'],
  ['Europe/Dublin', 'ie'],
  ['Europe/Lisbon', 'pt'],
  ['Europe/Madrid', 'es'],
  ['Europe/Paris', 'fr'],
  ['Europe/Brussels', 'be'],
  ['Europe/Amsterdam', 'nl'],
  ['Europe/Berlin', 'de'],
  ['Europe/Vienna', 'at'],
  ['Europe/Zurich', 'ch'],
  ['Europe/Rome', 'it'],
  ['Europe/Warsaw', 'pl'],
  ['Europe/Prague', 'cz'],
  ['Europe/Copenhagen', 'dk'],
  ['Europe/Oslo', 'no'],
  ['Europe/Stockholm', 'se'],
  ['Europe/Helsinki', 'fi'],
  ['Europe/Athens', 'gr'],
  ['Europe/Istanbul', 'tr'],
  ['Europe/Moscow', 'ru'],
  ['America/Sao_Paulo', 'br'],
  ['America/Argentina/Buenos_Aires', 'ar'],
  ['Africa/Johannesburg', 'za'],
  ['Pacific/Auckland', 'nz'],
]
const zoneOfRegion = new Map(zones.flatMap(([zone, regions]) => regions.split(' ').map((region): [string, string] => [region, zone])))

/** The default region of a tag without one. English has none. */
const homes: [string, string][] = [
  ['zh', 'cn'],
  ['vi', 'vn'],
  ['th', 'th'],
  ['ja', 'jp'],
  ['ko', 'kr'],
  ['de', 'de'],
  ['fr', 'fr'],
  ['it', 'it'],
  ['es', 'es'],
  ['pt', 'pt'],
  ['nl', 'nl'],
  ['pl', 'pl'],
  ['cs', 'cz'],
  ['da', 'dk'],
  ['nb', 'no'],
  ['nn', 'no'],
  ['no', 'no'],
  ['sv', 'se'],
  ['fi', 'fi'],
  ['el', 'gr'],
  ['tr', 'tr'],
  ['ru', 'ru'],
]
const homeOf = new Map(homes)

/**
 * IANA zone of a BCP 47 tag: that of its region, or of the language's home region. UTC if there is no single zone (en, en-US, es-MX), and
 * for an empty tag.
 */
export function usualZone(tag: string): string {
  const [language = '', ...rest] = tag.toLowerCase().split(/[-_]/)
  const region = rest.find((part) => /^[a-z]{2}$/.test(part)) ?? homeOf.get(language) ?? ''
  return zoneOfRegion.get(region) ?? 'UTC'
}
