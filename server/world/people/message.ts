// Selects a viewer's message: by the latest event in the picture, or by the state of the match.
import type { MatchRow, Side, Sport } from '../../../contract/match/match-row.ts'
import type { Draw } from '../experts/draw.ts'
import type { CastMember } from './cast.ts'
import { type Happening, matchTopicFor } from './happening.ts'
import { type MatchTopic, phrasesByLang, type Talk } from './phrases.ts'

export interface Speaker extends Pick<CastMember, 'id' | 'language' | 'temper'> {
  club: Side | null
}

/** Default topic during matches of sports other than football. */
const bySport: Record<Exclude<Sport, 'football'>, Talk> = {
  basketball: 'basketball',
  tennis: 'tennis',
  badminton: 'badminton',
  esports: 'esports',
}
/** Minute from which it is late. */
const lateFrom = 80

const minuteOf = (row: MatchRow): number => Number.parseInt(row.match_str, 10) || 0

/** The score from the viewer's perspective. */
function standing(row: MatchRow, club: Side | null): Talk {
  if (row.home_score === row.away_score) return 'level'
  if (club === null) return 'idle'
  return row.home_score > row.away_score === (club === 'home') ? 'leading' : 'trailing'
}

/** Topic while nothing happens. */
export function topicOf(row: MatchRow | undefined, { club, temper }: Pick<Speaker, 'club' | 'temper'>, draw: Draw): Talk {
  if (!row) return 'idle'
  if (row.status === 'upcoming') return 'before'
  if (row.status !== 'live') return 'after'
  const share = draw.share()
  if (row.sport !== 'football') return share < 0.75 ? bySport[row.sport] : 'idle'
  if (row.phase === 'half-time' || row.phase.endsWith('break')) return 'break'
  if (minuteOf(row) >= lateFrom && share < 0.3) return 'late'
  if (share < (temper === 'expert' ? 0.6 : 0.15)) return 'tactical'
  return share < 0.5 ? standing(row, club) : 'idle'
}

/** Topic of a reaction to an event; null: none. */
export function replyTopic(happening: Happening, row: MatchRow, club: Side | null): MatchTopic | Talk | null {
  // Most corners follow a stopped shot.
  if (happening.type === 'corner' && club === happening.side && (row.corner_home + row.corner_away) % 2 === 0) return 'near'
  const matchTopic = matchTopicFor(happening, club, row)
  if (matchTopic) return matchTopic
  const { type, side } = happening
  if (type === 'run') return 'basketball-run'
  if (type === 'quarter-end') return 'quarter-end'
  if (type === 'set-won') return club === null || club === side ? 'set-won' : 'set-lost'
  if (row.sport === 'tennis') return 'tennis-point'
  return row.sport === 'esports' ? 'esports-fight' : null
}

interface Filling {
  row: MatchRow | undefined
  club: Side | null
  player: string
  language: Speaker['language']
}
/** Null: a placeholder has no value. */
function filled(text: string, { row, club, player, language }: Filling): string | null {
  const short = (side: Side): string => row?.[`${side}_team_short`][language] ?? ''
  const values: Record<string, string> = {
    club: club ? short(club) : '',
    other: club ? short(club === 'home' ? 'away' : 'home') : '',
    score: row ? `${row.home_score}:${row.away_score}` : '',
    minute: row?.match_str ?? '',
    player,
  }
  let isWhole = true
  const filledText = text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name] ?? ''
    if (value === '') isWhole = false
    return value
  })
  return isWhole ? filledText : null
}

/** Attempts to find a usable message. */
const tries = 8

/** A message in the viewer's language; null if all attempts have unknown placeholders or repeat a recent message of the room. */
export function messageOn(
  topic: MatchTopic | Talk,
  {
    speaker,
    row,
    player = '',
    draw,
    recent,
  }: { speaker: Speaker; row: MatchRow | undefined; player?: string; draw: Draw; recent: ReadonlySet<string> },
): string | null {
  const list = phrasesByLang[speaker.language][topic]
  for (let count = 0; count < tries; count += 1) {
    const filledText = filled(draw.one(list), { row, club: speaker.club, player, language: speaker.language })
    if (filledText !== null && !recent.has(filledText)) return filledText
  }
  return null
}
