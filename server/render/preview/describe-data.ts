// Previews of leagues, teams and players.
import type { Lang } from '../../../contract/limits/limits.ts'
import type { LeagueRef, PlayerPage, TeamRef } from '../../../contract/match/data.ts'
import type { Sport } from '../../../contract/match/match-row.ts'
import { crestPaint } from '../../../rules/crest/crest-paint.ts'
import { leagueSign } from '../../../rules/crest/league-sign.ts'
import { kitAddress } from '../../../rules/face/face-address.ts'
import { keeperShirt } from '../../../rules/face/keeper-shirt.ts'
import { isWomens } from '../../../rules/face/womens-team.ts'
import { nameOf } from '../../../rules/text/name/name.ts'
import type { Badge } from '../picture/card.ts'
import type { Facts } from './facts.ts'
import { addressOf, hasLeaguePage, sportName, teamType } from './json-ld.ts'
import { listMessages } from './list-messages.ts'
import { type ListName, lists, pathOf } from './page.ts'
import type { JsonLdNode, PageMeta, Teller } from './page-meta.ts'

const offers: Record<Lang, Record<'league' | 'team' | 'player', string>> = {
  zh: { league: '积分榜、赛程、射手榜与球队', team: '赛程、战绩与阵容', player: '赛季数据与逐场表现' },
  en: { league: 'Table, fixtures, leaders and teams', team: 'Fixtures, results and squad', player: 'Season figures, match by match' },
  vi: { league: 'Bảng xếp hạng, lịch, dẫn đầu và đội bóng', team: 'Lịch, kết quả và đội hình', player: 'Số liệu mùa giải, từng trận' },
}
const labels: Record<Lang, Record<'league' | 'team' | 'player', string>> = {
  zh: { league: '联赛', team: '球队', player: '球员' },
  en: { league: 'League', team: 'Team', player: 'Player' },
  vi: { league: 'Giải đấu', team: 'Đội', player: 'Cầu thủ' },
}

/** The parent list of a sport's data. */
const dataOf = (sport: Sport): ListName =>
  sport === 'football' ? 'football-data' : sport === 'basketball' ? 'basketball-data' : 'other-data'
const above = (sport: Sport, lang: Lang): [string, string] => [listMessages[dataOf(sport)][lang].title, lists[dataOf(sport)]]

type League = Pick<LeagueRef, 'id' | 'sport' | 'name' | 'mark' | 'color'>
const leagueMark = ({ mark, name, color }: League, lang: Lang): Badge => ({
  type: 'mark',
  sign: leagueSign(mark, nameOf(name, lang), lang),
  color,
})
const leagueCrumb = (league: League | null | undefined, lang: Lang): [string, string][] =>
  league && hasLeaguePage(league.sport) ? [[nameOf(league.name, lang), pathOf({ kind: 'league', id: league.id, sport: league.sport })]] : []
const leagueNode = (league: League, teller: Teller): JsonLdNode => ({
  '@type': 'SportsOrganization',
  name: nameOf(league.name, teller.lang),
  sport: sportName(league.sport),
  ...(hasLeaguePage(league.sport) && { url: addressOf({ kind: 'league', id: league.id, sport: league.sport }, teller) }),
})
const teamNode = (team: TeamRef, sport: Sport, teller: Teller): JsonLdNode => ({
  '@type': teamType(sport),
  name: nameOf(team.name, teller.lang),
  ...(teamType(sport) === 'SportsTeam' && { sport: sportName(sport) }),
  url: addressOf({ kind: 'team', id: team.id, sport }, teller),
})

interface Drawn {
  kind: 'league' | 'team' | 'player'
  title: string
  foot: string
  sport: Sport
  badge: Badge
}
const cardOf = ({ kind, title, foot, sport, badge }: Drawn, { lang, site }: Teller): PageMeta['card'] => ({
  type: 'words',
  ground: sport,
  latin: lang !== 'zh',
  label: labels[lang][kind],
  title,
  foot,
  badge,
  cover: '',
  live: false,
  site: site.name[lang],
})

export function describeLeague({ page }: Extract<Facts, { kind: 'league' }>, teller: Teller): PageMeta {
  const { lang } = teller
  const { league, season } = page
  const title = nameOf(league.name, lang)
  const foot = [season?.id ?? '', offers[lang].league].filter(Boolean).join(' · ')
  const subject = { kind: 'league', id: league.id, sport: league.sport } as const
  return {
    subject,
    title,
    description: `${title} · ${foot}`,
    type: 'website',
    card: cardOf({ kind: 'league', title, foot, sport: league.sport, badge: leagueMark(league, lang) }, teller),
    nodes: [leagueNode(league, teller)],
    trail: [above(league.sport, lang), [title, pathOf(subject)]],
  }
}

export function describeTeam({ page }: Extract<Facts, { kind: 'team' }>, teller: Teller): PageMeta {
  const { lang } = teller
  const { team, sport, coach } = page
  const [league] = page.leagues
  const title = nameOf(team.name, lang)
  const foot = [league ? nameOf(league.name, lang) : '', offers[lang].team].filter(Boolean).join(' · ')
  const subject = { kind: 'team', id: team.id, sport } as const
  const isTeam = teamType(sport) === 'SportsTeam'
  const badge: Badge = { type: 'crest', crest: team.crest, id: team.id }
  return {
    subject,
    title,
    description: `${title} · ${foot}`,
    type: isTeam ? 'website' : 'profile',
    card: cardOf({ kind: isTeam ? 'team' : 'player', title, foot, sport, badge }, teller),
    nodes: [
      {
        ...teamNode(team, sport, teller),
        ...(league && { memberOf: leagueNode(league, teller) }),
        ...(isTeam && coach && { coach: { '@type': 'Person', name: nameOf(coach, lang) } }),
      },
    ],
    trail: [above(sport, lang), ...leagueCrumb(league, lang), [title, pathOf(subject)]],
  }
}

export function describePlayer({ page }: Extract<Facts, { kind: 'player' }>, teller: Teller): PageMeta {
  const { lang } = teller
  const { player, team, sport, league } = page
  const title = nameOf(player.name, lang)
  const foot = [nameOf(team.name, lang), player.number === null ? '' : `#${player.number}`, offers[lang].player].filter(Boolean).join(' · ')
  const subject = { kind: 'player', id: team.id, player: player.key, sport } as const
  return {
    subject,
    title,
    description: `${title} · ${foot}`,
    type: 'profile',
    card: cardOf({ kind: 'player', title, foot, sport, badge: { type: 'face', path: playerFace(page), name: title } }, teller),
    nodes: [{ '@type': 'Person', name: title, url: addressOf(subject, teller), memberOf: teamNode(team, sport, teller) }],
    trail: [
      above(sport, lang),
      ...leagueCrumb(league, lang),
      [nameOf(team.name, lang), pathOf({ kind: 'team', id: team.id, sport })],
      [title, pathOf(subject)],
    ],
  }
}

/** The player's number in the club's colours, as on the player's page. */
function playerFace({ player, team }: PlayerPage): string {
  const { first, second, pattern } = crestPaint(team.crest, team.id)
  const role = player.position === 'GK' ? 'keeper' : 'player'
  const colors = role === 'keeper' ? keeperShirt(first, second) : { first, second }
  return kitAddress(player.key, { role, woman: isWomens(team.name), pattern, ...colors, number: player.number || null })
}
