import { expect, it, vi } from 'vitest'
import { matchesBetween } from '../calendar/schedule.ts'
import { anchorDay } from '../calendar/season.ts'
import { day } from '../days.ts'
import { world } from '../world.ts'
import { setsLines } from './lines.ts'
import { playSets } from './play.ts'

vi.setConfig({ testTimeout: 60_000 })

const matches = matchesBetween(world('grandstand'), (anchorDay + 1) * day, (anchorDay + 6) * day)

it.each([
  ['tennis', 'Set point', '盘点'],
  ['badminton', 'Game point', '局点'],
  ['esports', 'Map point', '局点'],
] as const)('%s calls a potential set-ending point %s', (sport, en, zh) => {
  const texts = matches
    .filter((match) => match.sport === sport)
    .flatMap((match) => setsLines(match, playSets(match), true))
    .flatMap(({ incident, text }) => (incident.kind === 'note' && incident.note === 'set-point' ? [text] : []))
  expect(texts.length).toBeGreaterThan(0)
  for (const text of texts) {
    expect(text.en).toContain(en)
    expect(text.zh).toContain(zh)
  }
})
