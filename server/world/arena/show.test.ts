// Drawings of e-sports and the card table: complete, in the language of the room, and without overlays on request.
import { describe, expect, it, vi } from 'vitest'
import { canvasRecorder, type Recording } from '../../../tests/support/canvas-recorder.ts'
import { chance, soak } from '../../../tests/support/soak.ts'
import { matchesBetween } from '../../feed/simulator/calendar/schedule.ts'
import { anchorDay } from '../../feed/simulator/calendar/season.ts'
import { day } from '../../feed/simulator/days.ts'
import type { SimMatch } from '../../feed/simulator/model.ts'
import { world } from '../../feed/simulator/world.ts'
import type { MakeLayer } from '../camera/crowd.ts'
import type { Filmed, ShowCamera } from '../film/show.ts'
import { filmedMatch, filmedTable } from '../film/shows.ts'
import { boardAt } from './board.ts'
import { scriptOf } from './script.ts'
import { gameOf } from './show.ts'

vi.setConfig({ testTimeout: soak(60_000, 3_600_000) })

const draw = chance()
const all = matchesBetween(world('grandstand'), (anchorDay + 1) * day, (anchorDay + 9) * day).filter(({ sport }) => sport === 'esports')
const one = (game: string): SimMatch => {
  const list = all.filter((match) => gameOf(match) === game)
  return list[draw(list.length)] as SimMatch
}
const makeLayer: MakeLayer = () => ({ image: {}, context: canvasRecorder().context })
const languages = ['zh', 'en', 'vi'] as const
const cameraOf = (more: Partial<ShowCamera> = {}): ShowCamera => ({
  type: 'live',
  width: 640,
  height: 360,
  language: 'zh',
  makeLayer,
  ...more,
})
function drawn(filmed: Filmed, t: number, camera: ShowCamera): Recording {
  const { context, recording } = canvasRecorder()
  filmed.draw(context, t, camera)
  return recording
}
function expectWhole({ calls, numbers, depth, lowest }: Recording, what: string): void {
  expect(calls, what).toBeGreaterThan(20)
  expect(numbers.every(Number.isFinite), what).toBe(true)
  expect([depth, lowest], what).toEqual([0, 0])
}

/** Before, between and after, and around events. */
function timesOf(match: SimMatch): number[] {
  const { maps, end } = scriptOf(match)
  const cues = maps.flatMap((map) => [map.start, map.end, map.over, ...map.cues.map(({ at }) => at)])
  const some = Array.from({ length: soak(15, 400) }, () => (cues[draw(cues.length)] as number) + draw(4_000) / 1_000 - 1)
  return [-600, 10, end + 60, ...maps.map(({ over }) => over + 400), ...some].map((t) => match.start + Math.round(t * 1000))
}

describe.each(['arena', 'shooter'])('a picture of the %s', (game) => {
  const match = one(game)
  const filmed = filmedMatch(match)

  it('is complete at every instant, from every camera', () => {
    for (const t of timesOf(match))
      for (const type of ['live', 'tactical', 'goal'] as const)
        expectWhole(drawn(filmed, t, cameraOf({ type })), `${match.id} ${t} ${type}`)
  })

  it('shows clubs, maps, points and clock in the language of its room, and none of them when bare', () => {
    for (const t of timesOf(match))
      for (const language of languages) {
        const board = boardAt(scriptOf(match), (t - match.start) / 1000)
        const { texts } = drawn(filmed, t, cameraOf({ language }))
        const due = [
          board.clubs.home.short[language],
          board.clubs.away.short[language],
          ...board.score.map(String),
          ...(board.clock ? [board.clock, ...board.points.map(String)] : []),
        ]
        expect(texts, `${match.id} ${t}`).toEqual(expect.arrayContaining(due))
        if (board.clock) expect(drawn(filmed, t, cameraOf({ language, isBare: true })).texts).not.toContain(board.clock)
      }
  })
})

describe('a picture of the table', () => {
  it('is complete at every instant, in every language', () => {
    const filmed = filmedTable('table')
    for (let round = 0; round < soak(60, 2_000); round += 1) {
      const t = 1_700_000_000_000 + draw(1_700_000)
      for (const language of languages) expectWhole(drawn(filmed, t, cameraOf({ language })), `${t}`)
    }
  })
})
