// The camera's drawings: pictures are complete, and the board matches the score. Uses a context that only records.
import { describe, expect, it, vi } from 'vitest'
import { formatMinute } from '../../../../rules/match/format-minute.ts'
import { chance, soak } from '../../../../tests/support/soak.ts'
import { playBasketball } from '../../../feed/simulator/basketball/play.ts'
import { matchesBetween } from '../../../feed/simulator/calendar/schedule.ts'
import { anchorDay } from '../../../feed/simulator/calendar/season.ts'
import { day } from '../../../feed/simulator/days.ts'
import { world } from '../../../feed/simulator/world.ts'
import type { Canvas2D } from '../../camera/canvas.ts'
import { apart } from '../../camera/palette.ts'
import type { ShowCamera } from '../../film/show.ts'
import { court } from '../director/court.ts'
import type { Scene } from '../director/scene.ts'
import { sceneAt } from '../director/scene-at.ts'
import { draw } from './draw.ts'
import { lensOf } from './lens.ts'
import { styleOf } from './style.ts'

vi.setConfig({ testTimeout: soak(300_000, 3_600_000) })

const random = chance()
const all = matchesBetween(world('grandstand'), (anchorDay + 1) * day, (anchorDay + 9) * day).filter(({ sport }) => sport === 'basketball')
const match = all[random(all.length)] as (typeof all)[number]
const { incidents, length } = playBasketball(match)

interface Record {
  texts: string[]
  numbers: number[]
  boxes: number[][]
  pastes: number
  calls: number
  depth: number
  lowest: number
}

/** A context that draws nothing. */
function recorder(): { context: Canvas2D; record: Record } {
  const record: Record = { texts: [], numbers: [], boxes: [], pastes: 0, calls: 0, depth: 0, lowest: 0 }
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
        if (name === 'roundRect') record.boxes.push(given as number[])
        if (name === 'drawImage') record.pastes += 1
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

const camera: ShowCamera = {
  type: 'live',
  width: 640,
  height: 360,
  language: 'zh',
  makeLayer: () => ({ image: {}, context: recorder().context }),
}
function drawn(scene: Scene, more: Partial<ShowCamera> = {}): Record {
  const { context, record } = recorder()
  draw(context, scene, { ...camera, ...more })
  return record
}

const times = [
  ...Array.from({ length: soak(60, 900) }, () => random(length + 4_000_000) - 3_000_000),
  ...incidents.flatMap(({ kind, at }, index) => (kind === 'phase' || index % 9 === 0 ? [at - 500, at, at + 100, at + 3_000] : [])),
]
const scenes = times.map((passed) => sceneAt(match, match.start + passed))

describe('a picture of basketball', () => {
  it('is complete at every instant', () => {
    for (const scene of scenes) {
      const record = drawn(scene)
      expect(record.calls).toBeGreaterThan(100)
      expect(record.numbers.every(Number.isFinite), `${match.id} ${scene.t}`).toBe(true)
      expect([record.depth, record.lowest]).toEqual([0, 0])
    }
  })

  it('shows clubs, score, period and clock in the language of its room, where football has its board', () => {
    for (const language of ['zh', 'en', 'vi'] as const)
      for (const scene of scenes) {
        const { clubs, score, clock, period } = scene.board
        const { texts, boxes } = drawn(scene, { language })
        const played = clock ? [clock, formatMinute(period, 'basketball', language)] : []
        const wanted = [clubs.home.short[language], clubs.away.short[language], ...score.map(String), ...played]
        expect(texts).toEqual(expect.arrayContaining(wanted))
        const board = boxes.filter(([, y, , tall]) => y === 27 && tall === 26)
        expect(Math.max(...board.map(([x = 0, , wide = 0]) => x + wide))).toBeCloseTo(626)
      }
  })

  it('omits the board when the score is shown beside it', () => {
    const scene = scenes.find(({ board, overlays }) => board.clock !== '' && overlays.length === 0) as Scene
    expect(drawn(scene).texts).toContain(scene.board.clock)
    expect(drawn(scene, { isBare: true }).texts).not.toContain(scene.board.clock)
  })

  it('is identical for the same scene', () => {
    for (const scene of scenes.slice(0, 20)) expect(drawn(scene)).toEqual(drawn(structuredClone(scene)))
  })

  it('has the ball in frame during play', () => {
    for (const scene of scenes) {
      if (scene.possession === null) continue
      const { x, y, z } = scene.ball
      const [px, py] = lensOf(scene, 640, 360).spot(x, y, z)
      expect(px, `${match.id} ${scene.t}`).toBeGreaterThan(0)
      expect(px, `${match.id} ${scene.t}`).toBeLessThan(640)
      expect(py, `${match.id} ${scene.t}`).toBeLessThan(360)
    }
  })

  it('has both baskets below the board in the default frame', () => {
    for (const x of [-20, 20]) {
      const lens = lensOf({ camera: { x, y: 0, zoom: 1 }, ball: { x, y: 0, z: 1 }, possession: null }, 640, 360)
      const [px, py] = lens.spot(Math.sign(x) * court.ring, 0, court.rim)
      expect(px).toBeGreaterThan(40)
      expect(px).toBeLessThan(600)
      expect(py).toBeGreaterThan(27 + 26)
    }
  })

  it('has the stands on their feet when they are loud', () => {
    const scene = { ...(scenes[0] as Scene), overlays: [], cheer: 0 }
    expect(drawn({ ...scene, excitement: 1 }).pastes).toBeGreaterThan(drawn({ ...scene, excitement: 0.1 }).pastes)
  })

  it('distinguishes the sides from each other, and both from the floor', () => {
    const scene = scenes[0] as Scene
    for (const { home, away, id } of all) {
      const clubs = { home: { ...scene.board.clubs.home, crest: home.crest }, away: { ...scene.board.clubs.away, crest: away.crest } }
      const { kits, wood, referee } = styleOf({ matchId: id, board: { ...scene.board, clubs } })
      expect(apart(kits.home.shirt, kits.away.shirt), id).toBeGreaterThan(100)
      for (const kit of [kits.home, kits.away]) {
        for (const color of wood) expect(apart(kit.shirt, color), `${id} ${kit.shirt}`).toBeGreaterThan(55)
        expect(apart(kit.shirt, kit.number), id).toBeGreaterThan(120)
        expect(apart(kit.shirt, referee.shirt), `${id} ${kit.shirt}`).toBeGreaterThan(40)
      }
    }
  })
})
