// Invariants of the scenes and pictures of any simulated match of tennis or badminton, regardless of the order of calls.
import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import type { Side } from '../../../contract/match/match-row.ts'
import { type Row, rowAt, rowStates } from '../../../tests/support/match/sim-rows.ts'
import { chance, figures, soak } from '../../../tests/support/soak.ts'
import { matchesBetween } from '../../feed/simulator/calendar/schedule.ts'
import { anchorDay } from '../../feed/simulator/calendar/season.ts'
import { day } from '../../feed/simulator/days.ts'
import type { SimMatch } from '../../feed/simulator/model.ts'
import { world } from '../../feed/simulator/world.ts'
import type { Canvas2D } from '../camera/canvas.ts'
import type { ShowCamera } from '../film/show.ts'
import { drawScene } from './camera/draw.ts'
import { styleOf } from './camera/style.ts'
import { clearance, type Flight } from './flight.ts'
import { type Played, planOf } from './plan.ts'
import { tossFrom } from './point.ts'
import type { Place, Scene } from './scene.ts'
import { sceneAt } from './scene-at.ts'
import { netAt, type Sport, sports } from './sport.ts'

vi.setConfig({ testTimeout: soak(120_000, 7_200_000) })

const draw = chance()
const all = matchesBetween(world('grandstand'), (anchorDay + 1) * day, (anchorDay + 9) * day)
const drawn = (sport: Sport['type'], count: number): SimMatch[] => {
  const list = all.filter((match) => match.sport === sport)
  return Array.from({ length: count }, () => list[draw(list.length)] as SimMatch)
}
const matches = [...drawn('tennis', soak(3, 30)), ...drawn('badminton', soak(3, 20))]

const at = (match: SimMatch, seconds: number): Scene => sceneAt(match, match.start + seconds * 1000)
const playedOf = (match: SimMatch): Played[] => planOf(match).played.filter(({ point }) => !point.isWarmUp)
const opposite = (side: Side): Side => (side === 'home' ? 'away' : 'home')
const endOf = (scene: Scene, side: Side): number => scene.players[side === 'home' ? 0 : 1].end

const rank = (call: string): number => ['0', '15', '30', '40', 'AD'].indexOf(call)

/** The side that gained between two rows. */
function gainer(before: Row, after: Row): Side {
  const sum = ({ periods }: Row, index: 0 | 1): number => periods.reduce((total, period) => total + period[index], 0)
  if (sum(after, 0) > sum(before, 0)) return 'home'
  if (sum(after, 1) > sum(before, 1)) return 'away'
  const value = (core: Row, index: 0 | 1): number => {
    const call = core.game?.points?.[index] ?? '0'
    return core.periods.at(-1)?.every((games) => games === 6) ? Number(call) : rank(call)
  }
  const [home, away] = ([0, 1] as const).map((index) => value(after, index) - value(before, index)) as [number, number]
  return home - away > 0 ? 'home' : 'away'
}

const isIn = ({ court }: Sport, { x, y }: Place): boolean => Math.abs(x) <= court.width + 0.08 && Math.abs(y) <= court.length + 0.08
/** The flights of a rally, without the serve's toss. */
const flightsOf = (match: SimMatch, { serve, point }: Played): Flight[] =>
  planOf(match).live.flatMap((leg) => (leg.type === 'fly' && leg.t0 >= serve - 1e-6 && leg.t1 <= point.at + 1e-6 ? [leg.flight] : []))

describe('a point', () => {
  it('ends at its instant where the ball decides it, for the side that the row gives it to', () => {
    const ways: Record<string, number> = {}
    for (const match of matches) {
      const sport = sports[match.sport as Sport['type']]
      const rows = rowStates(match)
      for (const one of playedOf(match)) {
        const { point, finish, strokes } = one
        const what = `${match.id} ${point.at} ${finish}`
        const winner = gainer(rowAt(rows, point.at - 0.002), rowAt(rows, point.at))
        expect(winner, what).toBe(point.winner)
        const scene = at(match, point.at)
        const ball = scene.balls[0] as Place
        const loserEnd = endOf(scene, opposite(winner))
        const bounces = flightsOf(match, one).filter(({ t0, to }) => t0 > 0 && to.z < 0.06)
        const last = bounces.at(-1)?.to as Place
        ways[finish] = (ways[finish] ?? 0) + 1
        if (finish === 'net') {
          expect(Math.abs(ball.y), what).toBeLessThan(0.1)
          expect(ball.y * loserEnd, what).toBeGreaterThan(0)
          expect(ball.z, what).toBeLessThan(netAt(sport.court, ball.x))
          continue
        }
        expect(ball.z, what).toBeLessThan(0.06)
        if (finish === 'out') {
          expect(ball.y * loserEnd, what).toBeLessThan(0)
          if (strokes > 1) expect(isIn(sport, ball), what).toBe(false)
          else expect(Math.abs(ball.y), what).toBeGreaterThan(sport.court.service)
          continue
        }
        expect(ball.y * loserEnd, what).toBeGreaterThan(0)
        if (sport.type === 'badminton') expect(isIn(sport, ball), what).toBe(true)
        else {
          // It bounced in the court before, on the same side.
          const first = bounces.at(-2)?.to as Place
          expect(isIn(sport, first) && first.y * loserEnd > 0, what).toBe(true)
          expect(Math.hypot(last.x - ball.x, last.y - ball.y), what).toBeLessThan(0.05)
          if (strokes === 1) expect(Math.abs(first.y), what).toBeLessThan(sport.court.service)
        }
      }
    }
    figures(ways)
  })

  it('is served by the right side from the right half into the other, with every ball above the net', () => {
    for (const match of matches) {
      const sport = sports[match.sport as Sport['type']]
      const rows = rowStates(match)
      for (const one of playedOf(match)) {
        const { serve, point } = one
        const what = `${match.id} ${point.at}`
        const core = rowAt(rows, point.at - 0.002)
        if (core.game) expect(core.game.server, what).toBe(point.server)
        const isTieBreak = core.periods.at(-1)?.every((games) => games === 6)
        const calls = core.game?.points ?? ['0', '0']
        const sum = calls.reduce((total, call) => total + (isTieBreak ? Number(call) : rank(call)), 0)
        const own = core.periods.at(-1)?.[point.server === 'home' ? 0 : 1] ?? 0
        const right = (sport.type === 'tennis' ? sum : own) % 2 === 0 ? 1 : -1
        const scene = at(match, serve)
        const [server, receiver] = point.server === 'home' ? scene.players : [scene.players[1], scene.players[0]]
        expect(server.x * server.end * right, what).toBeGreaterThan(0.1)
        expect(receiver.x * receiver.end * right, what).toBeGreaterThan(0)
        expect(receiver.end, what).toBe(-server.end)
        if (sport.type === 'tennis') expect(Math.abs(server.y), what).toBeGreaterThan(sport.court.length)
        else expect(Math.abs(server.y), what).toBeGreaterThan(sport.court.service)
        const flights = flightsOf(match, one)
        const [first] = flights as [Flight]
        if (one.finish !== 'net' || one.strokes > 1) expect(first.to.x * server.end * right, what).toBeLessThan(0)
        for (const flight of flights) expect(clearance(flight, sport.court) ?? 1, what).toBeGreaterThan(0)
        // One bounce before each stroke; only the last ball may have a second one.
        for (const [index, flight] of flights.entries())
          if (index > 0 && index < flights.length - 1)
            expect(flight.to.z < 0.06 && (flights[index - 1] as Flight).to.z < 0.06, what).toBe(false)
      }
    }
  })
})

describe('a double fault', () => {
  it('is two serves, however little time there is', () => {
    let [count, quick] = [0, 0]
    for (const match of matches.filter(({ sport }) => sport === 'tennis')) {
      const { live, played } = planOf(match)
      for (const { point } of played) {
        if (point.wanted !== 'double-fault') continue
        count += 1
        if (point.at - point.from < 24) quick += 1
        // Each is tossed from the hand.
        const tosses = live.filter(({ type, t0, t1 }) => type === 'fly' && t0 >= point.from && t1 <= point.at)
        expect(tosses.filter((leg) => leg.type === 'fly' && leg.flight.from.z === tossFrom).length, `${match.id} ${point.at}`).toBe(2)
      }
    }
    figures({ 'double faults': count, 'in little time': quick })
  })
})

describe('the scenes', () => {
  it('show the board as in the row at every instant', () => {
    for (const match of matches) {
      const rows = rowStates(match)
      const { finishes } = planOf(match).script
      const times = rows.slice(1).flatMap((row) => [row.at - 0.001, row.at, row.at + 0.04])
      times.push(...Array.from({ length: 100 }, () => draw(finishes + 1_200) - 600))
      for (const t of times) {
        const { board } = at(match, t)
        const core = rowAt(rows, t)
        const { sets, periods, points, phase } = board
        const shown = { sets, periods, points, phase }
        const due = {
          sets: [core.home_score, core.away_score],
          periods: core.periods,
          points: core.game?.points ?? null,
          phase: core.phase,
        }
        expect(shown, `${match.id} ${t}`).toEqual(due)
        if (core.game) expect(board.server, `${match.id} ${t}`).toBe(core.game.server)
      }
    }
  })

  it('move nothing faster than possible, and nobody through the net', () => {
    // Accumulated and checked once: an expectation per picture takes longer than the pictures.
    let [fastest, hardest, inside, lost, spent, pictures] = [0, 0, 1, -1, 0, 0]
    for (const match of matches) {
      const { enter, leave, sport } = planOf(match)
      const starts = Array.from({ length: soak(14, 60) }, () => enter - 20 + draw(leave - enter + 40))
      for (const { point } of playedOf(match)) if (point.rest !== 'none' || draw(soak(40, 20)) === 0) starts.push(point.at - draw(12))
      for (const start of starts) {
        let last: Scene | null = null
        for (let t = start; t < start + 8; t += 0.04) {
          const since = performance.now()
          const scene = at(match, t)
          spent += performance.now() - since
          pictures += 1
          if (last) {
            for (const [index, { x, y }] of [...scene.players, ...scene.kids].entries()) {
              const before = [...last.players, ...last.kids][index]
              if (!before) continue
              fastest = Math.max(fastest, Math.hypot(x - before.x, y - before.y) / 0.04)
              if (y * before.y < 0) inside = Math.min(inside, Math.abs(x) - sport.court.net.x)
            }
          }
          for (const { x, y, z, vx, vy, vz } of scene.balls) {
            hardest = Math.max(hardest, Math.hypot(vx, vy, vz))
            lost = Math.max(lost, -z, Math.abs(x) - sport.side, Math.abs(y) - sport.back)
          }
          last = scene
        }
      }
    }
    expect(fastest).toBeLessThanOrEqual(7)
    expect(fastest).toBeGreaterThan(2)
    expect(hardest).toBeLessThanOrEqual(75)
    expect(inside).toBeGreaterThan(0)
    expect(lost).toBeLessThan(0.01)
    figures({
      'ms a scene': (spent / pictures).toFixed(3),
      'fastest person, m/s': fastest.toFixed(1),
      'fastest ball, m/s': hardest.toFixed(1),
    })
  })

  it('have the racket at the ball when it is struck', () => {
    for (const match of matches)
      for (const one of playedOf(match))
        for (const [index, flight] of flightsOf(match, one).entries()) {
          if (index > 0 && flight.from.z < 0.06) continue
          const scene = at(match, flight.t0)
          const near = Math.min(...scene.players.map(({ x, y }) => Math.hypot(x - flight.from.x, y - flight.from.y)))
          expect(near, `${match.id} ${flight.t0}`).toBeLessThan(1.3)
        }
  })

  it('are deterministic across repeated calls, call order and copies', async () => {
    const match = matches[0] as SimMatch
    const { enter, leave } = planOf(match)
    const times = fc.array(fc.double({ min: enter - 900, max: leave + 900, noNaN: true }), { minLength: 2, maxLength: 12 })
    fc.assert(
      fc.property(times, (list) => {
        const forward = list.map((t) => at(match, t))
        const copy = { ...match }
        expect(
          list
            .toReversed()
            .map((t) => at(copy, t))
            .toReversed(),
        ).toEqual(forward)
      }),
      { numRuns: soak(20, 300) },
    )
    // A fresh module without caches computes the same.
    vi.resetModules()
    const { sceneAt: another } = await import('./scene-at.ts')
    const t = match.start + (enter + leave) * 500
    expect(another(match, t)).toEqual(sceneAt(match, t))
  })
})

interface Drawing {
  texts: string[]
  numbers: number[]
  calls: number
  depth: number
}
/** A context that draws nothing, and layers like it. */
function recorder(): { context: Canvas2D; record: Drawing } {
  const record: Drawing = { texts: [], numbers: [], calls: 0, depth: 0 }
  const state: { [name: string]: unknown } = { font: '' }
  const context = new Proxy(state, {
    get(target, name: string) {
      if (name in target) return target[name]
      return (...given: unknown[]) => {
        record.calls += 1
        if (name === 'save') record.depth += 1
        if (name === 'restore') record.depth -= 1
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
function pictured(scene: Scene, camera: Partial<ShowCamera>): Drawing {
  const { context, record } = recorder()
  const makeLayer = () => ({ context, image: {} })
  drawScene(context, scene, { type: 'live', width: 640, height: 360, language: 'en', makeLayer, ...camera })
  return record
}

describe('a picture', () => {
  it.each(['live', 'tactical'] as const)('from the camera %s is complete, and shows names, games and points as on the board', (type) => {
    for (const match of matches) {
      const { enter, leave } = planOf(match)
      for (let count = 0; count < soak(40, 400); count += 1) {
        const scene = at(match, enter - 60 + draw(leave - enter + 120))
        const { texts, numbers, depth, calls } = pictured(scene, { type })
        expect(calls).toBeGreaterThan(50)
        expect(numbers.every(Number.isFinite), `${match.id} ${scene.t}`).toBe(true)
        expect(depth).toBe(0)
        const { clubs, periods, points, phase } = scene.board
        const due = [clubs.home.short.en, clubs.away.short.en, ...periods.flat().map(String)]
        if (match.sport === 'tennis' && points && /^set-\d$/.test(phase)) due.push(...points)
        expect(texts, `${match.id} ${scene.t}`).toEqual(expect.arrayContaining(due))
      }
    }
  })

  it('omits the board on request, and has the stands on their feet when they are loud', () => {
    const match = matches[0] as SimMatch
    const scene = { ...at(match, (planOf(match).played.at(-1) as Played).serve + 0.2), overlays: [] }
    expect(pictured(scene, { isBare: true }).texts).not.toContain(match.home.short.en)
    expect(pictured({ ...scene, excitement: 1 }, { width: 648 }).calls).toBeGreaterThan(
      pictured({ ...scene, excitement: 0.1 }, { width: 656 }).calls,
    )
  })

  it('distinguishes the sides from each other, and both from their court', () => {
    const apart = (one: string, other: string): number =>
      Math.hypot(
        ...[1, 3, 5].map((place) => Number.parseInt(one.slice(place, place + 2), 16) - Number.parseInt(other.slice(place, place + 2), 16)),
      )
    const scene = at(matches[0] as SimMatch, 0)
    for (const match of all.filter(({ sport }) => sport === 'tennis' || sport === 'badminton').slice(0, 150)) {
      const board = { ...scene.board, clubs: { home: match.home, away: match.away } }
      const style = styleOf({ ...scene, matchId: match.id, leagueId: match.league.feed.id, sport: match.sport as Sport['type'], board })
      expect(apart(style.dresses.home.shirt, style.dresses.away.shirt), match.id).toBeGreaterThan(120)
      for (const { shirt } of [style.dresses.home, style.dresses.away]) expect(apart(shirt, style.inner), match.id).toBeGreaterThan(70)
    }
  })
})
