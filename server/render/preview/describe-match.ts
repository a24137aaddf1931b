// Previews of a match and its live room: teams, league, start or state.
import type { Lang } from '../../../contract/limits/limits.ts'
import type { MatchRow } from '../../../contract/match/match-row.ts'
import { leagueSign } from '../../../rules/crest/league-sign.ts'
import { leagueName, teamName } from '../../../rules/text/name/name.ts'
import type { MatchCard } from '../picture/card.ts'
import { addressOf, hasLeaguePage, matchNode } from './json-ld.ts'
import { listMessages } from './list-messages.ts'
import { fixtureText, leagueText, scoreText, startText, stateText } from './match-messages.ts'
import { type ListName, lists, pathOf } from './page.ts'
import type { PageMeta, Teller } from './page-meta.ts'

const offers: Record<Lang, { match: string; room: string }> = {
  zh: { match: '比分、首发、技术统计、交锋记录与直播间', room: '边看边聊：比分、文字直播与播这场的直播间' },
  en: {
    match: 'Score, line-ups, stats, head to head and live rooms',
    room: 'Watch and chat: score, text commentary and the rooms that show it',
  },
  vi: {
    match: 'Tỷ số, đội hình, thống kê, đối đầu và phòng trực tiếp',
    room: 'Vừa xem vừa trò chuyện: tỷ số, tường thuật và các phòng đang phát',
  },
}

/** The parent list of a match, by sport. */
export const scoresOf = ({ sport }: Pick<MatchRow, 'sport'>): ListName =>
  sport === 'football' ? 'football' : sport === 'basketball' ? 'basketball' : 'schedule'

export function matchCard(row: MatchRow, teller: Teller): MatchCard {
  const { lang, hides, site } = teller
  const side = (which: 'home' | 'away') => ({
    name: teamName(row, which, lang),
    crest: row[`${which}_team_crest`],
    id: row[`${which}_team_id`],
  })
  return {
    type: 'match',
    ground: row.sport,
    latin: lang !== 'zh',
    head: leagueText(row, lang),
    mark: { type: 'mark', sign: leagueSign(row.league_mark, leagueName(row, lang), lang), color: row.league_color },
    home: side('home'),
    away: side('away'),
    centre: scoreText(row, hides)?.replace(':', ' : ') ?? 'VS',
    foot: stateText(row, teller) || startText(row, lang),
    live: row.status === 'live' && row.suspended !== true,
    site: site.name[lang],
  }
}

export function describeMatch(row: MatchRow, kind: 'match' | 'score-live', teller: Teller): PageMeta {
  const { lang, hides } = teller
  const subject = { kind, id: row.id, sport: row.sport } as const
  const match = matchNode(row, teller)
  const list = scoresOf(row)
  const isShown = kind === 'score-live' && (row.status === 'live' || row.status === 'upcoming')
  const broadcast = {
    '@type': 'BroadcastEvent',
    name: fixtureText(row, lang, true),
    url: addressOf(subject, teller),
    startDate: match.startDate,
    isLiveBroadcast: true,
    eventStatus: match.eventStatus,
    location: { '@type': 'VirtualLocation', url: addressOf(subject, teller) },
    broadcastOfEvent: match,
  }
  const league: [string, string] = [leagueName(row, lang), pathOf({ kind: 'league', id: row.league_id, sport: row.sport })]
  return {
    subject,
    title: fixtureText(row, lang, hides),
    description: [stateText(row, teller), leagueText(row, lang), startText(row, lang), offers[lang][kind === 'match' ? 'match' : 'room']]
      .filter(Boolean)
      .join(' · '),
    type: 'website',
    card: matchCard(row, teller),
    nodes: [isShown ? broadcast : match],
    trail: [
      [listMessages[list][lang].title, lists[list]],
      ...(hasLeaguePage(row.sport) ? [league] : []),
      [fixtureText(row, lang, true), pathOf(subject)],
    ],
  }
}
