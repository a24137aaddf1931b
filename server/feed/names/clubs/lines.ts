// Clubs by country: the format of a line and its parser.
import { africa } from './africa.ts'
import { alps } from './alps.ts'
import { america } from './america.ts'
import { argentina } from './argentina.ts'
import { asia } from './asia.ts'
import { brazil } from './brazil.ts'
import { east } from './east.ts'
import { england } from './england.ts'
import { europe } from './europe.ts'
import { france } from './france.ts'
import { germany } from './germany.ts'
import { gulf } from './gulf.ts'
import { italy } from './italy.ts'
import { lowCountries } from './low-countries.ts'
import { mexico } from './mexico.ts'
import { north } from './north.ts'
import { portugal } from './portugal.ts'
import { southAmerica } from './south-america.ts'
import { spain } from './spain.ts'
import { turkeyAndGreece } from './turkey-greece.ts'

/**
 * By the three-letter code of the country whose league it plays in, lines of: full Latin name | zh | short zh | short Latin, 14 characters
 * at most | three letters | other spellings by ; | Vietnamese name if different. A spelling with a country suffix, River Plate (URU), means
 * the club only in files of that country.
 */
const lists: Record<string, string>[] = [
  { ENG: england, ESP: spain, GER: germany, ITA: italy, FRA: france, POR: portugal },
  { USA: america, BRA: brazil, ARG: argentina },
  europe,
  lowCountries,
  turkeyAndGreece,
  north,
  alps,
  east,
  mexico,
  southAmerica,
  asia,
  gulf,
  africa,
]

export interface ListedClub {
  /** FIFA's three letters. */
  home: string
  key: string
  zh: string
  shortZh: string
  short: string
  code: string
  spellings: string[]
  vi: string
}

function readLine(home: string, line: string): ListedClub {
  const [key = '', zh = '', shortZh = '', short = '', code = '', also = '', vi = key] = line.split('|')
  return { home, key, zh, shortZh, short, code, spellings: also.split(';').filter(Boolean), vi }
}

const readList = ([home, lines]: [string, string]): ListedClub[] =>
  lines
    .trim()
    .split('\n')
    .map((line) => readLine(home, line))

/** Every club of the lists. Suffixes such as FC and CF need no spelling of their own. */
export const listedClubs: readonly ListedClub[] = lists.flatMap((list) => Object.entries(list).flatMap(readList))
