// Fields of a match that has not been played: the initial state of every row.
import type { MatchRow } from '../../../contract/match/match-row.ts'

type Played = Pick<
  MatchRow,
  | 'home_score'
  | 'away_score'
  | 'half_home_score'
  | 'half_away_score'
  | 'original_time'
  | 'status'
  | 'phase'
  | 'match_str'
  | 'clock'
  | 'red_home'
  | 'red_away'
  | 'yellow_home'
  | 'yellow_away'
  | 'corner_home'
  | 'corner_away'
  | 'periods'
  | 'shootout'
  | 'after_extra'
  | 'aggregate'
  | 'winner'
  | 'note'
>

/** A new object per call, because a row must own its lists. */
export const unplayed = (): Played => ({
  home_score: 0,
  away_score: 0,
  half_home_score: null,
  half_away_score: null,
  original_time: null,
  status: 'upcoming',
  phase: 'not-started',
  match_str: '',
  clock: null,
  red_home: 0,
  red_away: 0,
  yellow_home: 0,
  yellow_away: 0,
  corner_home: 0,
  corner_away: 0,
  periods: [],
  shootout: null,
  after_extra: false,
  aggregate: null,
  winner: null,
  note: null,
})
