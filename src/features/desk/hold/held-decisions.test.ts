import { describe, expect, it } from 'vitest'
import { ApiError } from '../../../core/api/api.ts'
import type { Decision, Held } from './decision.ts'
import { createHeldDecisions, holdFor } from './held-decisions.ts'

const refusal: Decision = {
  key: 'horns h1',
  kind: 'horns',
  about: '看我的直播间',
  done: '拒绝',
  reason: '广告',
  call: { path: 'POST api/Desk/decideHorn', body: { id: 'h1', act: 'refuse', reason: '广告' } },
}
const approval: Decision = {
  key: 'experts a1',
  kind: 'experts',
  about: '陆白',
  done: '通过',
  call: { path: 'POST api/Desk/decideExpert', body: { account: 'a1', act: 'approve' } },
}

/** A hold whose clock is moved by hand, and what it sent; `answer` is asked for the end of each call. */
function scene(answer: () => Promise<unknown> = async () => undefined) {
  let now = 0
  let keys = 0
  const timers = new Set<{ at: number; work(): void }>()
  const sent: { key: string; isLeaving: boolean }[] = []
  const hold = createHeldDecisions({
    now: () => now,
    later: (work, after) => {
      const timer = { at: now + after, work }
      timers.add(timer)
      return () => void timers.delete(timer)
    },
    send: ({ idempotencyKey: key }: Held, isLeaving) => {
      sent.push({ key, isLeaving })
      return answer()
    },
    newKey: () => `key ${++keys}`,
  })
  const pass = (milliseconds: number): void => {
    now += milliseconds
    for (const timer of [...timers])
      if (timer.at <= now) {
        timers.delete(timer)
        timer.work()
      }
  }
  return { hold, sent, pass, timers }
}

const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

describe('a decision of the desk', () => {
  it('is sent when its time is over, once, and is gone when the lists were read again', async () => {
    const { hold, sent, pass } = scene()
    const atEnd: number[] = []
    hold.onEnd(async () => atEnd.push(hold.get().length))
    hold.decide(refusal)
    hold.decide(refusal)
    pass(holdFor - 1)
    expect([sent, hold.get()]).toMatchObject([[], [{ until: holdFor, state: 'waiting' }]])
    pass(1)
    await settled()
    expect([sent, atEnd, hold.get()]).toEqual([[{ key: 'key 1', isLeaving: false }], [1], []])
  })

  it('that is taken back is never sent; what was typed is there for the next, which is another intention', async () => {
    const { hold, sent, pass } = scene()
    hold.decide(refusal)
    hold.undo(refusal.key)
    pass(holdFor)
    expect([sent, hold.get(), hold.undone(refusal.key)]).toEqual([[], [], refusal.call])
    hold.decide(refusal)
    await hold.sendNow(refusal.key)
    pass(holdFor)
    expect([sent, hold.undone(refusal.key)]).toEqual([[{ key: 'key 2', isLeaving: false }], undefined])
  })

  it('that is refused stays with its reason, and is tried again as the same intention', async () => {
    const answers = [Promise.reject(new ApiError(1, 'busy', 'busy')), Promise.resolve()]
    const { hold, sent } = scene(() => answers.shift() ?? Promise.resolve())
    const ends: unknown[] = []
    hold.onEnd(async (_, failure) => ends.push(failure))
    hold.decide(refusal)
    await hold.sendNow(refusal.key)
    expect(hold.get()).toMatchObject([{ state: 'failed', failure: 'busy', reason: '广告' }])
    await hold.sendNow(refusal.key)
    expect([sent.map(({ key }) => key), ends, hold.get()]).toEqual([['key 1', 'key 1'], ['busy', null], []])
  })

  it('that is being sent cannot be taken back', async () => {
    let resolve = (): void => undefined
    const { hold } = scene(
      () =>
        new Promise<void>((done) => {
          resolve = done
        }),
    )
    hold.decide(approval)
    const end = hold.sendNow(approval.key)
    hold.undo(approval.key)
    expect(hold.get()).toMatchObject([{ state: 'sending' }])
    resolve()
    await end
    expect(hold.get()).toEqual([])
  })

  it('goes out when the page is left; money that was on its way goes with it by the same key', async () => {
    const { hold, sent, timers } = scene(() => new Promise(() => undefined))
    hold.decide(refusal)
    void hold.sendNow(refusal.key)
    hold.decide(approval)
    void hold.flush(true)
    expect(sent).toEqual([
      { key: 'key 1', isLeaving: false },
      { key: 'key 1', isLeaving: true },
      { key: 'key 2', isLeaving: true },
    ])
    expect(timers.size).toBe(0)
  })

  it('that is on its way is waited for by who sends all', async () => {
    let resolve = (): void => undefined
    const { hold, sent } = scene(
      () =>
        new Promise<void>((done) => {
          resolve = done
        }),
    )
    hold.decide(refusal)
    void hold.sendNow(refusal.key)
    let isOver = false
    const over = hold.flush(false).then(() => {
      isOver = true
    })
    await settled()
    expect([sent.length, isOver]).toEqual([1, false])
    resolve()
    await over
    expect([sent.length, hold.get()]).toEqual([1, []])
  })

  it('about a scheme gives money back: on its way it goes with its page like any other money', () => {
    const { hold, sent } = scene(() => new Promise(() => undefined))
    hold.decide({
      ...{ key: 'experts scheme s1', kind: 'experts', about: '方案 s1', done: '撤下' },
      call: { path: 'POST api/Desk/removeScheme', body: { id: 's1', reason: '引流' } },
    })
    void hold.sendNow('experts scheme s1')
    void hold.flush(true)
    expect(sent).toEqual([
      { key: 'key 1', isLeaving: false },
      { key: 'key 1', isLeaving: true },
    ])
  })

  it('is not shown to another account', () => {
    const { hold, pass, sent } = scene()
    hold.begin('one')
    hold.decide(approval)
    hold.begin('one')
    expect(hold.get()).toHaveLength(1)
    hold.begin('other')
    pass(holdFor)
    expect([hold.get(), sent]).toEqual([[], []])
  })
})
