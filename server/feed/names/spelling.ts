// The forms in which files write one club: with and without FC or the year of its founding, with a nation behind it, Red Bulls as RB.

/** Say only that it is a football club. SC and AC may tell two clubs apart: Barcelona SC is not Barcelona. */
const kinds: ReadonlySet<string> = new Set(['fc', 'afc', 'cf', 'fk', 'nk', 'sk'])
/** Say as much when they stand behind a name. */
const endings: ReadonlySet<string> = new Set([...kinds, 'calcio'])
const looseEndings: ReadonlySet<string> = new Set([...endings, 'sc', 'ac'])
/** Say as much among the clubs of one country. */
const homeKinds: ReadonlySet<string> = new Set([...looseEndings, 'as', 'ss', 'ssc', 'us'])
const year = /^(?:18|19|20)\d\d$/

/** One word at least stays. */
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

/** The form that every spelling of one club shares: US Sassuolo Calcio and US Sassuolo, 1. FC Köln and Köln. `folded` is of `foldName`. */
export const clubForm = (folded: string): string => without(sameWords(folded), kinds, endings)

/** A looser form, in which two clubs of one country still differ: AC Reggiana 1919 is Reggiana in an Italian league. */
export const homeForm = (folded: string): string => without(sameWords(folded), homeKinds, homeKinds)

/** What a club that no table has is known by: Wigan Athletic FC and Wigan Athletic are one. */
export const unlistedForm = (folded: string): string => without(folded, kinds, looseEndings)

/** Codes that files put behind a name, to the country whose league the club plays in: Monaco in France, Vaduz in Switzerland. */
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

/** Al Ahly SC (EGY) is Al Ahly SC of Egypt. Null where no nation stands behind the name. */
export function splitNation(spelling: string): { name: string; nation: string | null } {
  const [, name, code] = /^(.+?)\s*\(([A-Z]{3})\)$/.exec(spelling) ?? []
  return name && code ? { name, nation: leagueOf[code] ?? code } : { name: spelling, nation: null }
}

/** The country whose league a club of `nation` plays in; three letters each. */
export const leagueNation = (nation: string): string => leagueOf[nation] ?? nation
