// The address of a scores page: status tab, day, league. What is not understood is left out.
import { readDay } from './day-strip.ts'
import { type ScoreTab, scoreTabs } from './list-order.ts'
import type { ScoresSearch } from './use-scores.ts'

const id = /^[A-Za-z0-9_.-]{1,64}$/
/** An id of the address, else undefined. Numbers come from the router's own parsing. */
export const readId = (value: unknown): string | undefined => {
  const text = typeof value === 'number' ? String(value) : value
  return typeof text === 'string' && id.test(text) ? text : undefined
}

export function readScoresSearch(search: Record<string, unknown>): ScoresSearch {
  const status = scoreTabs.find((tab): tab is Exclude<ScoreTab, 'all'> => tab === search.status && tab !== 'all')
  return { status, day: readDay(search.day), league: readId(search.league) }
}
