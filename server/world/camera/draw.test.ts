// The cameras' drawings: pictures are complete, and the board matches the score. Uses a context that only records.
import { describe, expect, it, vi } from 'vitest'
import { chance, soak } from '../../../tests/support/soak.ts'
import { matchesBetween } from '../../feed/simulator/calendar/schedule.ts'
import { anchorDay } from '../../feed/simulator/calendar/season.ts'
import { day } from '../../feed/simulator/days.ts'
import { playFootball } from '../../feed/simulator/football/play.ts'
import { world } from '../../feed/simulator/world.ts'
import type { Scene, Weather } from '../director/scene.ts'
import { sceneAt } from '../director/scene-at.ts'
import type { Canvas2D } from './canvas.ts'
import { type Camera, draw } from './draw.ts'
import { styleOf } from './palette.ts'

vi.setConfig({ testTimeout: soak(300_000, 3_600_000) })

const random = chance()
const all = matchesBetween(world('grandstand'), (anchorDay + 1) * day, (anchorDay + 9) * day).filter(({ sport }) => sport === 'football')
const match = all[random(all.length)] as (typeof all)[number]
const { incidents, length } = playFootball(match)

interface Record {
  texts: string[]
  numbers: number[]
  calls: number
  depth: number
  lowest: number
}

/** A context that draws nothing. */
function recorder(): { context: Canvas2D; record: Record } {
  const record: Record = { texts: [], numbers: [], calls: 0, depth: 0, lowest: 0 }
  const state: { [name: string]: unknown } = { font: '', fillStyle: '', lineWidth: 1 }
  const context = new Proxy(state, {
    get(target, name: string) {
      if (name in target) return target[name]
      return (...given: unknown[]) => {
        record.calls += 1
        if (name === 'save') record.depth += 1
        if (name === 'restore') record.depth -= 1
        record.lowest = Math.min(record.lowest, record.depth)
        if (name === 'fillText') record.texts.push(String(given[0]))
        record.numbers.push(...given.flat().filter((one): one is number => typeof one === 'number'))
        return name === 'measureText' ? { width: String(given[0]).length * 7 } : undefined
      }
    },
    set(target, name: string, value: unknown) {
      if (typeof value === 'number') record.numbers.push(value)
      target[name] = value
      return true
    },
  }) as unknown as Canvas2D
  return { context, record }
}

const cameraOf = (type: Camera['type'], language: Camera['language'] = 'zh'): Camera => ({
  type,
  width: 640,
  height: 360,
  language,
  sceneAt: (t) => sceneAt(match, t),
})
function drawn(scene: Scene, camera: Camera): Record {
  const { context, record } = recorder()
  draw(context, scene, camera)
  return record
}

const times = [
  ...Array.from({ length: soak(30, 600) }, () => random(length + 4_000_000) - 3_000_000),
  ...incidents.flatMap(({ kind, at }) => (kind === 'goal' ? [at - 400, at, at + 9_000, at + 20_000] : [])),
]

describe('a picture', () => {
  it.each(['live', 'main', 'goal', 'tactical'] as const)('from the camera %s is complete at every instant', (type) => {
    for (const passed of times) {
      const record = drawn(sceneAt(match, match.start + passed), cameraOf(type))
      expect(record.calls).toBeGreaterThan(50)
      expect(record.numbers.every(Number.isFinite), `${match.id} ${passed}`).toBe(true)
      expect([record.depth, record.lowest]).toEqual([0, 0])
    }
  })

  it('shows clubs, score and clock in the language of its room', () => {
    for (const language of ['zh', 'en', 'vi'] as const)
      for (const passed of times) {
        const scene = sceneAt(match, match.start + passed)
        const { clubs, score, clock } = scene.board
        const { texts } = drawn(scene, cameraOf('live', language))
        expect(texts).toEqual(
          expect.arrayContaining([clubs.home.short[language], clubs.away.short[language], ...score.map(String), ...(clock ? [clock] : [])]),
        )
      }
  })

  it('is identical for the same scene, and differs in other weather', () => {
    const scene = sceneAt(match, match.start + length / 3)
    expect(drawn(scene, cameraOf('live'))).toEqual(drawn(structuredClone(scene), cameraOf('live')))
    const weathers: Weather[] = ['clear', 'rain', 'snow', 'haze']
    const counts = weathers.map((weather) => drawn({ ...scene, weather }, cameraOf('main')).numbers.length)
    expect(new Set(counts).size).toBe(weathers.length)
  })

  it('has the stands on their feet when they are loud, and only the half that cheers', () => {
    // Behind a goal the stand is always in the picture; standing spectators have arms to draw.
    const scene = { ...sceneAt(match, match.start + length / 2), weather: 'clear' as const, overlays: [], cheer: 0 }
    const calls = (excitement: number, cheer: number): number => drawn({ ...scene, excitement, cheer }, cameraOf('goal')).calls
    expect(calls(1, 0)).toBeGreaterThan(calls(0.1, 0))
    expect(calls(1, 0)).toBeGreaterThan(calls(1, 1))
    expect(calls(1, 1)).toBeGreaterThan(calls(0.1, 0))
  })

  it('distinguishes the sides from each other, and the goalkeepers and the referee from both', () => {
    const apart = (one: string, other: string): number =>
      Math.hypot(...[1, 3, 5].map((at) => Number.parseInt(one.slice(at, at + 2), 16) - Number.parseInt(other.slice(at, at + 2), 16)))
    const scene = sceneAt(match, match.start)
    for (const { home, away, id } of all.slice(0, 120)) {
      const clubs = { home: { ...scene.board.clubs.home, crest: home.crest }, away: { ...scene.board.clubs.away, crest: away.crest } }
      const { kits, keepers, referee } = styleOf({ ...scene, matchId: id, board: { ...scene.board, clubs } })
      expect(apart(kits.home.shirt, kits.away.shirt), id).toBeGreaterThan(100)
      for (const one of [keepers.home, keepers.away, referee])
        for (const kit of [kits.home, kits.away]) expect(apart(one.shirt, kit.shirt), `${id} ${one.shirt}`).toBeGreaterThan(70)
    }
  })
})
