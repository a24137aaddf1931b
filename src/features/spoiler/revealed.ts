// Hidden scores, and the matches that the user has uncovered with a tap in this window.
import { useSyncExternalStore } from 'react'
import type { MatchRow } from '../../../contract/match/match-row.ts'
import { preferences } from '../../core/store/preferences.ts'
import { createListeners } from '../../core/store/store.ts'
import { followStore } from '../follow/follow-store.ts'
import { type Covered, concernsFollowed } from './cover-rule.ts'

const revealed = new Set<string>()
const { listen, notify } = createListeners()

export function reveal(id: string): void {
  revealed.add(id)
  notify()
}

const subscribe = (listener: () => void): (() => void) => {
  const stops = [listen(listener), preferences.subscribe(listener), followStore.subscribe(listener)]
  return () => {
    for (const stop of stops) stop()
  }
}

/** The uncovered matches, for content that refers to a match without its row. */
export const uncovered = {
  has: (id: string): boolean => revealed.has(id),
  /** Rises with each uncovered key. */
  get: (): number => revealed.size,
  getServer: (): number => 0,
  subscribe: listen,
}

/** Depends on the setting: hides all scores, or those of follows. */
function isCovered(covered: Covered): boolean {
  const { hideScores, hideFollowed } = preferences.get()
  if (revealed.has(covered.key)) return false
  return hideScores || (hideFollowed && concernsFollowed(covered, followStore.get()))
}

/** Whether content that reveals results without being a match, such as a table or a headline, is covered. */
export function useCovered(covered: Covered): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isCovered(covered),
    () => preferences.getServer().hideScores,
  )
}

const hasScore = (row: Pick<MatchRow, 'status'>): boolean => row.status === 'live' || row.status === 'over'

type HideableRow = Pick<MatchRow, 'id' | 'status' | 'home_team_id' | 'away_team_id'>

/** Whether the score of this match is hidden. */
export function useHidden(row: HideableRow): boolean {
  const hides = useCovered({ key: row.id, teams: [row.home_team_id, row.away_team_id] })
  return hides && hasScore(row)
}
