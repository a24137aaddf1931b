// A complete row for tests, with constant defaults.
import type { MatchRow } from '../../../contract/match/match-row.ts'
import { unplayed } from '../../../rules/match/table/unplayed.ts'

const name = (zh: string, en: string) => ({ zh, en, vi: en })

export function sampleRow(patch: Partial<MatchRow> = {}): MatchRow {
  return {
    id: 'm1',
    sport: 'football',
    league_id: 'l1',
    league_name_zh: '华夏超级联赛',
    league_name_en: 'Huaxia Super League',
    league_name_vi: 'Siêu giải Hoa Hạ',
    league_mark: '华',
    league_color: '#A3231A',
    round: 18,
    stage: null,
    home_team_id: 't1',
    home_team_name_zh: '临江潮汐',
    home_team_name_en: 'Linjiang Tides',
    home_team_name_vi: 'Linjiang Tides',
    home_team_short: name('临江潮汐', 'Linjiang'),
    home_team_crest: '#0B5A8A,#E8F1F5,潮',
    away_team_id: 't2',
    away_team_name_zh: '北固铁狮',
    away_team_name_en: 'Beigu Lions',
    away_team_name_vi: 'Beigu Lions',
    away_team_short: name('北固铁狮', 'Beigu'),
    away_team_crest: '#7A1F2B,#E9C46A,狮',
    ...unplayed(),
    match_time: '2026-07-18T12:00:00Z',
    odds: null,
    rooms: 0,
    streams: 0,
    announced: 0,
    streamers: [],
    hot: false,
    seq: 0,
    updated_at: '2026-07-18T11:00:00Z',
    ...patch,
  }
}
