// Reads of the first screens of matches: the lists by day, and a single match.
import type { Sport } from '../../contract/match/match-row.ts'
import { chooseFeatured, isPictured } from '../match/featured.ts'
import { dayIn } from '../time/day.ts'
import { dayMatchesBody, homeNewsQuery, roomsOfMatch, scheduleBody, scheduleSport } from './bodies.ts'
import { type FirstContext, type FirstRead, readOf, subjectOf } from './first-read.ts'

const dayPattern = /^(19|2\d)\d\d-\d\d-\d\d$/

const dayOf = (search: URLSearchParams, { tz, nowMs }: FirstContext): string => {
  const asked = search.get('day') ?? ''
  return dayPattern.test(asked) ? asked : dayIn(nowMs, tz)
}

/** The hot matches, with the rooms of the featured one. */
export const homeReads = (): FirstRead[] => [
  readOf('GET api/hot_match/recommend', {}, ({ list }) => {
    const featured = chooseFeatured(list)
    return featured && isPictured(featured) ? [readOf('GET api/Live/getRoomList', { query: roomsOfMatch(featured.id) })] : []
  }),
  readOf('GET api/Portal_post/getList2', { query: homeNewsQuery }),
]

export const scoresReads =
  (sport: Sport) =>
  (search: URLSearchParams, context: FirstContext): FirstRead[] => [
    readOf('POST api/hot_match/all_match', { body: dayMatchesBody(sport, dayOf(search, context), context.tz) }),
    readOf('GET api/hot_match/initial_list', { query: { sport } }),
  ]

export const scheduleReads = (search: URLSearchParams, context: FirstContext): FirstRead[] => [
  readOf('POST api/hot_match/all_match', {
    body: scheduleBody(scheduleSport(search.get('type')), dayOf(search, context), context.tz),
  }),
]

export const matchDetailRead = (id: string): FirstRead => readOf('GET api/hot_match/detail', { query: { id } })

/** The overview shows the battle of the match beside it. */
export function matchReads(search: URLSearchParams): FirstRead[] | null {
  const id = search.get('id')
  if (id === null) return null
  return [
    subjectOf('GET api/hot_match/detail', { query: { id } }, ({ match: { sport } }) =>
      search.has('tab') ? [] : [readOf('POST api/hot_match/msgGetSimple', { body: { type: sport, id } })],
    ),
  ]
}
