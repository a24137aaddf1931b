// Search params of a scores page: status tab, day, league, hosted. Unknown values are dropped.
import { readDay, readId } from '../../../core/read-address.ts'
import { type ScoreTab, scoreTabs } from '../list/score-tab.ts'
import type { ScoresSearch } from './use-scores.ts'

export function readScoresSearch(search: Record<string, unknown>): ScoresSearch {
  const status = scoreTabs.find((tab): tab is Exclude<ScoreTab, 'all'> => tab === search.status && tab !== 'all')
  return { status, day: readDay(search.day), league: readId(search.league), hosted: search.hosted === true || undefined }
}
