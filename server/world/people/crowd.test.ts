// Behaviour of the demonstration viewers, with the test's own clock and matches.
import { describe, expect, it } from 'vitest'
import { sampleRow } from '../../../tests/support/match/sample-row.ts'
import { cast } from './cast.ts'
import { Crowd } from './crowd.ts'
import type { CrowdAction, PeopledRoom } from './crowded.ts'
import { phrasesByLang } from './phrases.ts'
import { clubOf, seatOf } from './seating.ts'
import { interleaveLanguages } from './settle.ts'

const begun = Date.parse('2026-03-01T12:00:00Z')
const rooms: PeopledRoom[] = [
  { id: 'one', language: 'zh', pull: 3, matchId: 'm1', topic: 'idle', isWatched: true, takesGifts: true },
  { id: 'two', language: 'zh', pull: 1, matchId: 'm1', topic: 'idle', isWatched: false, takesGifts: true },
  { id: 'hai', language: 'vi', pull: 2, matchId: 'm1', topic: 'idle', isWatched: true, takesGifts: true },
  { id: 'end', language: 'en', pull: 2, matchId: null, topic: 'cards', isWatched: true, takesGifts: true },
]

/** Runs for this many seconds; `before` each tick. */
function run(
  seconds: number,
  before: (second: number) => void = () => undefined,
  row = sampleRow({ id: 'm1', status: 'live', phase: 'first-half' }),
) {
  const state = { row }
  const crowd = new Crowd({ cast, row: (id) => (id === 'm1' ? state.row : undefined), scorerOf: async () => null })
  const done: (CrowdAction & { second: number })[] = []
  for (let half = 0; half < seconds * 2; half += 1) {
    before(half / 2)
    for (const action of crowd.advance(rooms, begun + half * 500)) done.push({ ...action, second: half / 2 })
  }
  return { crowd, done, state }
}
type Message = Extract<CrowdAction, { text: string }>
const linesOf = <T extends CrowdAction>(done: readonly T[]): (T & Message)[] =>
  done.filter((action): action is T & Message => action.type === 'say' || action.type === 'danmaku')

describe('demo world people', () => {
  it('are each in one room at most, and as many as joined and have not left', () => {
    const { crowd, done } = run(1_500)
    const places = rooms.flatMap(({ id }) => [...crowd.seated(id)])
    expect(new Set(places).size).toBe(places.length)
    expect(places.length).toBeGreaterThan(cast.length * 0.6)
    for (const { id } of rooms) {
      const moves = done.filter((action) => action.room === id)
      const here = moves.filter(({ type }) => type === 'attend').length - moves.filter(({ type }) => type === 'leave').length
      expect(here, id).toBe(crowd.seated(id).size)
      expect(here, id).toBeGreaterThan(3)
    }
    expect(done.filter(({ type }) => type === 'leave').length).toBeGreaterThan(20)
  })

  it('mostly speak the language of their room, and act only in the room they are in', () => {
    const { done } = run(900)
    const seated = new Set<string>()
    for (const action of done) {
      const place = `${action.room} ${action.person}`
      if (action.type === 'attend') seated.add(place)
      else if (action.type === 'leave') seated.delete(place)
      else expect(seated.has(place), `${action.type} of ${place}`).toBe(true)
    }
    const inVietnamese = linesOf(done).filter(({ room }) => room === 'hai')
    const own = inVietnamese.filter(({ person }) => cast.find(({ id }) => id === person)?.language === 'vi')
    expect(inVietnamese.length).toBeGreaterThan(60)
    expect(own.length / inVietnamese.length).toBeGreaterThan(0.75)
  })

  it('chat where there are viewers, and occasionally where there are none', () => {
    const { done } = run(1_200)
    const count = (room: string): number => linesOf(done).filter((action) => action.room === room && action.second > 120).length
    expect(count('one')).toBeGreaterThan(150)
    expect(count('two')).toBeGreaterThan(5)
    expect(count('two')).toBeLessThan(40)
  })

  it('do not repeat a message that is already in their room', () => {
    const { done } = run(1_200)
    for (const { id } of rooms) {
      const messages = linesOf(done).filter(({ room }) => room === id)
      for (const [index, { text }] of messages.entries())
        expect(messages.slice(Math.max(0, index - 30), index).map((message) => message.text)).not.toContain(text)
    }
  })

  it('react to a goal, each for their own side, about the picture that they have just seen', () => {
    const at = 400
    const world = run(0)
    const crowd = new Crowd({ cast, row: () => world.state.row, scorerOf: async () => null })
    const after: (CrowdAction & { second: number })[] = []
    for (let half = 0; half < (at + 20) * 2; half += 1) {
      if (half / 2 === at) world.state.row = { ...world.state.row, home_score: 1, seq: world.state.row.seq + 1 }
      for (const action of crowd.advance(rooms, begun + half * 500)) if (half / 2 >= at) after.push({ ...action, second: half / 2 })
    }
    const shouts = linesOf(after).filter(
      ({ room, text }) =>
        room === 'one' && phrasesByLang.zh['goal-for'].concat(phrasesByLang.zh['goal-against'], phrasesByLang.zh.goal).includes(text),
    )
    expect(shouts.length).toBeGreaterThan(8)
    for (const shout of shouts) {
      const club = clubOf({ id: shout.person }, 'm1')
      const fitting = club === null ? 'goal' : club === 'home' ? 'goal-for' : 'goal-against'
      expect(phrasesByLang.zh[fitting]).toContain(shout.text)
      // Never about a picture before the goal, nor about one that the viewer has not seen yet.
      expect(shout.at).toBeGreaterThanOrEqual(begun + at * 1_000)
      expect(shout.at).toBeLessThan(begun + shout.second * 1_000)
    }
    const soon = shouts.filter((shout) => shout.at < begun + (at + 4) * 1_000)
    expect(soon.length / shouts.length).toBeGreaterThan(0.5)
  })

  it('give what their purse allows, mostly in watched rooms', () => {
    const { done } = run(1_800)
    const gifts = done.filter((action) => action.type === 'gift')
    expect(gifts.length).toBeGreaterThan(30)
    for (const { person, room } of gifts) {
      expect(cast.find(({ id }) => id === person)?.purse).not.toBe('none')
      expect(rooms.find(({ id }) => id === room)?.isWatched).toBe(true)
    }
    const envelopes = done.filter((action) => action.type === 'envelope')
    expect(envelopes.length).toBeGreaterThan(3)
    for (const { person } of envelopes) expect(cast.find(({ id }) => id === person)?.purse).toBe('rich')
  })

  it('all leave a room that closes, and join it again later', () => {
    const crowd = new Crowd({ cast, row: () => undefined, scorerOf: async () => null })
    const there = new Set<string>()
    const advance = (open: readonly PeopledRoom[], half: number): void => {
      for (const { type, room, person } of crowd.advance(open, begun + half * 500)) {
        if (type === 'attend') there.add(`${room} ${person}`)
        if (type === 'leave') there.delete(`${room} ${person}`)
      }
    }
    for (let half = 0; half < 400; half += 1) advance(rooms, half)
    expect([...there].some((one) => one.startsWith('one '))).toBe(true)
    advance(rooms.slice(1), 400)
    expect([...there].filter((one) => one.startsWith('one '))).toEqual([])
    for (let half = 401; half < 500; half += 1) advance(rooms, half)
    const seated = rooms.flatMap(({ id }) => [...crowd.seated(id)].map((person) => `${id} ${person}`))
    expect([...there].toSorted()).toEqual(seated.toSorted())
  })

  it('mention no score that the picture at the time of their message has not shown', () => {
    const scoreOf = (second: number): number => Math.floor(second / 60)
    let shown = sampleRow({ id: 'm1', status: 'live', phase: 'first-half' })
    const crowd = new Crowd({ cast, row: () => shown, scorerOf: async () => null })
    const done: CrowdAction[] = []
    for (let half = 0; half < 3_600; half += 1) {
      const home_score = scoreOf(half / 2)
      if (home_score !== shown.home_score) shown = { ...shown, home_score, away_score: 0 }
      done.push(...crowd.advance(rooms, begun + half * 500))
    }
    const scores = linesOf(done).flatMap((message) =>
      [...message.text.matchAll(/(\d+)[:-](\d+)/g)].map(([, score]) => ({ score: Number(score), at: message.at })),
    )
    expect(scores.length).toBeGreaterThan(3)
    for (const { score, at } of scores) expect(score).toBeLessThanOrEqual(scoreOf((at - begun) / 1_000))
  })

  it('give nothing that would be income for a real streamer', () => {
    const crowd = new Crowd({ cast, row: () => undefined, scorerOf: async () => null })
    const own: PeopledRoom[] = [{ id: 'own', language: 'zh', pull: 1, matchId: null, topic: 'idle', isWatched: true, takesGifts: false }]
    const actions = Array.from({ length: 3_000 }, (_, half) => crowd.advance(own, begun + half * 500)).flat()
    expect(actions.some(({ type }) => type === 'say')).toBe(true)
    expect(actions.filter(({ type }) => type === 'gift' || type === 'envelope')).toEqual([])
  })

  it('do not rejoin a room right after being kicked, and stay away from all rooms when excluded', () => {
    const { crowd } = run(600)
    const last = begun + 600_000
    const stays = ({ id }: { id: string }): boolean =>
      [0, 60, 120, 180, 240, 300].every((second) => seatOf({ id, language: 'zh' }, rooms, last + second * 1_000) === 'one')
    const out = cast.find((one) => crowd.seated('one').has(one.id) && stays(one))?.id ?? ''
    expect(out).not.toBe('')
    crowd.outOf('one', out, last + 60_000)
    const moves = (from: number, to: number): CrowdAction[] =>
      Array.from({ length: (to - from) * 2 }, (_, half) => crowd.advance(rooms, last + from * 1_000 + half * 500)).flat()
    expect(moves(0, 60).filter(({ type, room, person }) => type === 'attend' && room === 'one' && person === out)).toEqual([])
    expect(moves(60, 90)).toContainEqual({ type: 'attend', room: 'one', person: out })
    crowd.exclude(new Set([out]))
    expect(moves(90, 120)).toContainEqual({ type: 'leave', room: 'one', person: out })
    expect(moves(120, 300).filter(({ person }) => person === out)).toEqual([])
  })

  it('occasionally greet when they join a watched room', () => {
    const { done } = run(900)
    const greetings = new Set(Object.values(phrasesByLang).flatMap(({ greeting }) => greeting))
    const greeted = linesOf(done).filter(({ text }) => greetings.has(text))
    expect(greeted.length).toBeGreaterThan(5)
    expect(greeted.filter(({ room }) => room === 'two')).toEqual([])
  })

  it('keep their seats when these are computed again', () => {
    for (const one of cast.slice(0, 30)) {
      const seats = Array.from({ length: 40 }, (_, minute) => seatOf(one, rooms, begun + minute * 60_000))
      expect(Array.from({ length: 40 }, (_, minute) => seatOf(one, rooms, begun + minute * 60_000))).toEqual(seats)
      expect(seats.filter((seat, index) => index > 0 && seat !== seats[index - 1]).length).toBeLessThan(6)
    }
  })

  it('settle in every language from the start', () => {
    const first = interleaveLanguages(cast).slice(0, 20)
    for (const language of ['zh', 'en', 'vi'] as const)
      expect(first.filter((one) => one.language === language).length, language).toBeGreaterThanOrEqual(2)
    expect(
      interleaveLanguages(cast)
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual(cast.map(({ id }) => id).toSorted())
  })
})
