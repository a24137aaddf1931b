// Matches as subjects of comments: each comment carries the match minute that its author saw.
import type { MatchRow } from '../../../contract/match/match-row.ts'
import { minuteAt } from '../../../rules/match/match-clock.ts'
import type { Commentable } from './store.ts'

/** `row` finds live matches only, `find` any match. */
interface Rows {
  row(id: string): MatchRow | undefined
  find(id: string): Promise<MatchRow | undefined>
}

export const commentableMatch = ({ row, find }: Rows): Commentable => ({
  async find(id) {
    const found = await find(id)
    if (!found) return null
    const { home_team_id, away_team_id } = found
    const { home_team_name_zh, home_team_name_en, home_team_name_vi, away_team_name_zh, away_team_name_en, away_team_name_vi } = found
    return {
      owner: null,
      title: {
        zh: `${home_team_name_zh} - ${away_team_name_zh}`,
        en: `${home_team_name_en} - ${away_team_name_en}`,
        vi: `${home_team_name_vi} - ${away_team_name_vi}`,
      },
      about: { match_id: id, team_ids: [home_team_id, away_team_id] },
    }
  },
  minuteAt(id, at) {
    const found = row(id)
    return found ? minuteAt(found, at) : ''
  },
})
