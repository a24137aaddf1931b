// Competitions by country: the format of a line, and the lookup by name.
import type { Name } from '../../../../contract/wire/name.ts'
import { foldName } from '../fold.ts'
import { nationOf } from '../nation.ts'
import { demonyms } from './demonyms.ts'
import { european } from './europe.ts'
import { international } from './international.ts'
import { overseas } from './overseas.ts'

/**
 * By three-letter country code or continent, lines of: names by ; | zh | short zh | en | short en | vi | short vi | tag character | index
 * letter | tie-break rules. Names are folded and without their country, which the name or the area must give; a name with a star needs
 * none.
 */
const lists: Record<string, string>[] = [international, european, overseas]

export interface ListedCompetition {
  /** FIFA's three letters, or a continent. */
  home: string
  names: string[]
  name: Name
  short: Name
  mark: string
  initial: string
  rules: string | null
}

function readLine(home: string, line: string): ListedCompetition {
  const [names = '', zh = '', shortZh = '', en = '', shortEn = '', vi = '', shortVi = '', mark = '', initial = '', rules] = line.split('|')
  return {
    home,
    names: names.split(';'),
    name: { zh, en, vi },
    short: { zh: shortZh, en: shortEn, vi: shortVi },
    mark,
    initial,
    rules: rules ?? null,
  }
}

export const listedCompetitions: readonly ListedCompetition[] = lists.flatMap((list) =>
  Object.entries(list).flatMap(([home, lines]) =>
    lines
      .trim()
      .split('\n')
      .map((line) => readLine(home, line)),
  ),
)

const byName = new Map<string, ListedCompetition>()
for (const listed of listedCompetitions)
  for (const name of listed.names) byName.set(name.startsWith('*') ? name : `${listed.home}|${name}`, listed)

/** Maximum words of a nation's name: Bosnia and Herzegovina. */
const mostWords = 3

/** Splits Czech Republic First League into nation and league; null if the name does not start with a nation. */
function nationAhead(folded: string): { nation: string; rest: string } | null {
  const words = folded.split(' ')
  for (let count = Math.min(mostWords, words.length - 1); count > 0; count--) {
    const ahead = words.slice(0, count).join(' ')
    const nation = demonyms[ahead] ?? nationOf(ahead)?.code
    if (nation) return { nation, rest: words.slice(count).join(' ') }
  }
  return null
}

/** The first country in a name, such as Primera División de Chile, in three letters; null if there is none. */
export function nationNamedIn(name: string): string | null {
  const words = foldName(name).split(' ')
  for (const at of words.keys())
    for (let count = Math.min(mostWords, words.length - at); count > 0; count--) {
      const phrase = words.slice(at, at + count).join(' ')
      const nation = Object.hasOwn(demonyms, phrase) ? demonyms[phrase] : nationOf(phrase)?.code
      if (nation) return nation
    }
  return null
}

const ofOneCountry = /\b(?:league|liga|ligue|lig|premiership|championship|division|divisao|serie|superliga|bundesliga|primera|primeira)\b/

/** The country of an unlisted league, such as Ghana Premier League; three letters, null if the name has none. */
export function leagueNationOf(name: string): string | null {
  const ahead = nationAhead(foldName(name))
  return ahead && ofOneCountry.test(ahead.rest) ? ahead.nation : null
}

/** The line of a name; `nation` is the country of its area, in three letters. */
export function findCompetition(name: string, nation: string | null): ListedCompetition | null {
  const folded = foldName(name)
  const ahead = nationAhead(folded)
  const ofCountry = (ahead && byName.get(`${ahead.nation}|${ahead.rest}`)) ?? (nation && byName.get(`${nation}|${folded}`))
  if (ofCountry) return ofCountry
  const named = byName.get(`*${folded}`)
  return named && (nation === null || named.home === nation || named.home in international) ? named : null
}
