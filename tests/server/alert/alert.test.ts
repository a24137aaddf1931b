// Goal alerts from the word of a feed to what the device decrypts: real intake, database, queue, sender and push service.
import { describe, expect, it } from 'vitest'
import type { Follow } from '../../../contract/follow/follow.ts'
import { alertScene, pushesOf } from '../../support/alert/alert-scene.ts'
import { goal, phase } from '../../support/match/match-build.ts'

const scene = await alertScene()

describe('a goal', () => {
  it('reaches followers of match, team or league once, in their language, and opens the match on tap', async () => {
    await scene.begin()
    await scene.world.alerts.start()
    const team: Follow = { kind: 'team', id: 't2', events: [] }
    const league: Follow = { kind: 'league', id: 'l1', events: [] }
    await scene.world.device(scene.service.subscribe('match'), scene.follow(), { lang: 'zh' })
    await scene.world.device(scene.service.subscribe('team'), [team], { lang: 'vi' })
    await scene.world.device(scene.service.subscribe('league'), [league])
    await scene.world.device(scene.service.subscribe('all'), [...scene.follow(), team, league])
    await scene.world.device(scene.service.subscribe('other'), [{ kind: 'match', id: 'another', events: [] }])
    await scene.feed(scene.feedEvent(goal('home', 'Han Yan'), { minute: 12 }))
    expect(pushesOf(await scene.service.waitFor(4))).toEqual([
      'all: GOAL! Team t1 1:0 Team t2',
      'league: GOAL! Team t1 1:0 Team t2',
      'match: 进球！Team t1中 1:0 Team t2中',
      'team: VÀO! Team t1 vi 1:0 Team t2 vi',
    ])
    const [push] = scene.service.received
    const link = `/score-detail?id=${scene.match}`
    expect(push?.headers).toMatchObject({ ttl: '300', urgency: 'high' })
    expect(push?.payload.notification).toMatchObject({ tag: `match:${scene.match}`, navigate: link, renotify: true, silent: false })
    await scene.settled()
    expect(scene.service.requests).toHaveLength(4)
    expect(scene.service.complaints).toEqual([])
    expect(await scene.states()).toEqual(['sent', 'sent', 'sent', 'sent'])
  })

  it('respects the switches of the device and the event list of the follow', async () => {
    await scene.begin()
    await scene.world.alerts.start()
    await scene.world.device(scene.service.subscribe('off'), scene.follow(), { settings: { value1: false } })
    await scene.world.device(scene.service.subscribe('cards'), [{ kind: 'match', id: scene.match, events: ['red-card'] }])
    await scene.world.device(scene.service.subscribe('goals'), [{ kind: 'match', id: scene.match, events: ['goal'] }], {
      settings: { value1: false },
    })
    await scene.feed(scene.feedEvent(goal('home'), { minute: 12 }))
    await scene.settled()
    expect(scene.service.received.map(({ name }) => name)).toEqual(['goals'])
  })

  it('that is cancelled is replaced only on devices that received it', async () => {
    await scene.begin()
    await scene.world.alerts.start()
    const stays = scene.service.subscribe('stays')
    const leaves = scene.service.subscribe('leaves')
    await scene.world.device(stays, scene.follow())
    await scene.world.device(leaves, scene.follow())
    const scored = scene.feedEvent(goal('home', 'Han Yan'), { minute: 12 })
    await scene.feed(scored)
    await scene.service.waitFor(2)
    await scene.settled()
    await scene.world.device(leaves, [])
    await scene.world.device(scene.service.subscribe('late'), scene.follow())
    await scene.feed(scene.feedEvent({ type: 'cancel', target: scored.key, reason: 'offside' }, { minute: 14 }))
    await scene.service.waitFor(4)
    await scene.settled()
    const [first, second] = scene.service.received.filter(({ name }) => name === 'stays')
    expect(first?.payload.notification.title).toBe('GOAL! Team t1 1:0 Team t2')
    expect(second?.payload.notification).toMatchObject({ title: 'Goal disallowed: Team t1 0:0 Team t2' })
    expect(second?.payload.notification.body).toContain('was 1:0 · offside')
    expect(second?.payload.notification.tag).toBe(first?.payload.notification.tag)
    expect(second?.headers.topic).toBe(first?.headers.topic)
    expect(scene.service.received.map(({ name }) => name).sort()).toEqual(['leaves', 'leaves', 'stays', 'stays'])
  })

  it('that is cancelled before it was sent is never sent, but its cancellation is', async () => {
    await scene.begin()
    await scene.world.device(scene.service.subscribe('one'), scene.follow())
    const scored = scene.feedEvent(goal('home'), { minute: 12 })
    await scene.feed(scored, scene.feedEvent({ type: 'cancel', target: scored.key, reason: 'handball' }, { minute: 13 }))
    await scene.world.alerts.start()
    await scene.settled()
    expect(pushesOf(scene.service.received)).toEqual(['one: Goal disallowed: Team t1 0:0 Team t2'])
    expect(await scene.states()).toEqual(['sent', 'superseded'])
  })

  it('whose scorer is named later is updated on devices that received it', async () => {
    await scene.begin()
    await scene.world.alerts.start()
    await scene.world.device(scene.service.subscribe('one'), scene.follow())
    const scored = scene.feedEvent(goal('home', 'Han Yan'), { minute: 12 })
    await scene.feed(scored)
    await scene.settled()
    await scene.world.device(scene.service.subscribe('late'), scene.follow())
    const player = { zh: '罗一舟', en: 'Luo Yizhou', vi: 'Luo Yizhou' }
    await scene.feed(scene.feedEvent({ type: 'scorer', target: scored.key, player, assist: null }, { minute: 14 }))
    await scene.service.waitFor(2)
    await scene.settled()
    expect(pushesOf(scene.service.received)).toEqual(['one: GOAL! Team t1 1:0 Team t2', 'one: Scorer update: Team t1 1:0 Team t2'])
    expect(scene.service.received[1]?.payload.notification.renotify).toBe(false)
  })

  it('is followed by the next one in the order of scoring', async () => {
    await scene.begin()
    await scene.world.device(scene.service.subscribe('one'), scene.follow())
    await scene.feed(...[3, 9, 15, 21, 27].map((minute) => scene.feedEvent(goal('home'), { minute })))
    await scene.world.alerts.start()
    await scene.settled()
    const scores = scene.service.received.map(({ payload }) => payload.notification.title.replace(/.* (\d):0 .*/, '$1'))
    expect(scores.at(-1)).toBe('5')
    expect(scores).toEqual([...scores].sort())
  })
})

describe('other alerts', () => {
  it('cover kick-off, red card, review and the end, and the break only where chosen', async () => {
    await scene.begin()
    await scene.world.alerts.start()
    await scene.world.device(scene.service.subscribe('one'), scene.follow())
    const steps = [
      scene.feedEvent(phase('first-half'), { minute: 1 }),
      scene.feedEvent({ type: 'card', side: 'away', card: 'red', player: null }, { minute: 20 }),
      scene.feedEvent({ type: 'review', side: 'home', reason: 'penalty', target: null }, { minute: 30 }),
      scene.feedEvent(phase('half-time'), { minute: 45 }),
      scene.feedEvent(phase('second-half'), { minute: 46 }),
      scene.feedEvent(phase('finished'), { minute: 90 }),
    ]
    for (const step of steps) {
      await scene.feed(step)
      await scene.settled()
    }
    expect(scene.service.received.map(({ payload }) => payload.notification.title)).toEqual([
      'Under way: Team t1 – Team t2',
      'Red card: Team t1 0:0 Team t2',
      'VAR check: Team t1 0:0 Team t2',
      'Full-time: Team t1 0:0 Team t2',
    ])
    expect(new Set(scene.service.received.map(({ headers }) => headers.topic)).size).toBe(1)
  })
})

describe('late alerts', () => {
  it('are dropped when the event is older than five minutes of real time', async () => {
    await scene.begin({ speed: 60 })
    await scene.world.alerts.start()
    await scene.world.device(scene.service.subscribe('one'), scene.follow())
    scene.world.pass(20 * 60_000)
    const now = scene.world.context.clock.now()
    const old = (real: number) => ({ at: new Date(now - real * 60).toISOString() })
    await scene.feed(scene.feedEvent(goal('home'), { minute: 10 }, old(301_000)))
    // A minute below the limit: as much time as the whole test may take.
    await scene.feed(scene.feedEvent(goal('away'), { minute: 11 }, old(240_000)))
    await scene.settled()
    expect(pushesOf(scene.service.received)).toEqual(['one: GOAL! Team t1 1:1 Team t2'])
    expect(Number(scene.service.received[0]?.headers.ttl)).toBeLessThanOrEqual(60)
  })

  it('are dropped after waiting five minutes for the server', async () => {
    await scene.begin()
    await scene.world.device(scene.service.subscribe('one'), scene.follow())
    await scene.feed(scene.feedEvent(goal('home'), { minute: 10 }))
    scene.world.pass(301_000)
    await scene.world.alerts.start()
    await scene.settled()
    expect(scene.service.requests).toEqual([])
  })
})

describe('a visible tab', () => {
  it('that has shown the goal gets no push', async () => {
    // Longer than the test runs: whatever is delivered here is delivered without waiting for the acknowledgement deadline.
    await scene.begin({ ackWithin: 300_000 })
    await scene.world.alerts.start()
    const shows = await scene.world.device(scene.service.subscribe('shows'), scene.follow())
    await scene.world.device(scene.service.subscribe('away'), scene.follow())
    scene.world.hub.setVisible(shows)
    await scene.feed(scene.feedEvent(goal('home'), { minute: 12 }))
    await scene.service.waitFor(1)
    scene.world.hub.ack(shows, scene.match, 99)
    await scene.settled()
    expect(scene.service.received.map(({ name }) => name)).toEqual(['away'])
    expect(await scene.states()).toEqual(['seen', 'sent'])
  })

  it('that has not shown it gets a push once its time to acknowledge is over', async () => {
    await scene.begin()
    await scene.world.alerts.start()
    const [shows, silent] = [scene.service.subscribe('shows'), scene.service.subscribe('silent')]
    const first = await scene.world.device(shows, scene.follow())
    scene.world.hub.setVisible(await scene.world.device(silent, scene.follow()))
    scene.world.hub.setVisible(first)
    // The page acknowledges the frame before the alert is processed, because the frame arrives first.
    scene.world.hub.ack(first, scene.match, 99)
    await scene.feed(scene.feedEvent(goal('home'), { minute: 12 }))
    await scene.settled()
    expect(scene.service.received.map(({ name }) => name)).toEqual(['silent'])
    expect(await scene.states()).toEqual(['seen', 'sent'])
  })

  it('that acknowledged before the alert was processed is not waited for', async () => {
    await scene.begin({ ackWithin: 60_000 })
    const id = await scene.world.device(scene.service.subscribe('shows'), scene.follow())
    scene.world.hub.setVisible(id)
    await scene.feed(scene.feedEvent(goal('home'), { minute: 12 }))
    scene.world.hub.ack(id, scene.match, 99)
    await scene.world.alerts.start()
    await scene.settled()
    expect(scene.service.requests).toEqual([])
  })
})
