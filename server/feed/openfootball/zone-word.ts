// The zone of an abbreviation behind a time: CET, BST, EDT. One that several countries use means that of the competition.

/** From the abbreviations of the zone database (IANA tz, `tzdata`), for winter and summer, since they are often mixed up. */
const zones: Record<string, string> = {
  WET: 'Europe/Lisbon',
  WEST: 'Europe/Lisbon',
  CET: 'Europe/Paris',
  CEST: 'Europe/Paris',
  MEZ: 'Europe/Berlin',
  MESZ: 'Europe/Berlin',
  EET: 'Europe/Athens',
  EEST: 'Europe/Athens',
  BST: 'Europe/London',
  MSK: 'Europe/Moscow',
  TRT: 'Europe/Istanbul',
  ET: 'America/New_York',
  EST: 'America/New_York',
  EDT: 'America/New_York',
  CT: 'America/Chicago',
  CDT: 'America/Chicago',
  MT: 'America/Denver',
  MST: 'America/Denver',
  MDT: 'America/Denver',
  PT: 'America/Los_Angeles',
  PST: 'America/Los_Angeles',
  PDT: 'America/Los_Angeles',
  BRT: 'America/Sao_Paulo',
  ART: 'America/Argentina/Buenos_Aires',
  JST: 'Asia/Tokyo',
  KST: 'Asia/Seoul',
  HKT: 'Asia/Hong_Kong',
  SGT: 'Asia/Singapore',
  ICT: 'Asia/Bangkok',
  WIB: 'Asia/Jakarta',
  AEST: 'Australia/Sydney',
  AEDT: 'Australia/Sydney',
  AWST: 'Australia/Perth',
  SAST: 'Africa/Johannesburg',
}
/** China's and America's Central, India's, Israel's and Ireland's. */
const shared = new Set(['CST', 'IST', 'AST', 'LOCAL', 'LOCAL TIME'])

/** An IANA zone; null if the word is none, or is ambiguous and does not fit `own`, the zone of the competition. */
export function zoneOfWord(word: string, own: string | null): string | null {
  const plain = word
    .replace(/^\(|\)$/g, '')
    .trim()
    .toUpperCase()
  return shared.has(plain) ? own : (zones[plain] ?? null)
}
