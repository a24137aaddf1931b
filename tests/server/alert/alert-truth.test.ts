// Alerts are correct: rollbacks, reconciliation at each phase, matches joined late, alerts held back.
import { describe, expect, it } from 'vitest'
import type { AlertSettings } from '../../../contract/alert.ts'
import { alertScene } from '../../support/alert/alert-scene.ts'
import { goal, name, phase, score } from '../../support/match/match-build.ts'

const scene = await alertScene()
const titles = (): string[] => scene.service.received.map(({ payload }) => payload.notification.title)
const device = (settings: Partial<AlertSettings> = {}) => scene.world.device(scene.service.subscribe('one'), scene.follow(), { settings })
const job = async (): Promise<number> =>
  (
    await scene.pool.query(
      `SELECT count(*)::int AS n FROM pgboss.job WHERE name = 'alert' AND state IN ('created', 'active', 'retry') AND start_after <= now()`,
    )
  ).rows[0].n
/** Resolves when every due job was taken and has ended. */
async function worked(): Promise<void> {
  await expect.poll(job, { timeout: 10_000 }).toBe(0)
  await scene.world.alerts.idle()
}

describe('a rollback of the score', () => {
  it('cancels the goal that was sent, although the feed does not mention it', async () => {
    await scene.begin()
    await scene.world.alerts.start()
    await device()
    await scene.feed(scene.feedEvent(phase('first-half'), { minute: 1 }), scene.feedEvent(score(1, 0), { minute: 9 }))
    await scene.settled()
    await scene.feed(scene.feedEvent(score(0, 0), { minute: 11 }))
    await scene.settled()
    expect(titles().slice(-2)).toEqual(['GOAL! Team t1 1:0 Team t2', 'Goal disallowed: Team t1 0:0 Team t2'])
  })

  it('that was silent is sent at the next phase, once, to devices that received the goal', async () => {
    await scene.begin()
    await scene.world.alerts.start()
    await scene.world.device(scene.service.subscribe('one'), [{ kind: 'match', id: scene.match, events: ['goal'] }])
    await scene.feed(scene.feedEvent(phase('first-half'), { minute: 1 }), scene.feedEvent(score(1, 0), { minute: 9 }))
    await scene.settled()
    await scene.world.device(scene.service.subscribe('late'), [{ kind: 'match', id: scene.match, events: ['goal'] }])
    await scene.feed(scene.feedEvent(score(0, 0, { quiet: true }), { minute: 30 }))
    await scene.settled()
    expect(titles()).toEqual(['GOAL! Team t1 1:0 Team t2'])
    await scene.feed(scene.feedEvent(phase('half-time'), { minute: 45 }), scene.feedEvent(phase('second-half'), { minute: 46 }))
    await scene.settled()
    expect(titles()).toEqual(['GOAL! Team t1 1:0 Team t2', 'Goal disallowed: Team t1 0:0 Team t2'])
    expect(scene.service.received.map(({ name: to }) => to)).toEqual(['one', 'one'])
    expect(scene.service.received[1]?.payload.notification.body).toContain('was 1:0')
  })
})

describe('joining a running match', () => {
  it('notifies of nothing before it and of everything after it', async () => {
    await scene.begin()
    await scene.world.alerts.start()
    await scene.world.device(scene.service.subscribe('one'), [
      { kind: 'match', id: scene.match, events: ['kick-off', 'second-half', 'goal'] },
    ])
    await scene.feed(scene.feedEvent(phase('second-half'), { minute: 61 }), scene.feedEvent(score(2, 1), { minute: 61 }))
    await scene.settled()
    expect(titles()).toEqual([])
    await scene.feed(scene.feedEvent(score(3, 1), { minute: 64 }))
    await scene.settled()
    expect(titles()).toEqual(['GOAL! Team t1 3:1 Team t2'])
  })
})

describe('a spoiler delay', () => {
  it('holds an alert across a restart, then sends it once', async () => {
    await scene.begin()
    await scene.world.alerts.start()
    await device({ delay: 60 })
    await scene.feed(scene.feedEvent(goal('home', 'Han Yan'), { minute: 12 }))
    await worked()
    expect(await scene.states()).toEqual(['waiting'])
    await scene.restart()
    await scene.world.alerts.start()
    await worked()
    expect(titles()).toEqual([])
    await scene.world.passWithJobs(61_000)
    await scene.service.waitFor(1)
    await scene.settled()
    expect(titles()).toEqual(['GOAL! Team t1 1:0 Team t2'])
    expect(await scene.states()).toEqual(['sent'])
  })

  it('sends neither a goal cancelled within it nor the cancellation', async () => {
    await scene.begin()
    await scene.world.alerts.start()
    await device({ delay: 60 })
    const scored = scene.feedEvent(goal('home'), { minute: 12 })
    await scene.feed(scored)
    await worked()
    await scene.feed(scene.feedEvent({ type: 'cancel', target: scored.key, reason: 'offside' }, { minute: 13 }))
    await worked()
    await scene.world.passWithJobs(120_000)
    await scene.settled()
    expect(scene.service.requests).toEqual([])
    expect(await scene.states()).toEqual(['superseded'])
  })

  it('sends neither when both arrived while the server was down', async () => {
    await scene.begin()
    await device({ delay: 60 })
    const scored = scene.feedEvent(goal('home'), { minute: 12 })
    await scene.feed(scored, scene.feedEvent({ type: 'cancel', target: scored.key, reason: 'offside' }, { minute: 13 }))
    await scene.world.alerts.start()
    await scene.settled()
    await scene.world.passWithJobs(120_000)
    await worked()
    expect(scene.service.requests).toEqual([])
  })

  it('ends with the scorer who was named within it', async () => {
    await scene.begin()
    await scene.world.alerts.start()
    await device({ delay: 60 })
    const scored = scene.feedEvent(goal('home'), { minute: 12 })
    await scene.feed(scored)
    await worked()
    await scene.feed(scene.feedEvent({ type: 'scorer', target: scored.key, player: name('Lu'), assist: null }, { minute: 13 }))
    await worked()
    await scene.world.passWithJobs(61_000)
    await scene.service.waitFor(1)
    await scene.settled()
    expect(scene.service.received.map(({ payload }) => payload.notification.body)).toEqual(['12′ Lu (Team t1) · League l1'])
  })

  it('applies equally to a cancellation that comes after the goal was sent', async () => {
    await scene.begin()
    await scene.world.alerts.start()
    await device({ delay: 60 })
    const scored = scene.feedEvent(goal('home'), { minute: 12 })
    await scene.feed(scored)
    await worked()
    await scene.world.passWithJobs(61_000)
    await scene.service.waitFor(1)
    await scene.settled()
    await scene.feed(scene.feedEvent({ type: 'cancel', target: scored.key, reason: 'foul' }, { minute: 14 }))
    await worked()
    expect(titles()).toHaveLength(1)
    await scene.world.passWithJobs(61_000)
    await scene.service.waitFor(2)
    await scene.settled()
    expect(titles()[1]).toBe('Goal disallowed: Team t1 0:0 Team t2')
  })
})
