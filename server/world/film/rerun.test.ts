// Reruns of a room: a finished match, from its beginning, without jumps between pictures.
import { expect, it } from 'vitest'
import { canvasRecorder } from '../../../tests/support/canvas-recorder.ts'
import { endOf } from '../../feed/simulator/calendar/chain.ts'
import { anchorDay } from '../../feed/simulator/calendar/season.ts'
import { day, minute } from '../../feed/simulator/days.ts'
import { world } from '../../feed/simulator/world.ts'
import { filmedRerun, rerunAt } from './rerun.ts'
import { shows } from './shows.ts'

const simulated = world('grandstand')
const from = (anchorDay + 40) * day
const sports = Object.keys(shows) as (keyof typeof shows)[]
const makeLayer = (width: number, height: number) => ({ image: { width, height } as never, context: canvasRecorder().context })

it('shows a finished match of the sport, and advances in step with time', () => {
  for (const sport of sports) {
    let before = { t: 0, id: '', at: 0 }
    const ids = new Set<string>()
    for (let t = from; t < from + 2 * day; t += 7 * minute) {
      const { match, behind } = rerunAt(simulated, sport, t)
      expect(match.sport).toBe(sport)
      expect(endOf(match)).toBeLessThan(t)
      const at = t - behind - match.start
      expect(at, `${sport} begins with its beginning`).toBeGreaterThanOrEqual(0)
      // It restarts when it is over.
      if (before.id === match.id && at > before.at) expect(at - before.at).toBe(t - before.t)
      before = { t, id: match.id, at }
      ids.add(match.id)
    }
    expect(ids.size, `${sport} is not the same match for two days`).toBeGreaterThan(1)
  }
})

it('is labelled as a rerun in the language of its room, but not on covers', () => {
  for (const [language, word] of [
    ['zh', '重播'],
    ['en', 'Rerun'],
    ['vi', 'Phát lại'],
  ] as const)
    for (const isBare of [false, true]) {
      const { context, recording } = canvasRecorder()
      filmedRerun(simulated, 'badminton', from).draw(context, from, { type: 'live', width: 640, height: 360, language, isBare, makeLayer })
      expect(recording.texts.includes(word)).toBe(!isBare)
    }
})
