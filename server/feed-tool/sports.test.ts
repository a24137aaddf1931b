// Messages of each sport and the resulting match state, through the reducer that all feeds share.
import { describe, expect, it } from 'vitest'
import type { FeedMessage } from '../../contract/feed/document.ts'
import type { Sport } from '../../contract/match/match-row.ts'
import { at, begins, catalogueOf, itemsOf, senderOf } from '../../tests/support/feed/messages.ts'
import { memorySite } from './site.ts'

const now = (): number => begins + 3_600_000

/** Applies them as one request. */
async function taken(sport: Sport, messages: readonly FeedMessage[]) {
  const site = memorySite(now)
  const { answers } = await site.taker.take(itemsOf([...catalogueOf(sport), ...messages]))
  const match = messages.flatMap((message) => ('match' in message ? [message.match] : []))[0] ?? ''
  const state = site.states.get(`p-${match}`)
  if (!state) throw new Error(JSON.stringify(answers))
  const notes = answers.flatMap(({ is, reason, doubt }) => (is === 'applied' && doubt === undefined ? [] : [reason ?? doubt ?? is]))
  return { ...site, answers, notes, core: state.core, log: state.log.map(({ event }) => event) }
}

describe('football', () => {
  it('supports goals, cards, corrections, a shoot-out and a winner', async () => {
    const { fixture, nextMessage } = senderOf('f1', 'football')
    const kickOff = nextMessage('phase', { phase: 'first-half', clock: { minute: 1 } })
    const goal = nextMessage('goal', { side: 'home', player: { id: 'p9', name: 'Lin' }, clock: { minute: 12 } })
    const { core, log, notes } = await taken('football', [
      fixture,
      kickOff,
      goal,
      nextMessage('goal', { side: 'away', how: 'own', clock: { minute: 30 } }),
      nextMessage('card', { side: 'home', card: 'yellow', player: { name: 'Wei' }, clock: { minute: 40 } }),
      nextMessage('card', { side: 'away', card: 'red', clock: { minute: 41 } }),
      nextMessage('corner', { side: 'home', clock: { minute: 44 } }),
      nextMessage('added-time', { minutes: 2, clock: { minute: 45 } }),
      nextMessage('phase', { phase: 'half-time' }),
      nextMessage('phase', { phase: 'second-half', clock: { minute: 46 } }),
      nextMessage('review', { side: 'home', reason: 'offside', target: goal.id, clock: { minute: 47 } }),
      nextMessage('cancel', { target: goal.id, reason: 'offside', clock: { minute: 48 } }),
      nextMessage('goal', { side: 'home', how: 'penalty', player: { name: 'Wei' }, assist: { name: 'Lin' }, clock: { minute: 80 } }),
      nextMessage('substitution', { side: 'home', in: { name: 'Yu' }, out: { name: 'Lin' }, clock: { minute: 85 } }),
      nextMessage('phase', { phase: 'extra-break' }),
      nextMessage('phase', { phase: 'shoot-out' }),
      nextMessage('kick', { side: 'home', scored: true, player: { name: 'Yu' } }),
      nextMessage('kick', { side: 'away', scored: false }),
      nextMessage('phase', { phase: 'finished' }),
    ])
    expect(notes).toEqual([])
    expect(core).toMatchObject({ status: 'over', home_score: 1, away_score: 1, shootout: [1, 0], winner: 'home', round: 3 })
    expect(core).toMatchObject({ yellow_home: 1, red_away: 1, corner_home: 1, league_id: 'p-league-coast', home_team_id: 'p-team-kites' })
    expect(log.find(({ type }) => type === 'goal')).toMatchObject({ minute: "12'", player: { en: 'Lin' } })
    expect(log.find(({ type }) => type === 'goal')?.cancelled_by).not.toBe(null)
  })

  it('adds shots to its statistics unless these are given', async () => {
    const { fixture, nextMessage } = senderOf('f2', 'football')
    const site = await taken('football', [
      fixture,
      nextMessage('phase', { phase: 'first-half' }),
      nextMessage('shot', { side: 'home', result: 'saved', x: 48, y: 88, expected: 0.12 }),
      nextMessage('shot', { side: 'home', result: 'off', x: 20, y: 70, expected: 0.04 }),
      nextMessage('statistics', { statistics: [{ key: 'shots', home: 5, away: 1 }] }),
      nextMessage('shot', { side: 'away', result: 'blocked', x: 60, y: 80 }),
    ])
    const figures = site.extras.flatMap((extra) => (extra.type === 'statistics' ? [extra.statistics] : [])).at(-1)
    expect(figures).toEqual([
      { key: 'shots', home: 5, away: 1, unit: 'count' },
      { key: 'shots-on-target', home: 1, away: 0, unit: 'count' },
      { key: 'expected-goals', home: 0.16, away: 0, unit: 'decimal' },
    ])
  })

  it('supports lineups whose names its events use, live text, and moving odds', async () => {
    const { fixture, nextMessage } = senderOf('f3', 'football')
    const player = { id: 'p9', number: 9, name: { zh: '林浩', en: 'Lin Hao' } }
    const side = { formation: '4-3-3', starters: [player] }
    const price = (home: number) => ({
      handicap: { line: -0.5, home, away: 1.9 },
      total: { line: 2.5, over: 1.8, under: 2 },
      win: { home: 1.85, draw: 3.4, away: 4.2 },
    })
    const site = await taken('football', [
      fixture,
      nextMessage('lineups', { home: side, away: side }),
      nextMessage('odds', price(1.92)),
      nextMessage('phase', { phase: 'first-half' }),
      nextMessage('goal', { side: 'home', player: { id: 'p9', name: 'L. Hao' }, clock: { minute: 3 } }),
      nextMessage('odds', price(1.7)),
      nextMessage('text', { text: 'Kick-off.', important: true, clock: { minute: 1 } }),
    ])
    expect(site.notes).toEqual([])
    expect(site.log.find(({ type }) => type === 'goal')?.player).toEqual({ zh: '林浩', en: 'Lin Hao', vi: 'Lin Hao' })
    const ofType = (type: string) => site.extras.filter((extra) => extra.type === type)
    const home = { formation: '4-3-3', coach: { en: 'Not named' }, starters: [{ id: 'p9', captain: false }] }
    expect(ofType('lineups')).toMatchObject([{ home }])
    expect(ofType('odds')).toMatchObject([{ odds: { handicap: { line: -0.5, home: 0.7, away: 0.9, home_move: -1, away_move: 0 } } }])
    expect(ofType('text')).toMatchObject([{ text: { zh: 'Kick-off.', vi: 'Kick-off.' }, important: true, minute: { minute: 1 } }])
  })

  it('can be postponed, moved to a day without a time, and suspended', async () => {
    const { fixture, nextMessage } = senderOf('f4', 'football')
    const { core } = await taken('football', [fixture, nextMessage('postponed', {}), nextMessage('moved', { start: '2026-12-20' })])
    expect(core).toMatchObject({ status: 'upcoming', time_tbc: true, match_time: '2026-12-20T12:00:00.000Z' })
    const other = senderOf('f5', 'football')
    const begun = other.nextMessage('phase', { phase: 'first-half' })
    const halted = await taken('football', [other.fixture, begun, other.nextMessage('suspended', { clock: { minute: 20 } })])
    expect(halted.core).toMatchObject({ status: 'live', suspended: true })
    const off = { ...other.nextMessage('abandoned', {}), seq: 3 }
    const broken = await taken('football', [other.fixture, begun, off])
    expect(broken.core).toMatchObject({ status: 'cancelled', phase: 'first-half' })
  })

  it('can be sent as a state when nothing else was sent', async () => {
    const { fixture, nextMessage } = senderOf('f6', 'football')
    const state = nextMessage('state', { phase: 'finished', home: 2, away: 1, periods: [[1, 0]] })
    const { core, notified } = await taken('football', [fixture, { ...state, seq: 40 }])
    expect(core).toMatchObject({ status: 'over', home_score: 2, away_score: 1, half_home_score: 1, winner: 'home' })
    expect(notified).toEqual([])
  })
})

describe('basketball', () => {
  it('supports points by quarter, a clock and box scores', async () => {
    const { fixture, nextMessage } = senderOf('b1', 'basketball')
    const quarters: [number, number][] = [
      [3, 2],
      [2, 0],
    ]
    const line = { id: 'p1', number: 7, name: 'Wei', points: 5, rebounds: 1, assists: 0, steals: 0, blocks: 0, threes: 1 }
    const site = await taken('basketball', [
      fixture,
      nextMessage('phase', { phase: 'q1', clock: { left: 600 } }),
      nextMessage('points', { side: 'home', points: 3, player: { name: 'Wei' }, clock: { left: 570 } }),
      nextMessage('clock', { running: false, clock: { left: 570 } }),
      nextMessage('points', { side: 'away', points: 2, clock: { left: 540 } }),
      nextMessage('phase', { phase: 'q1-break' }),
      nextMessage('phase', { phase: 'q2', clock: { left: 600 } }),
      nextMessage('score', { home: 5, away: 2, periods: quarters }),
      nextMessage('players', { home: [line], away: [] }),
    ])
    expect(site.notes).toEqual([])
    expect(site.core).toMatchObject({ phase: 'q2', home_score: 5, away_score: 2, periods: quarters })
    expect(site.log.find(({ type }) => type === 'points')).toMatchObject({ minute: 'Q1 09:30' })
    expect(site.extras).toMatchObject([{ type: 'players', home: [{ id: 'p1', position: '', points: 5 }] }])
  })
})

describe('sets and maps', () => {
  it('tennis has games, a server and a tie-break', async () => {
    const { fixture, nextMessage } = senderOf('t1', 'tennis')
    const { core, notes } = await taken('tennis', [
      fixture,
      nextMessage('phase', { phase: 'set-1' }),
      nextMessage('serve', { side: 'home', points: ['40', 'AD'] }),
      nextMessage('points', { side: 'away', points: 1 }),
      nextMessage('score', { home: 0, away: 1, periods: [[6, 7]] }),
      nextMessage('phase', { phase: 'set-break' }),
      nextMessage('phase', { phase: 'set-2' }),
    ])
    expect(notes).toEqual([])
    expect(core).toMatchObject({ phase: 'set-2', home_score: 0, away_score: 1 })
    expect(core.periods.map((set) => set.join(':'))).toEqual(['6:7', '0:0'])
  })

  it('badminton has points, and the winner of a point serves', async () => {
    const { fixture, nextMessage } = senderOf('s1', 'badminton')
    const { core, notes } = await taken('badminton', [
      fixture,
      nextMessage('phase', { phase: 'set-1' }),
      nextMessage('points', { side: 'home', points: 1 }),
      nextMessage('points', { side: 'away', points: 1 }),
    ])
    expect(notes).toEqual([])
    expect(core).toMatchObject({ periods: [[1, 1]], game: { server: 'away', points: null } })
  })

  it('e-sports has kills, objectives and maps', async () => {
    const { fixture, nextMessage } = senderOf('e1', 'esports')
    const { core, log, notes } = await taken('esports', [
      fixture,
      nextMessage('phase', { phase: 'set-1' }),
      nextMessage('points', { side: 'home', points: 4 }),
      nextMessage('objective', { side: 'home', objective: 'dragon', clock: { minute: 14, period: 1 } }),
      nextMessage('score', { home: 1, away: 0, periods: [[4, 2]] }),
      nextMessage('phase', { phase: 'finished' }),
    ])
    expect(notes).toEqual([])
    expect(core).toMatchObject({ status: 'over', home_score: 1, winner: 'home', periods: [[4, 2]] })
    expect(log.find(({ type }) => type === 'objective')).toMatchObject({ minute: "S1 14'", detail: { objective: 'dragon' } })
  })
})

describe('a message that cannot be applied', () => {
  it('is rejected with its pointer, and the match goes on', async () => {
    const { fixture, nextMessage } = senderOf('f7', 'football')
    const { answers, core } = await taken('football', [
      fixture,
      nextMessage('phase', { phase: 'q1' }),
      nextMessage('points', { side: 'home', points: 2 }),
      nextMessage('phase', { phase: 'first-half' }),
      nextMessage('score', { home: 60, away: 0 }),
      nextMessage('goal', { side: 'home', clock: { minute: 9 } }),
    ])
    expect(answers.slice(4)).toMatchObject([
      { is: 'refused', pointer: '/phase', reason: 'q1 is no phase of football' },
      { is: 'refused', pointer: '/type', reason: 'points is no message of football' },
      { is: 'applied' },
      { is: 'applied', doubt: 'a score that leaps to 60:0' },
      { is: 'applied' },
    ])
    expect(core).toMatchObject({ home_score: 1, away_score: 0 })
  })

  it('waits for what it depends on, and reports from where to resend', async () => {
    const { fixture, nextMessage } = senderOf('f8', 'football')
    const kickOff = nextMessage('phase', { phase: 'first-half' })
    const site = memorySite(now)
    const take = async (messages: readonly unknown[]) => (await site.taker.take(itemsOf(messages))).answers
    expect(await take([kickOff])).toMatchObject([{ is: 'early', reason: 'message 1 is missing', next: 1 }])
    expect(await take([fixture])).toMatchObject([{ is: 'early', pointer: '/league', reason: 'league coast is not announced yet', next: 1 }])
    const [league, home, away] = catalogueOf('football')
    expect(await take([league, home, fixture])).toMatchObject([{}, {}, { is: 'early', pointer: '/away' }])
    expect(await take([away, kickOff, fixture])).toMatchObject([{ is: 'applied' }, { is: 'applied' }, { is: 'applied' }])
    expect(await take([fixture, { ...kickOff, id: 'other' }, { ...kickOff, seq: 9 }])).toMatchObject([
      { is: 'repeated' },
      { is: 'late' },
      { is: 'repeated' },
    ])
    const { answers, gaps } = await site.taker.take(itemsOf([{ ...nextMessage('corner', { side: 'home' }), seq: 5, at: at(60) }]))
    expect([answers[0], gaps]).toMatchObject([{ is: 'early', next: 3 }, [{ match: 'f8', from: 3, to: 4 }]])
  })

  it('for a wrong fixture counts for nothing, so that it can be resent in its place', async () => {
    const { fixture } = senderOf('f9', 'football')
    const site = memorySite(now)
    await site.taker.take(itemsOf(catalogueOf('football')))
    const wrong = await site.taker.take(itemsOf([{ ...fixture, start: 'soon' }]))
    expect(wrong.answers).toMatchObject([{ is: 'refused', pointer: '/start', next: 1 }])
    const alone = await site.taker.take(itemsOf([{ ...fixture, away: 'kites' }]))
    expect(alone.answers).toMatchObject([{ is: 'refused', pointer: '/away', reason: 'must be another team than home', next: 1 }])
    expect((await site.taker.take(itemsOf([fixture]))).answers).toMatchObject([{ is: 'applied' }])
  })
})
