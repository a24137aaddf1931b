// Ten thousand fixtures of a thousand invented teams in fifty leagues, as the search index and as plain rows.
import type { SearchSnapshot } from '../../../contract/search.ts'
import { matchesOf, namesOf } from '../../../server/features/search/columns.ts'
import { namedKeys, syllablesOf } from '../../../server/features/search/keys.ts'

export const fixtureCount = 10_000
const leagueCount = 50
const perLeague = 20

const first = [...'临北青云石东望平白长重海西南金银龙凤天山']
const second = ['江', '固', '崖', '浦', '门', '岚', '海', '川', '沙', '汀', '庆', '州', '安', '港', '湾', '城', '岭', '原', '泽', '桥']
const clubs = [
  '潮汐',
  '铁狮',
  '飞虎',
  '星火',
  '松林',
  '海鹰',
  '山岳',
  '灯塔',
  '晨光',
  '骑士',
  '联队',
  '竞技',
  '流浪者',
  '风暴',
  '白鹭',
  '车轮',
]
const vietnamese = ['Lâm Giang', 'Đà Nẵng', 'Hải Đăng', 'Bắc Cố', 'Thanh Nhai', 'Vân Phố', 'Thạch Môn', 'Trường Đinh']

const pick = <T>(list: readonly T[], at: number): T => list[at % list.length] as T
const latin = (chinese: string): string => syllablesOf(chinese).replace(/\/\S+/g, '').replaceAll(' ', '')
const titled = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const teamAt = (at: number) => {
  const city = pick(first, at) + pick(second, Math.floor(at / first.length))
  const club = pick(clubs, at * 7 + Math.floor(at / 31))
  const vi = `${pick(vietnamese, at)} ${titled(latin(club))}`
  return {
    id: `team-${at}`,
    name: { zh: city + club, en: `${titled(latin(city))} ${titled(latin(club))}`, vi },
    short: { zh: city, en: titled(latin(city)), vi: pick(vietnamese, at) },
    code: latin(city).slice(0, 3).toUpperCase(),
  }
}
const leagueAt = (at: number) => {
  const zh = `${pick(first, at)}${pick(second, at * 3)}联赛`
  return {
    id: `league-${at}`,
    name: { zh, en: `${titled(latin(zh))} League`, vi: `Giải ${pick(vietnamese, at)}` },
    short: { zh: zh.slice(0, 3), en: '', vi: '' },
  }
}
type Entry = ReturnType<typeof leagueAt> & { code?: string }

const named = (mark: string) => (entry: Entry, at: number) => ({
  ...{ id: entry.id, sport: 'football', name: entry.name, short: entry.short, keys: namedKeys(entry) },
  ...{ mark, weight: at % 3 === 0 ? 100 : 0, at: 0 },
})

export interface PlainRow {
  id: string
  day: string
  text: string
}

export function searchWorld(now: number): { snapshot: SearchSnapshot; rows: PlainRow[] } {
  const leagues = Array.from({ length: leagueCount }, (_, at) => leagueAt(at)).map(named('联,#154D35'))
  const teams = Array.from({ length: leagueCount * perLeague }, (_, at) => teamAt(at)).map(named('#0F5FA8,#FFFFFF,潮'))
  const fixtures = Array.from({ length: fixtureCount }, (_, at) => {
    const league = at % leagueCount
    const side = (index: number): number => league * perLeague + (index % perLeague)
    return {
      id: `fixture-${String(at).padStart(6, '0')}`,
      league_id: `league-${league}`,
      home_team_id: `team-${side(at)}`,
      away_team_id: `team-${side(at + 1 + Math.floor(at / 1_000))}`,
      minute: Math.floor(now / 60_000) + (at - fixtureCount / 2) * 15,
      time_tbc: false,
      hot: at % 100 === 0,
    }
  })
  const spelled = new Map([...leagues, ...teams].map(({ id, keys }) => [id, `${keys.keys}\n${keys.pinyin}`]))
  const rows = fixtures.map((fixture) => ({
    id: fixture.id,
    day: new Date(fixture.minute * 60_000).toISOString().slice(0, 10),
    text: [fixture.home_team_id, fixture.away_team_id, fixture.league_id].map((id) => spelled.get(id)).join('\n'),
  }))
  const names = [namesOf('team', teams), namesOf('league', leagues), namesOf('news', [])]
  return { snapshot: { format: 2, names, matches: matchesOf(fixtures, leagues, teams) }, rows }
}

/** Text typed one key at a time: Chinese, full pinyin, initials, mixed, Vietnamese, English, a typo. */
export const typed = [
  '临江潮汐',
  '重庆',
  'linjiang',
  'chongqing',
  'ljcx',
  'bhts',
  '望ha',
  '青云fh',
  'da nang',
  'lam giang',
  'longmen',
  'tiesih',
  'zzz',
]
