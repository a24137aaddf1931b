// One alert of each kind, from the feed's message to what the device decrypts, in football, basketball and badminton.
import { describe, expect, it } from 'vitest'
import type { GoalNotice } from '../../../contract/alert.ts'
import { type AlertKind, alertKinds } from '../../../contract/follow/follow.ts'
import { alertDefaults } from '../../../rules/alert/alert-choice.ts'
import type { FeedEvent } from '../../../server/features/match/feed-message.ts'
import { alertScene } from '../../support/alert/alert-scene.ts'
import { aFixture, feedFor, goal, name, phase, score } from '../../support/match/match-build.ts'

const scene = await alertScene()
const titles = (of: string): string[] =>
  scene.service.received.filter((push) => push.name === of).map(({ payload }) => payload.notification.title)

/** One device for each kind, which chose only that kind, beside one that chose all. */
async function deviceForEach(match: string): Promise<void> {
  for (const kind of alertKinds) await scene.world.device(scene.service.subscribe(kind), [{ kind: 'match', id: match, events: [kind] }])
  await scene.world.device(scene.service.subscribe('all'), [{ kind: 'match', id: match, events: [...alertKinds] }])
}
async function feedEach(...events: FeedEvent[]): Promise<void> {
  for (const event of events) {
    await scene.feed(event)
    await scene.settled()
  }
}

describe('football', () => {
  it('sends each kind of alert only to devices that chose it', async () => {
    await scene.begin()
    await scene.world.alerts.start()
    await deviceForEach(scene.match)
    const { feedEvent } = scene
    const scored = feedEvent(goal('home', 'Han Yan'), { minute: 12 })
    const card = feedEvent({ type: 'card', side: 'away', card: 'red', player: name('Bo') }, { minute: 40 })
    await feedEach(
      feedEvent(phase('first-half'), { minute: 1 }),
      scored,
      feedEvent({ type: 'review', side: 'home', reason: 'offside', target: scored.key }, { minute: 13 }),
      feedEvent({ type: 'cancel', target: scored.key, reason: 'offside' }, { minute: 14 }),
      feedEvent({ type: 'goal', side: 'away', player: null, assist: null, how: 'own' }, { minute: 20 }),
      feedEvent({ type: 'penalty-missed', side: 'home', player: name('Lu') }, { minute: 30 }),
      card,
      feedEvent({ type: 'cancel', target: card.key, reason: 'unknown' }, { minute: 41 }),
      feedEvent(phase('half-time'), { minute: 45 }),
      feedEvent(phase('second-half'), { minute: 46 }),
      feedEvent({ type: 'goal', side: 'home', player: null, assist: null, how: 'penalty' }, { minute: 60 }),
      feedEvent(phase('extra-break'), { minute: 90 }),
      feedEvent(phase('extra-first'), { minute: 91 }),
      feedEvent(phase('extra-half-time'), { minute: 105 }),
      feedEvent(phase('extra-second'), { minute: 106 }),
      feedEvent(phase('shoot-out'), { minute: 120 }),
      feedEvent(phase('finished'), { minute: 120 }),
    )
    const expected: Partial<Record<AlertKind, string[]>> = {
      'kick-off': ['Under way: Team t1 – Team t2'],
      goal: [
        'GOAL! Team t1 1:0 Team t2',
        'Goal disallowed: Team t1 0:0 Team t2',
        'Own goal! Team t1 0:1 Team t2',
        'Penalty scored! Team t1 1:1 Team t2',
      ],
      review: ['VAR check: Team t1 1:0 Team t2'],
      'penalty-missed': ['Penalty missed: Team t1 0:1 Team t2'],
      'red-card': ['Red card: Team t1 0:1 Team t2', 'Red card overturned: Team t1 0:1 Team t2'],
      'half-time': ['Half-time: Team t1 0:1 Team t2'],
      'second-half': ['Second half: Team t1 0:1 Team t2'],
      'extra-time': ['Extra time: Team t1 1:1 Team t2'],
      'shoot-out': ['Penalty shoot-out: Team t1 1:1 Team t2'],
      'full-time': ['Full-time (AET): Team t1 1:1 Team t2'],
    }
    for (const kind of alertKinds) expect(titles(kind), kind).toEqual(expected[kind] ?? [])
    expect(titles('all')).toHaveLength(Object.values(expected).flat().length)
    expect(scene.service.complaints).toEqual([])
  }, 60_000)

  it('sends alerts for a moved and for a postponed match', async () => {
    await scene.begin()
    await scene.world.alerts.start()
    await deviceForEach(scene.match)
    await feedEach(
      scene.feedEvent({ type: 'moved', time: '2026-03-08T17:05:00Z' }, { minute: 0 }),
      scene.feedEvent({ type: 'postponed' }, { minute: 0 }),
      scene.feedEvent({ type: 'abandoned' }, { minute: 0 }),
    )
    expect(titles('moved')).toEqual(['Rescheduled: Team t1 – Team t2', 'Postponed: Team t1 – Team t2', 'Cancelled: Team t1 – Team t2'])
    expect(scene.service.received).toHaveLength(6)
  })
})

describe('basketball', () => {
  it('sends alerts for tip-off, quarters, a close game, overtime and the end, but never for a score', async () => {
    await scene.begin()
    await scene.world.alerts.start()
    const match = 'game'
    const basketball = { sport: 'basketball', league_id: 'nba', home_team_id: 'b1', away_team_id: 'b2', period_minutes: 12 } as const
    await scene.world.sink.upsertFixtures([aFixture(match, basketball)])
    await deviceForEach(match)
    await scene.world.device(scene.service.subscribe('default'), [{ kind: 'league', id: 'nba', events: [] }])
    const feedEvent = feedFor(match)
    const points = (side: 'home' | 'away', count: number, left: number) =>
      feedEvent({ type: 'points', side, count, player: null }, { minute: 0, left })
    await feedEach(
      feedEvent(phase('q1'), { minute: 0, left: 720 }),
      points('home', 3, 700),
      feedEvent(phase('q1-break'), { minute: 0 }),
      feedEvent(phase('q2'), { minute: 0, left: 720 }),
      points('away', 2, 650),
      feedEvent(phase('half-time'), { minute: 0 }),
      feedEvent(phase('q3'), { minute: 0, left: 720 }),
      feedEvent(phase('q3-break'), { minute: 0 }),
      feedEvent(phase('q4'), { minute: 0, left: 720 }),
      points('home', 2, 600),
      points('away', 2, 290),
      points('away', 1, 200),
      feedEvent(phase('overtime-break'), { minute: 0 }),
      feedEvent(phase('overtime'), { minute: 0, left: 300 }),
      points('home', 2, 200),
      feedEvent(phase('finished'), { minute: 0 }),
    )
    const half = 'Half-time: Team b1 3:2 Team b2'
    const expected: Partial<Record<AlertKind, string[]>> = {
      'kick-off': ['Tip-off: Team b1 – Team b2'],
      'quarter-end': ['End of Q1: Team b1 3:0 Team b2', half, 'End of Q3: Team b1 3:2 Team b2'],
      'half-time': [half],
      'close-game': ['Close game: Team b1 5:4 Team b2'],
      overtime: ['Overtime: Team b1 5:5 Team b2'],
      'full-time': ['Final (OT): Team b1 7:5 Team b2'],
    }
    for (const kind of alertKinds) expect(titles(kind), kind).toEqual(expected[kind] ?? [])
    expect(titles('default')).toEqual(['Overtime: Team b1 5:5 Team b2', 'Final (OT): Team b1 7:5 Team b2'])
  }, 60_000)
})

describe('badminton', () => {
  it('sends alerts for games, match point and the end, each to devices that chose it', async () => {
    await scene.begin()
    await scene.world.alerts.start()
    const match = 'shuttle'
    await scene.world.sink.upsertFixtures([
      aFixture(match, { sport: 'badminton', league_id: 'nba', home_team_id: 'b1', away_team_id: 'b2' }),
    ])
    await deviceForEach(match)
    const feedEvent = feedFor(match)
    const points = (count: number) => feedEvent({ type: 'points', side: 'home', count, player: null }, { minute: 0 })
    await feedEach(
      feedEvent(phase('set-1'), { minute: 0 }),
      feedEvent(score(1, 0, { periods: [[21, 9]] }), { minute: 0 }),
      feedEvent(phase('set-break'), { minute: 0 }),
      feedEvent(phase('set-2'), { minute: 0 }),
      points(19),
      points(1),
      points(1),
      feedEvent(score(2, 0), { minute: 0 }),
      feedEvent(phase('finished'), { minute: 0 }),
    )
    const expected: Partial<Record<AlertKind, string[]>> = {
      'kick-off': ['Under way: Team b1 – Team b2'],
      'set-end': ['End of game 1: Team b1 1:0 Team b2'],
      'match-point': ['Match point: Team b1 1:0 Team b2'],
      'full-time': ['Final: Team b1 2:0 Team b2'],
    }
    for (const kind of alertKinds) expect(titles(kind), kind).toEqual(expected[kind] ?? [])
  }, 60_000)
})

describe('alert choices', () => {
  it('are inherited: the match overrides the team, the team the league, and a reservation removes nothing', async () => {
    await scene.begin()
    await scene.world.alerts.start()
    const league = { kind: 'league', id: 'l1', events: ['goal'] } as const
    const team = { kind: 'team', id: 't1', events: ['kick-off'] } as const
    const copy = <T extends { events: readonly AlertKind[] }>(follow: T) => ({ ...follow, events: [...follow.events] })
    await scene.world.device(scene.service.subscribe('league'), [copy(league)])
    await scene.world.device(scene.service.subscribe('team'), [copy(league), copy(team)])
    await scene.world.device(scene.service.subscribe('match'), [
      copy(league),
      copy(team),
      { kind: 'match', id: scene.match, events: ['half-time'] },
    ])
    await scene.world.device(scene.service.subscribe('muted'), [copy(league), { kind: 'match', id: scene.match, events: [], muted: true }])
    await scene.world.device(scene.service.subscribe('reserved'), [
      copy(league),
      { kind: 'match', id: scene.match, events: ['kick-off'], adds: true },
    ])
    await feedEach(
      scene.feedEvent(phase('first-half'), { minute: 1 }),
      scene.feedEvent(goal('home'), { minute: 5 }),
      scene.feedEvent(phase('half-time'), { minute: 45 }),
    )
    const kindsFor = (of: string) =>
      scene.service.received.filter((push) => push.name === of).map(({ payload }) => payload.notification.data.kind)
    expect(['league', 'team', 'match', 'muted', 'reserved'].map(kindsFor)).toEqual([
      ['goal'],
      ['kick-off'],
      ['half-time'],
      [],
      ['kick-off', 'goal'],
    ])
  })

  it('for a followed player cover that player alone, even when the scorer is named later', async () => {
    await scene.begin()
    await scene.world.alerts.start()
    const player = (id: string) => ({ id, number: 9, name: name(id), position: 'F', x: 50, y: 50, rating: null, captain: false })
    const side = (...ids: string[]) => ({ formation: '4-4-2', coach: name('Coach'), starters: ids.map(player), substitutes: [] })
    await scene.world.sink.applyExtras([
      { match_id: scene.match, at: '2026-03-07T11:00:00Z', type: 'lineups', home: side('Han', 'Lu'), away: side('Bo') },
    ])
    const star = { kind: 'player', id: 'Han', events: [] } as const
    await scene.world.device(scene.service.subscribe('fan'), [{ ...star, events: [] }])
    await scene.world.device(scene.service.subscribe('muted'), [
      { ...star, events: [] },
      { kind: 'match', id: scene.match, events: [], muted: true },
    ])
    const unnamed = scene.feedEvent(goal('home'), { minute: 5 })
    await feedEach(
      scene.feedEvent(phase('first-half'), { minute: 1 }),
      unnamed,
      scene.feedEvent(goal('home', 'Lu'), { minute: 15 }),
      scene.feedEvent({ type: 'scorer', target: unnamed.key, player: name('Han'), assist: null }, { minute: 16 }),
      scene.feedEvent(goal('home', 'Han'), { minute: 25 }),
      scene.feedEvent({ type: 'cancel', target: unnamed.key, reason: 'foul' }, { minute: 27 }),
    )
    expect(titles('fan')).toEqual([
      'Scorer update: Team t1 2:0 Team t2',
      'GOAL! Team t1 3:0 Team t2',
      'Goal disallowed: Team t1 2:0 Team t2',
    ])
    expect(titles('muted')).toEqual([])
    // A device that received no push and a page that decides by itself get the same list.
    const { list } = (
      await scene.world.call('since', {
        device: (
          await scene.world.call('device', {
            lang: 'en',
            follows: [star],
            settings: alertDefaults,
          })
        ).data,
        since: new Date(0).toISOString(),
      })
    ).data as unknown as { list: GoalNotice[] }
    expect(list.map(({ event, players }) => [event, players])).toEqual([
      ['goal-cancelled', ['Han']],
      ['goal', ['Han']],
      ['scorer-correction', ['Han']],
    ])
  })
})

describe('a bare score', () => {
  it('sends an alert without a scorer at once, and completes it once when the scorer is known', async () => {
    await scene.begin()
    await scene.world.alerts.start()
    await scene.world.device(scene.service.subscribe('one'), scene.follow())
    await feedEach(
      scene.feedEvent(phase('first-half'), { minute: 1 }),
      scene.feedEvent(score(1, 0), { minute: 9 }),
      scene.feedEvent(goal('home', 'Han Yan'), { minute: 9 }),
    )
    expect(titles('one')).toEqual(['Under way: Team t1 – Team t2', 'GOAL! Team t1 1:0 Team t2', 'Scorer update: Team t1 1:0 Team t2'])
    expect(scene.service.received.map(({ payload }) => payload.notification.renotify)).toEqual([true, true, false])
  })
})
