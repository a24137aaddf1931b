// The zone that a word behind a time means: CET, BST, EDT. Letters by which several countries call theirs mean that of the competition.

/** By the abbreviations of the zone database (IANA tz, `tzdata`), winter's and summer's: people write one for the other. */
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
/** China's and the middle of America's, India's, Israel's and Ireland's. */
const shared = new Set(['CST', 'IST', 'AST', 'LOCAL', 'LOCAL TIME'])

/** An IANA zone; null where the word is none, or means one that `own`, the zone of the competition, does not say. */
export function zoneOfWord(word: string, own: string | null): string | null {
  const plain = word
    .replace(/^\(|\)$/g, '')
    .trim()
    .toUpperCase()
  return shared.has(plain) ? own : (zones[plain] ?? null)
}
