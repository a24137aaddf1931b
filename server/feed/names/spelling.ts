// Normal forms of club names: with and without FC or the founding year, with a nation suffix, Red Bulls as RB.

/** Affixes that mean only 'football club'. SC and AC may distinguish clubs: Barcelona SC is not Barcelona. */
const kinds: ReadonlySet<string> = new Set(['fc', 'afc', 'cf', 'fk', 'nk', 'sk'])
/** The same as suffixes. */
const endings: ReadonlySet<string> = new Set([...kinds, 'calcio'])
const looseEndings: ReadonlySet<string> = new Set([...endings, 'sc', 'ac'])
/** The same among the clubs of one country. */
const homeKinds: ReadonlySet<string> = new Set([...looseEndings, 'as', 'ss', 'ssc', 'us'])
const year = /^(?:18|19|20)\d\d$/

/** Always keeps at least one word. */
function without(folded: string, first: ReadonlySet<string>, last: ReadonlySet<string>): string {
  const words = folded.split(' ')
  for (;;) {
    const [head = '', next = ''] = words
    const tail = words.at(-1) ?? ''
    if (words.length > 1 && (last.has(tail) || year.test(tail))) words.pop()
    else if (words.length > 1 && first.has(head)) words.shift()
    else if (words.length > 2 && head === '1' && first.has(next)) words.splice(0, 2)
    else return words.join(' ')
  }
}

const sameWords = (folded: string): string =>
  folded
    .replace(/\bred bulls?\b/g, 'rb')
    .replace(/\butd\b/g, 'united')
    .replace(/\b(?:saint|sankt)\b/g, 'st')

/** The form shared by every spelling of a club: US Sassuolo Calcio and US Sassuolo, 1. FC Köln and Köln. `folded` is from `foldName`. */
export const clubForm = (folded: string): string => without(sameWords(folded), kinds, endings)

/** A looser form that still separates clubs of one country: AC Reggiana 1919 is Reggiana in an Italian league. */
export const homeForm = (folded: string): string => without(sameWords(folded), homeKinds, homeKinds)

/** The form that identifies an unlisted club: Wigan Athletic FC and Wigan Athletic are one. */
export const unlistedForm = (folded: string): string => without(folded, kinds, looseEndings)

/** Country codes that files put behind a club's name, to the country whose league it plays in: Monaco in France, Vaduz in Switzerland. */
const leagueOf: Record<string, string> = {
  MCO: 'FRA',
  AND: 'ESP',
  LIE: 'SUI',
  SMR: 'ITA',
  WAL: 'ENG',
  CAN: 'USA',
  NZL: 'AUS',
  SAU: 'KSA',
  SUD: 'SDN',
  MOL: 'MDA',
  LIT: 'LTU',
  LAT: 'LVA',
  FAR: 'FRO',
  KVX: 'KOS',
  SIN: 'SGP',
  ROM: 'ROU',
}

/** Splits Al Ahly SC (EGY) into name and nation. Null if there is no nation suffix. */
export function splitNation(spelling: string): { name: string; nation: string | null } {
  const [, name, code] = /^(.+?)\s*\(([A-Z]{3})\)$/.exec(spelling) ?? []
  return name && code ? { name, nation: leagueOf[code] ?? code } : { name: spelling, nation: null }
}

/** The country whose league a club of `nation` plays in; three letters each. */
export const leagueNation = (nation: string): string => leagueOf[nation] ?? nation
