// Team data that the faces of players and coaches need.
import type { MatchRow, Side } from '../../../../contract/match/match-row.ts'
import type { Name } from '../../../../contract/wire/name.ts'

export interface FaceTeam {
  id: string
  crest: string
  name: Pick<Name, 'zh' | 'en'>
}

type Teams = Pick<MatchRow, 'home_team_id' | 'away_team_id' | 'home_team_crest' | 'away_team_crest' | `${Side}_team_name_${'zh' | 'en'}`>
export const faceTeamOf = (row: Teams, side: Side): FaceTeam => ({
  id: row[`${side}_team_id`],
  crest: row[`${side}_team_crest`],
  name: { zh: row[`${side}_team_name_zh`], en: row[`${side}_team_name_en`] },
})
