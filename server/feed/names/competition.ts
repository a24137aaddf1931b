// Competitions in three languages: the most common ones of data files, then the lists, by name; others keep the name of their file.
import type { FeedLeague } from '../../features/match/feed-message.ts'
import { regulationsOf } from './competition-rules.ts'
import { findCompetition, type ListedCompetition, leagueNationOf } from './competitions/lines.ts'
import { crestMark, tagColor } from './crest.ts'
import { foldName } from './fold.ts'
import { nationOf } from './nation.ts'
import { leagueNation } from './spelling.ts'

type Known = Pick<FeedLeague, 'name' | 'short' | 'mark' | 'color' | 'initial' | 'rules'>
const names = (zh: string, en: string, vi: string) => ({ zh, en, vi })

/** The third item is the country of the league, if others have leagues of the same name. */
const known: [RegExp, Known, string?][] = [
  [
    /^(?:fifa )?world cup$/,
    {
      name: names('世界杯', 'World Cup', 'World Cup'),
      short: names('世界杯', 'World Cup', 'World Cup'),
      mark: '世',
      color: '#7A1F3D',
      initial: 'S',
      rules: 'fifa',
    },
  ],
  [
    /^(?:fifa )?club world cup$/,
    {
      name: names('世俱杯', 'Club World Cup', 'FIFA Club World Cup'),
      short: names('世俱杯', 'Club World Cup', 'Club World Cup'),
      mark: '俱',
      color: '#6B4A12',
      initial: 'S',
      rules: 'fifa',
    },
  ],
  [
    /^(?:uefa )?(?:euro|european championship)$/,
    {
      name: names('欧洲杯', 'European Championship', 'Giải vô địch châu Âu'),
      short: names('欧洲杯', 'Euro', 'Euro'),
      mark: '欧',
      color: '#1C4F86',
      initial: 'O',
      rules: 'uefa',
    },
  ],
  [
    /^copa america$/,
    {
      name: names('美洲杯', 'Copa América', 'Copa América'),
      short: names('美洲杯', 'Copa América', 'Copa América'),
      mark: '美',
      color: '#0D5A63',
      initial: 'M',
    },
  ],
  [
    /^(?:uefa )?champions league$/,
    {
      name: names('欧洲冠军联赛', 'Champions League', 'Cúp C1 châu Âu'),
      short: names('欧冠', 'UCL', 'Cúp C1'),
      mark: '冠',
      color: '#1B2A5E',
      initial: 'O',
      rules: 'uefa-cup',
    },
  ],
  [
    /^(?:uefa )?europa league$/,
    {
      name: names('欧洲联赛', 'Europa League', 'Cúp C2 châu Âu'),
      short: names('欧联', 'UEL', 'Cúp C2'),
      mark: '联',
      color: '#8A3B12',
      initial: 'O',
      rules: 'uefa-cup',
    },
  ],
  [
    /^(?:english |england )?premier league$/,
    {
      name: names('英格兰足球超级联赛', 'English Premier League', 'Ngoại hạng Anh'),
      short: names('英超', 'Premier League', 'Ngoại hạng Anh'),
      mark: '英',
      color: '#3D195B',
      initial: 'Y',
      rules: 'premier-league',
    },
    'england',
  ],
  [
    /^(?:english |england )?championship$/,
    {
      name: names('英格兰足球冠军联赛', 'English Championship', 'Hạng Nhất Anh'),
      short: names('英冠', 'Championship', 'Hạng Nhất Anh'),
      mark: '冠',
      color: '#5B3A78',
      initial: 'Y',
      rules: 'premier-league',
    },
    'england',
  ],
  [
    /^(?:china |chinese )super league$|^csl$/,
    {
      name: names('中国足球协会超级联赛', 'Chinese Super League', 'Siêu giải Trung Quốc'),
      short: names('中超', 'CSL', 'CSL'),
      mark: '中',
      color: '#8F1D22',
      initial: 'Z',
      rules: 'csl',
    },
    'china',
  ],
  [
    /^(?:deutsche |german(?:y)? )?bundesliga$|^germany 1 bundesliga$/,
    {
      name: names('德国足球甲级联赛', 'Bundesliga', 'Bundesliga'),
      short: names('德甲', 'Bundesliga', 'Bundesliga'),
      mark: '德',
      color: '#7A1414',
      initial: 'D',
      rules: 'bundesliga',
    },
    'germany',
  ],
  [
    /^(?:spain |spanish )?(?:primera division|la liga)(?: de espana)?$/,
    {
      name: names('西班牙足球甲级联赛', 'La Liga', 'La Liga'),
      short: names('西甲', 'La Liga', 'La Liga'),
      mark: '西',
      color: '#8A3B12',
      initial: 'X',
      rules: 'la-liga',
    },
    'spain',
  ],
  [
    /^(?:italy |italian )?serie a$/,
    {
      name: names('意大利足球甲级联赛', 'Serie A', 'Serie A'),
      short: names('意甲', 'Serie A', 'Serie A'),
      mark: '意',
      color: '#1C4F86',
      initial: 'Y',
      rules: 'serie-a',
    },
    'italy',
  ],
  [
    /^(?:france |french )?ligue 1$/,
    {
      name: names('法国足球甲级联赛', 'Ligue 1', 'Ligue 1'),
      short: names('法甲', 'Ligue 1', 'Ligue 1'),
      mark: '法',
      color: '#22415E',
      initial: 'F',
      rules: 'ligue-1',
    },
    'france',
  ],
]

/** From 2026 on the World Cup breaks ties by the matches of level teams first. */
const inSeason = (one: Known, season: string): Known =>
  one.rules === 'fifa' && Number.parseInt(season, 10) >= 2026 ? { ...one, rules: 'fifa-2026' } : one

/** Maximum characters of a cut short name. */
const longestShort = 14
const cutShort = (name: string): string => {
  const letters = [...name]
  const cut = letters.slice(0, longestShort - 1).join('')
  return letters.length > longestShort ? `${cut.trimEnd()}…` : name
}

const ofLine = ({ name, short, mark, initial, rules }: ListedCompetition): Known => ({
  name,
  short,
  mark,
  color: tagColor(foldName(name.en)),
  initial,
  ...(rules ? { rules } : {}),
})

/** The entry of a name; null if there is none, or if it belongs to another country than `area` (in English). */
function findKnown(name: string, area: string): { entry: Known; home: string | undefined } | null {
  const folded = foldName(name)
  const [, entry, home] = known.find(([pattern]) => pattern.test(folded)) ?? []
  return entry && (home === undefined || area === '' || foldName(area).startsWith(home)) ? { entry, home } : null
}

/** Names, tag and ranking rules of a competition in a season. `name` is without the season; `area`: its country as given, in English. */
export function competitionNames(name: string, season = '', area = ''): Known {
  const folded = foldName(name)
  const rules = regulationsOf(name, area)
  const ruled = rules ? { rules } : {}
  const entry = findKnown(name, area)?.entry
  if (entry) return { ...ruled, ...inSeason(entry, season) }
  const nation = nationOf(area)
  const line = findCompetition(name, nation?.code ?? null)
  if (line) return { ...ruled, ...ofLine(line) }
  const isElsewhere = known.some(([pattern]) => pattern.test(folded))
  const of = isElsewhere ? (nation?.name ?? names(area, area, area)) : names('', '', '')
  const whole = names(`${of.zh} ${name}`.trim(), `${of.en} ${name}`.trim(), `${of.vi} ${name}`.trim())
  const initial = /^[a-z]/.exec(folded)?.[0]?.toUpperCase() ?? '#'
  const short = names(cutShort(whole.zh), cutShort(whole.en), cutShort(whole.vi))
  return { name: whole, short, mark: [...crestMark(name)][0] ?? '?', color: tagColor(foldName(whole.en)), initial, ...ruled }
}

/** The countries whose clubs play in a continent's cups, for names that clubs of other continents share. */
const continents: Record<string, string[]> = {
  southAmerica: ['ARG', 'BRA', 'URU', 'CHI', 'COL', 'ECU', 'PER', 'PAR', 'BOL', 'VEN', 'MEX'],
  africa: ['EGY', 'MAR', 'ALG', 'TUN', 'RSA', 'COD', 'SDN'],
}

/** Three-letter codes of the countries whose clubs play in a competition; empty if any may. Arguments as in `competitionNames`. */
export function competitionHomes(name: string, area = ''): readonly string[] {
  const nation = nationOf(area)
  if (nation) return [leagueNation(nation.code)]
  const found = findKnown(name, '')
  const home = found ? nationOf(found.home ?? '')?.code : (findCompetition(name, null)?.home ?? leagueNationOf(name))
  if (!home) return []
  return continents[home] ?? (/^[A-Z]{3}$/.test(home) ? [leagueNation(home)] : [])
}
