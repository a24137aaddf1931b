// The zone of the grounds of a competition, for files whose times say none: by the file's own name, then by the competition's.

/** Files of leagues are named by country: en.1.json, cn.1.json. */
const byCountry: Record<string, string> = {
  en: 'Europe/London',
  eng: 'Europe/London',
  sco: 'Europe/London',
  wal: 'Europe/London',
  nir: 'Europe/London',
  ie: 'Europe/Dublin',
  de: 'Europe/Berlin',
  at: 'Europe/Vienna',
  ch: 'Europe/Zurich',
  es: 'Europe/Madrid',
  it: 'Europe/Rome',
  fr: 'Europe/Paris',
  nl: 'Europe/Amsterdam',
  be: 'Europe/Brussels',
  pt: 'Europe/Lisbon',
  dk: 'Europe/Copenhagen',
  se: 'Europe/Stockholm',
  no: 'Europe/Oslo',
  fi: 'Europe/Helsinki',
  pl: 'Europe/Warsaw',
  cz: 'Europe/Prague',
  hu: 'Europe/Budapest',
  ro: 'Europe/Bucharest',
  gr: 'Europe/Athens',
  tr: 'Europe/Istanbul',
  ru: 'Europe/Moscow',
  ua: 'Europe/Kyiv',
  cn: 'Asia/Shanghai',
  jp: 'Asia/Tokyo',
  kr: 'Asia/Seoul',
  vn: 'Asia/Ho_Chi_Minh',
  th: 'Asia/Bangkok',
  sa: 'Asia/Riyadh',
  au: 'Australia/Sydney',
  ar: 'America/Argentina/Buenos_Aires',
  br: 'America/Sao_Paulo',
  co: 'America/Bogota',
  mx: 'America/Mexico_City',
  us: 'America/New_York',
}

const byName: [RegExp, string][] = [
  [/world cup 2022/i, 'Asia/Qatar'],
  [/world cup 2018/i, 'Europe/Moscow'],
  [/world cup 2014/i, 'America/Sao_Paulo'],
  [/world cup 2010/i, 'Africa/Johannesburg'],
  [/world cup 2006/i, 'Europe/Berlin'],
  [/world cup 2002/i, 'Asia/Seoul'],
  [/world cup 1998/i, 'Europe/Paris'],
  [/club world cup 2025/i, 'America/New_York'],
  [/euro(?:pean championship)? 2024/i, 'Europe/Berlin'],
  [/\b(?:english|england|premier league|championship|fa cup|scottish)\b/i, 'Europe/London'],
  [/\b(?:china|chinese|csl)\b/i, 'Asia/Shanghai'],
  [/\b(?:bundesliga|germany|german|dfb)\b/i, 'Europe/Berlin'],
  [/\b(?:spain|spanish|primera divisi[oó]n|la liga)\b/i, 'Europe/Madrid'],
  [/\b(?:italy|italian|serie a|serie b)\b/i, 'Europe/Rome'],
  [/\b(?:france|french|ligue)\b/i, 'Europe/Paris'],
  [/\b(?:eredivisie|netherlands)\b/i, 'Europe/Amsterdam'],
  [/\b(?:portugal|primeira liga)\b/i, 'Europe/Lisbon'],
  [/\b(?:brazil|brasileir[aã]o)\b/i, 'America/Sao_Paulo'],
  [/\b(?:v-?league|vietnam)\b/i, 'Asia/Ho_Chi_Minh'],
  [/\b(?:champions league|europa league|conference league|uefa)\b/i, 'Europe/Paris'],
]

/** UTC when neither name says more. `source` is the path or address of the file. */
export function zoneOf(source: string, competition: string): string {
  const file = source.split(/[?#]/)[0]?.split(/[\\/]/).pop() ?? ''
  const country = /(?:^|[-_])([a-z]{2,3})\.(?:\d|cup)\b[\w.-]*$/i.exec(file)?.[1]?.toLowerCase()
  const zone = country ? byCountry[country] : undefined
  return zone ?? byName.find(([pattern]) => pattern.test(competition))?.[1] ?? 'UTC'
}
