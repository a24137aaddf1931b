// Reads of the first screens of expert lists, of a scheme and of the trophy room.
import { expertLimits } from '../../contract/limits/expert-limits.ts'
import { expertSize, forecastSize } from './bodies.ts'
import { type FirstRead, pageOf, readOf, subjectOf } from './first-read.ts'

/** Followed experts and bought schemes are personal. */
export function expertsReads(search: URLSearchParams): FirstRead[] | null {
  if (search.has('mine')) return null
  const key = 'GET api/Expert/getList'
  const params = { by: search.get('by') ?? 'recent', range: search.get('range') ?? 'all' }
  return [pageOf(key, { query: { ...params, limit: String(expertSize) } }, [key, 'pages', params], 1)]
}

export function schemeReads(search: URLSearchParams): FirstRead[] | null {
  const id = search.get('id')
  return id === null ? null : [subjectOf('GET api/Expert/scheme', { query: { id } })]
}

export function forecastReads(search: URLSearchParams): FirstRead[] {
  const key = 'GET api/Expert/forecast'
  const sport = search.get('sport')
  const params: Record<string, string> = sport === null ? {} : { sport }
  return [pageOf(key, { query: { ...params, limit: String(forecastSize) } }, [key, 'pages', params], 1)]
}

/** Questions, or the leaderboard; records and achievements are personal. */
export function trophyReads(search: URLSearchParams): FirstRead[] | null {
  const tab = search.get('tab')
  if (tab === 'board') return [readOf('GET api/Guess/board', { query: { range: search.get('range') ?? 'week' } })]
  return tab === null ? [readOf('GET api/Guess/getList', { query: { limit: String(expertLimits.questionPage) } })] : null
}
