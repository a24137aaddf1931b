import { expect, it, vi } from 'vitest'
import { matchesBetween } from '../calendar/schedule.ts'
import { anchorDay } from '../calendar/season.ts'
import { day } from '../days.ts'
import { world } from '../world.ts'
import { setsEvents } from './events.ts'
import { playSets } from './play.ts'

vi.setConfig({ testTimeout: 60_000 })

const matches = matchesBetween(world('grandstand'), (anchorDay + 1) * day, (anchorDay + 6) * day).filter(({ sport }) => sport === 'tennis')

it('calls each game from love, with valid scores, for the side that serves it', () => {
  const calls = new Set<string>()
  expect(matches.length).toBeGreaterThan(0)
  for (const match of matches) {
    const play = playSets(match)
    const manners = new Map(play.incidents.flatMap((incident) => (incident.kind === 'points' ? [[incident.key, incident]] : [])))
    let first: 'home' | 'away' | null = null
    let before = ''
    for (const event of setsEvents(match, play)) {
      expect(event.at >= before, `${match.id} ${event.key}`).toBe(true)
      before = event.at
      if (event.type === 'serve') {
        if (first === null) expect(event.points).toEqual(['0', '0'])
        first ??= event.side
        calls.add(event.points?.join(':') ?? '')
      } else if (event.type === 'points') {
        const incident = manners.get(event.key)
        if (incident?.manner === 'hold') expect(first, event.key).toBe(event.side)
        if (incident?.manner === 'break') expect(first, event.key).not.toBe(event.side)
        first = null
      }
    }
  }
  expect(calls.has('40:40') && calls.has('AD:40') && calls.has('40:AD')).toBe(true)
  expect(calls.has('AD:AD') || calls.has('40:4')).toBe(false)
})
