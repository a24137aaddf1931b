// What the search list offers, and where each line leads. There is no line without a way on.
import type { ApiData } from '../../../contract/api.ts'
import type { HotSearch } from '../../../contract/config.ts'
import type { Lang } from '../../../contract/limits.ts'
import type { MatchRow } from '../../../contract/match.ts'
import { nameOf } from '../../../rules/name.ts'
import { matchSearch } from '../match/match-link.ts'
import { searchText } from './search-text.ts'

/** A page to open, or a text to search for next: a team leads to its matches. */
export type HitTarget =
  | { to: '/score-detail'; search: { id: string; type?: string } }
  | { to: '/schedule'; search: { type: number; league: string } }
  | { to: '/detail'; search: { id: string } }
  | { find: string }

export interface SearchHit {
  key: string
  text: string
  target: HitTarget
  /** The whole row, for a match. */
  match?: MatchRow
}
export interface HitGroup {
  key: 'past' | 'hot' | 'matches' | 'teams' | 'leagues' | 'news'
  hits: SearchHit[]
}

/** The schedule's `type` of a sport. Spec: 1 football, 2 basketball, 3 other. */
const scheduleType = (sport: string): number => (sport === 'football' ? 1 : sport === 'basketball' ? 2 : 3)

const leagueTarget = (sport: string, id: string): HitTarget => ({ to: '/schedule', search: { type: scheduleType(sport), league: id } })

/** Before anything is typed: what was searched, what others search. */
export function idleGroups(past: readonly string[], hot: readonly HotSearch[], lang: Lang): HitGroup[] {
  const groups: HitGroup[] = [
    { key: 'past', hits: past.map((text) => ({ key: `past ${text}`, text, target: { find: text } })) },
    {
      key: 'hot',
      hits: hot.map((item) => {
        const text = nameOf({ zh: item.short_name_zh, en: item.short_name_en, vi: item.short_name_vi }, lang)
        return { key: `hot ${item.kind} ${item.id}`, text, target: { find: text } }
      }),
    },
  ]
  return groups.filter((group) => group.hits.length > 0)
}

/** What was found, at most `most` of a kind. */
export function foundGroups(found: ApiData<'GET api/Search/index'>, typed: string, lang: Lang, most = 5): HitGroup[] {
  const matches = found.matches.slice(0, most + 1).map(
    (match): SearchHit => ({
      key: `match ${match.id}`,
      text: '',
      match,
      target: { to: '/score-detail', search: matchSearch(match) },
    }),
  )
  const teams = found.teams.map((team): SearchHit => {
    const text = nameOf(team.name, lang)
    return { key: `team ${team.id}`, text, target: { find: text } }
  })
  const groups: HitGroup[] = [
    { key: 'matches', hits: matches },
    // A team whose name is searched already leads nowhere new: its matches stand above.
    { key: 'teams', hits: teams.filter((team) => searchText(team.text) !== typed).slice(0, most) },
    {
      key: 'leagues',
      hits: found.leagues
        .slice(0, most)
        .map((league) => ({ key: `league ${league.id}`, text: nameOf(league.name, lang), target: leagueTarget(league.sport, league.id) })),
    },
    {
      key: 'news',
      hits: found.news
        .slice(0, most)
        .map((news) => ({ key: `news ${news.id}`, text: nameOf(news.title, lang), target: { to: '/detail', search: { id: news.id } } })),
    },
  ]
  return groups.filter((group) => group.hits.length > 0)
}
