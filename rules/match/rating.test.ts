import { describe, expect, it } from 'vitest'
import { ratingLimits } from '../../contract/limits/rating-limits.ts'
import type { Lineup, LineupPlayer } from '../../contract/match/match-detail.ts'
import type { MatchEvent } from '../../contract/match/match-event.ts'
import { meanOf, playedIn, ratingWindow } from './rating.ts'

const named = (id: string) => ({ zh: `${id} 名`, en: id, vi: id })
const player = (id: string): LineupPlayer => ({
  id,
  number: 1,
  name: named(id),
  position: 'MF',
  x: 50,
  y: 50,
  rating: null,
  captain: false,
})
const lineup = (side: string): Lineup => ({
  formation: '4-4-2',
  coach: named(`${side} coach`),
  starters: [player(`${side}1`)],
  substitutes: [player(`${side}2`), player(`${side}3`)],
})
const lineups = { home: lineup('h'), away: lineup('a') }
const comesOn = (id: string, team: 'home' | 'away', cancelled_by: number | null = null) =>
  ({ type: 'substitution', team, player: named(id), cancelled_by }) satisfies Pick<MatchEvent, 'type' | 'team' | 'player' | 'cancelled_by'>
const ids = (played: ReturnType<typeof playedIn>) => [played.home, played.away].map((list) => list.map(({ id }) => id))

describe('rateable players', () => {
  it('in football are starters and valid substitutes, on the correct side', () => {
    expect(ids(playedIn('football', lineups, []))).toEqual([['h1'], ['a1']])
    expect(ids(playedIn('football', lineups, [comesOn('h2', 'home'), comesOn('a3', 'away', 9), comesOn('a2', 'home')]))).toEqual([
      ['h1', 'h2'],
      ['a1'],
    ])
  })

  it('in other sports are all listed players', () => {
    expect(ids(playedIn('basketball', lineups, []))).toEqual([
      ['h1', 'h2', 'h3'],
      ['a1', 'a2', 'a3'],
    ])
  })
})

describe('rating window', () => {
  it('opens with the match and closes a day after it', () => {
    const end = 1_000_000
    const states = [
      ratingWindow('upcoming', null, end),
      ratingWindow('postponed', null, end),
      ratingWindow('live', null, end),
      ratingWindow('over', end, end + ratingLimits.openFor - 1),
      ratingWindow('over', end, end + ratingLimits.openFor),
      ratingWindow('over', null, end),
      ratingWindow('cancelled', null, end),
    ]
    expect(states.map(({ state }) => state)).toEqual(['soon', 'soon', 'open', 'open', 'closed', 'closed', 'closed'])
    expect(states[3]?.until).toBe(end + ratingLimits.openFor)
  })
})

it('shows a mean with one decimal, from ten ratings on', () => {
  expect([meanOf(90, 9), meanOf(75, 10), meanOf(77, 11), meanOf(0, 0)]).toEqual([null, 7.5, 7, null])
})
