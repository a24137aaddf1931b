// Clubs league by league: one line a club, and how it is read.
import { america } from './america.ts'
import { china, japan, korea, vietnam } from './asia.ts'
import { england } from './england.ts'
import { europe } from './europe.ts'
import { france } from './france.ts'
import { germany } from './germany.ts'
import { italy } from './italy.ts'
import { spain } from './spain.ts'

/** Full Latin name | zh | short zh | short Latin, 14 characters at most | three letters | other spellings by ; | Vietnamese name if another */
const leagues = { england, spain, germany, italy, france, europe, china, japan, korea, vietnam, america }

export interface ListedClub {
  league: keyof typeof leagues
  key: string
  zh: string
  shortZh: string
  short: string
  code: string
  spellings: string[]
  vi: string
}

function readLine(league: keyof typeof leagues, line: string): ListedClub {
  const [key = '', zh = '', shortZh = '', short = '', code = '', also = '', vi = key] = line.split('|')
  return { league, key, zh, shortZh, short, code, spellings: also.split(';').filter(Boolean), vi }
}

/** Every club of the lists. Suffixes such as FC and CF need no spelling of their own. */
export const listedClubs: readonly ListedClub[] = (Object.keys(leagues) as (keyof typeof leagues)[]).flatMap((league) =>
  leagues[league]
    .trim()
    .split('\n')
    .map((line) => readLine(league, line)),
)
