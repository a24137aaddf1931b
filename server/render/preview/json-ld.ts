// schema.org things, built from our data. Unknown properties are omitted.
import type { Lang } from '../../../contract/limits/limits.ts'
import type { MatchRow, Sport } from '../../../contract/match/match-row.ts'
import { leagueName, teamName } from '../../../rules/text/name/name.ts'
import { fixtureText, leagueText, startText, stateText } from './match-messages.ts'
import { pathOf, type Subject } from './page.ts'
import type { JsonLdNode, Teller } from './page-meta.ts'

/** The URL of a page in a language; empty if the site's origin is unknown. */
export function addressOf(subject: Subject, { origin, lang }: Pick<Teller, 'origin' | 'lang'>): string {
  return origin === '' ? '' : inLanguage(`${origin}${pathOf(subject)}`, lang)
}
export const inLanguage = (address: string, lang: Lang): string => `${address}${address.includes('?') ? '&' : '?'}lang=${lang}`

const sportNames: Record<Sport, string> = {
  football: 'Association football',
  basketball: 'Basketball',
  tennis: 'Tennis',
  badminton: 'Badminton',
  esports: 'Esports',
}
export const sportName = (sport: Sport): string => sportNames[sport]

/** Tennis and badminton are played by one person or two. */
export const teamType = (sport: Sport): 'SportsTeam' | 'Person' => (sport === 'tennis' || sport === 'badminton' ? 'Person' : 'SportsTeam')

const eventStates: Record<MatchRow['status'], string> = {
  upcoming: 'EventScheduled',
  live: 'EventScheduled',
  over: 'EventScheduled',
  postponed: 'EventPostponed',
  cancelled: 'EventCancelled',
}
const stateOf = ({ status, original_time }: MatchRow): string =>
  `https://schema.org/${status === 'upcoming' && original_time ? 'EventRescheduled' : eventStates[status]}`

/** Leagues of the other sports have no page. */
export const hasLeaguePage = (sport: Sport): boolean => sport === 'football' || sport === 'basketball'

/** A match, with its score unless hidden: schema.org has no field for it, so the description contains it. */
export function matchNode(row: MatchRow, teller: Teller): JsonLdNode {
  const { lang, hides } = teller
  const url = addressOf({ kind: 'match', id: row.id, sport: row.sport }, teller)
  const side = (which: 'home' | 'away') => ({
    '@type': teamType(row.sport),
    name: teamName(row, which, lang),
    url: addressOf({ kind: 'team', id: row[`${which}_team_id`], sport: row.sport }, teller),
  })
  const state = stateText(row, teller)
  return {
    '@type': 'SportsEvent',
    '@id': url,
    name: fixtureText(row, lang, true),
    ...(!hides && (row.status === 'live' || row.status === 'over') && { alternateName: fixtureText(row, lang, false) }),
    description: [fixtureText(row, lang, hides), state, leagueText(row, lang), startText(row, lang)].filter(Boolean).join(' · '),
    url,
    sport: sportName(row.sport),
    startDate: row.time_tbc ? row.match_time.slice(0, 10) : row.match_time,
    ...(row.original_time && { previousStartDate: row.original_time }),
    eventStatus: stateOf(row),
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    location: { '@type': 'VirtualLocation', url },
    homeTeam: side('home'),
    awayTeam: side('away'),
    competitor: [side('home'), side('away')],
    organizer: {
      '@type': 'SportsOrganization',
      name: leagueName(row, lang),
      ...(hasLeaguePage(row.sport) && { url: addressOf({ kind: 'league', id: row.league_id, sport: row.sport }, teller) }),
    },
  }
}

/** A person with a profile page. */
export const personNode = (subject: Subject, name: string, teller: Teller, more: Record<string, unknown> = {}): JsonLdNode => ({
  '@type': 'Person',
  name,
  url: addressOf(subject, teller),
  ...more,
})

/** Absolute URL of a path on this host; other URLs are returned unchanged. */
export const absolute = (path: string, origin: string): string => (path.startsWith('/') ? `${origin}${path}` : path)

/** Seconds as PT1H2M3S. */
export function durationText(seconds: number): string {
  const whole = Math.round(seconds)
  const [hours, minutes] = [Math.floor(whole / 3_600), Math.floor((whole % 3_600) / 60)]
  return `PT${hours > 0 ? `${hours}H` : ''}${minutes > 0 ? `${minutes}M` : ''}${whole % 60}S`
}

export const counted = (action: 'LikeAction' | 'WatchAction' | 'CommentAction' | 'FollowAction', count: number) => ({
  '@type': 'InteractionCounter',
  interactionType: { '@type': action },
  userInteractionCount: count,
})
