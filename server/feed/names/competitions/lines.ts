// Competitions country by country: one line each, and how a name finds its line.
import type { Name } from '../../../../contract/wire/name.ts'
import { foldName } from '../fold.ts'
import { nationOf } from '../nation.ts'
import { european } from './europe.ts'
import { international } from './international.ts'
import { nationWords } from './nation-words.ts'
import { overseas } from './overseas.ts'

/**
 * By the three letters of the country, or by a continent, lines of: names by ; | zh | short zh | en | short en | vi | short vi | character
 * of the tag | letter of the index | rules of level teams. Names are folded and without their country, which the name or the area says;
 * a name with a star needs none.
 */
const lists: Record<string, string>[] = [international, european, overseas]

export interface ListedCompetition {
  /** Three letters of FIFA, or a continent. */
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

/** Words of a nation's name, at most: Bosnia and Herzegovina. */
const mostWords = 3

/** Czech Republic First League is the First League of the Czech Republic; null when no nation stands before a name. */
function nationAhead(folded: string): { nation: string; rest: string } | null {
  const words = folded.split(' ')
  for (let count = Math.min(mostWords, words.length - 1); count > 0; count--) {
    const ahead = words.slice(0, count).join(' ')
    const nation = nationWords[ahead] ?? nationOf(ahead)?.code
    if (nation) return { nation, rest: words.slice(count).join(' ') }
  }
  return null
}

/** The first country that a name says anywhere, in three letters; null when it says none: Primera División de Chile. */
export function nationNamedIn(name: string): string | null {
  const words = foldName(name).split(' ')
  for (const at of words.keys())
    for (let count = Math.min(mostWords, words.length - at); count > 0; count--) {
      const said = words.slice(at, at + count).join(' ')
      const nation = Object.hasOwn(nationWords, said) ? nationWords[said] : nationOf(said)?.code
      if (nation) return nation
    }
  return null
}

const ofOneCountry = /\b(?:league|liga|ligue|lig|premiership|championship|division|divisao|serie|superliga|bundesliga|primera|primeira)\b/

/** The country of a league that no list has: Ghana Premier League; three letters, null when the name says none. */
export function leagueNationOf(name: string): string | null {
  const ahead = nationAhead(foldName(name))
  return ahead && ofOneCountry.test(ahead.rest) ? ahead.nation : null
}

/** The line that a name means; `nation` is the country of its area, in three letters. */
export function findCompetition(name: string, nation: string | null): ListedCompetition | null {
  const folded = foldName(name)
  const ahead = nationAhead(folded)
  const ofCountry = (ahead && byName.get(`${ahead.nation}|${ahead.rest}`)) ?? (nation && byName.get(`${nation}|${folded}`))
  if (ofCountry) return ofCountry
  const named = byName.get(`*${folded}`)
  return named && (nation === null || named.home === nation || named.home in international) ? named : null
}
