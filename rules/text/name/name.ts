// Selects one of three names: the reader's language, then English, then Chinese.
import type { Lang } from '../../../contract/limits/limits.ts'
import type { MatchRow, Side } from '../../../contract/match/match-row.ts'
import type { Name } from '../../../contract/wire/name.ts'

const pick = (zh: string, en: string, vi: string, lang: Lang): string =>
  (lang === 'zh' ? zh || en : lang === 'vi' ? vi || en : en) || zh || vi

/** A name in the reader's language. Falls back to English, then Chinese. */
export const nameOf = (name: Name, lang: Lang): string => pick(name.zh, name.en, name.vi, lang)

type FullNames = Pick<
  MatchRow,
  'home_team_name_zh' | 'home_team_name_en' | 'home_team_name_vi' | 'away_team_name_zh' | 'away_team_name_en' | 'away_team_name_vi'
>

/** The full name of one side, of a row or of a goal notice. */
export const teamName = (row: FullNames, side: Side, lang: Lang): string =>
  side === 'home'
    ? pick(row.home_team_name_zh, row.home_team_name_en, row.home_team_name_vi, lang)
    : pick(row.away_team_name_zh, row.away_team_name_en, row.away_team_name_vi, lang)

/** The short name of one side: at most 8 Chinese or 14 Latin characters, sized for a row; falls back to the full name. */
export function teamShort(row: FullNames & Partial<Pick<MatchRow, 'home_team_short' | 'away_team_short'>>, side: Side, lang: Lang): string {
  const short = side === 'home' ? row.home_team_short : row.away_team_short
  return (short && nameOf(short, lang)) || teamName(row, side, lang)
}

export const leagueName = (row: Pick<MatchRow, 'league_name_zh' | 'league_name_en' | 'league_name_vi'>, lang: Lang): string =>
  pick(row.league_name_zh, row.league_name_en, row.league_name_vi, lang)
