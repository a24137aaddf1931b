// One match in each state of a row. The names are invented.
import type { MatchRow } from '../../../contract/match/match-row.ts'
import { unplayed } from '../../../rules/match/table/unplayed.ts'

const name = (zh: string, latin: string) => ({ zh, en: latin, vi: latin })

/** Defaults of every sample row. `now`: product time in milliseconds. */
const plain = (id: string, now: number): MatchRow => ({
  id: `demo-${id}`,
  sport: 'football',
  league_id: 'demo-league',
  league_name_zh: '华夏超级联赛',
  league_name_en: 'Huaxia Super League',
  league_name_vi: 'Giải vô địch Hoa Hạ',
  league_mark: '华',
  league_color: '#A3231A',
  round: 18,
  stage: null,
  home_team_id: 'demo-home',
  home_team_name_zh: '临江潮汐',
  home_team_name_en: 'Linjiang Tides',
  home_team_name_vi: 'Linjiang Tides',
  home_team_short: name('临江潮汐', 'Linjiang'),
  home_team_crest: '#0B5A8A,#E8F1F5,潮',
  away_team_id: 'demo-away',
  away_team_name_zh: '北固铁狮',
  away_team_name_en: 'Beigu Lions',
  away_team_name_vi: 'Beigu Lions',
  away_team_short: name('北固铁狮', 'Beigu'),
  away_team_crest: '#7A1F2B,#E9C46A,狮',
  ...unplayed(),
  match_time: new Date(now - 40 * 60_000).toISOString(),
  status: 'live',
  phase: 'first-half',
  match_str: "38'",
  clock: { elapsed: 37 * 60, at: new Date(now).toISOString(), running: true, added: null },
  corner_home: 3,
  corner_away: 2,
  odds: null,
  rooms: 0,
  streams: 0,
  announced: 0,
  streamers: [],
  hot: true,
  seq: 1,
  updated_at: new Date(now).toISOString(),
})

/** Returns the rows in the order of a match's life cycle. */
export function sampleRows(now: number): readonly MatchRow[] {
  const row = (id: string, patch: Partial<MatchRow>): MatchRow => ({ ...plain(id, now), ...patch })
  const at = new Date(now).toISOString()
  const past = new Date(now - 2 * 3_600_000).toISOString()
  const over = { status: 'over', phase: 'finished', clock: null, match_str: '', match_time: past } as const
  return [
    row('upcoming', {
      status: 'upcoming',
      phase: 'not-started',
      clock: null,
      match_str: '',
      match_time: new Date(now + 3_600_000).toISOString(),
    }),
    row('moved', {
      status: 'upcoming',
      phase: 'not-started',
      clock: null,
      match_str: '',
      match_time: new Date(now + 7_200_000).toISOString(),
      original_time: new Date(now + 3_600_000).toISOString(),
    }),
    row('live', { home_score: 1, half_home_score: null }),
    row('goal', { home_score: 2, away_score: 1, note: { type: 'goal', side: 'home', at, reason: null } }),
    row('review', { home_score: 1, note: { type: 'review', side: 'home', at, reason: 'offside' } }),
    row('cancelled-goal', { note: { type: 'goal-cancelled', side: 'home', at, reason: 'offside' } }),
    row('red', { away_score: 1, red_home: 1, note: { type: 'red-card', side: 'home', at, reason: null } }),
    row('half-time', { phase: 'half-time', match_str: 'HT', home_score: 1, half_home_score: 1, half_away_score: 0, clock: null }),
    row('shoot-out', {
      phase: 'shoot-out',
      match_str: 'PEN',
      home_score: 1,
      away_score: 1,
      shootout: [3, 2],
      after_extra: true,
      clock: null,
    }),
    row('over', { ...over, home_score: 3, away_score: 1, half_home_score: 1, half_away_score: 1, winner: 'home' }),
    row('draw', { ...over, home_score: 1, away_score: 1, winner: 'draw' }),
    row('penalties', { ...over, home_score: 2, away_score: 2, shootout: [4, 5], after_extra: true, winner: 'away' }),
    row('postponed', { status: 'postponed', phase: 'not-started', clock: null, match_str: '' }),
    row('off', { status: 'cancelled', phase: 'not-started', clock: null, match_str: '' }),
    row('time-tbc', {
      status: 'upcoming',
      phase: 'not-started',
      clock: null,
      match_str: '',
      match_time: new Date(now + 30 * 3_600_000).toISOString(),
      time_tbc: true,
    }),
    row('suspended', { suspended: true, match_str: 'SUSP', home_score: 1, half_home_score: null, clock: null }),
    row('abandoned', { status: 'cancelled', match_str: 'ABD', home_score: 1, clock: null }),
    row('awarded', { ...over, awarded: true, match_str: 'AWD', home_score: 3, winner: 'home' }),
    row('basketball', {
      sport: 'basketball',
      phase: 'q3',
      match_str: 'Q3 04:12',
      clock: { elapsed: 252, at, running: true, added: null },
      home_score: 71,
      away_score: 68,
      periods: [
        [24, 20],
        [22, 25],
        [25, 23],
      ],
      corner_home: 0,
      corner_away: 0,
    }),
    row('tennis', {
      sport: 'tennis',
      phase: 'set-2',
      match_str: '',
      clock: null,
      home_score: 1,
      away_score: 0,
      periods: [
        [6, 4],
        [3, 2],
      ],
    }),
  ]
}
