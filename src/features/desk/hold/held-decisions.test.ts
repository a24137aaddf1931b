import { describe, expect, it } from 'vitest'
import type { PendingDecision } from '../../../../contract/desk/pending-decision.ts'
import { ApiError, NetworkError } from '../../../core/api/api.ts'
import type { Decision } from './decision.ts'
import { createHeldDecisions } from './held-decisions.ts'

const left = 30_000
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
const stored = (patch: Partial<PendingDecision> = {}): PendingDecision => ({
  ...{ id: 'd9', path: 'POST api/Desk/decideHorn', body: { id: 'h9', act: 'approve' }, row: 'horns h9', tab: 'horns' },
  ...{ about: '加油', done: '通过', reason: '', state: 'waiting', failure: null, left: 4_000 },
  ...patch,
})

/** A hold whose clock is moved by hand, and what it asked of the server; `answer` is asked for the end of each call. */
function scene(answer: (asked: string) => Promise<unknown> = async () => undefined, list: PendingDecision[] = []) {
  let now = 0
  let ids = 0
  const timers = new Set<{ at: number; work(): void }>()
  const asked: string[] = []
  const ask = (what: string): Promise<unknown> => {
    asked.push(what)
    return answer(what)
  }
  let stands = list
  const hold = createHeldDecisions({
    now: () => now,
    later: (work, after) => {
      const timer = { at: now + after, work }
      timers.add(timer)
      return () => void timers.delete(timer)
    },
    newId: () => `d${++ids}`,
    list: async () => {
      await answer('list')
      return stands
    },
    schedule: async ({ id }) => {
      await ask(`schedule ${id}`)
      return { left }
    },
    execute: async (id) => ((await ask(`execute ${id}`)) as { state: 'waiting'; left: number } | undefined) ?? { state: 'done', left: 0 },
    cancel: (id) => ask(`cancel ${id}`),
  })
  const pass = async (milliseconds: number): Promise<void> => {
    now += milliseconds
    for (const timer of [...timers])
      if (timer.at <= now) {
        timers.delete(timer)
        timer.work()
      }
    await hold.settled()
  }
  const states = () => hold.get().map(({ state, failure }) => failure ?? state)
  const listing = (next: PendingDecision[]): void => {
    stands = next
  }
  return { hold, asked, pass, timers, states, listing }
}

describe('a decision of the desk', () => {
  it('is with the server at once, once, and is gone when its time is over and the lists were read again', async () => {
    const { hold, asked, pass, states } = scene()
    const atEnd: number[] = []
    hold.onEnd(async () => atEnd.push(hold.get().length))
    hold.decide(refusal)
    hold.decide(refusal)
    await hold.settled()
    expect([asked, states()]).toEqual([['schedule d1'], ['waiting']])
    await pass(left - 1)
    expect(asked).toEqual(['schedule d1'])
    await pass(1)
    expect([asked, atEnd, hold.get()]).toEqual([['schedule d1', 'execute d1'], [1], []])
  })

  it('that is taken back is cancelled; what was typed is there for the next, which is another intention', async () => {
    const { hold, asked, pass } = scene()
    hold.decide(refusal)
    await hold.settled()
    hold.undo(refusal.key)
    await pass(left)
    expect([asked, hold.get(), hold.undone(refusal.key)]).toEqual([['schedule d1', 'cancel d1'], [], refusal.call])
    hold.decide(refusal)
    await hold.settled()
    await hold.sendNow(refusal.key)
    await pass(left)
    expect([asked.slice(2), hold.undone(refusal.key)]).toEqual([['schedule d2', 'execute d2'], undefined])
  })

  it('that is taken back before the server has it is cancelled right after', async () => {
    const { hold, asked } = scene()
    hold.decide(refusal)
    hold.undo(refusal.key)
    await hold.settled()
    expect([asked, hold.get()]).toEqual([['schedule d1', 'cancel d1'], []])
  })

  it('that could not be taken back goes on waiting, and says so; one that has taken effect meanwhile too', async () => {
    const faults = [new NetworkError('no answer'), new ApiError(1, 'already-decided', '')]
    const { hold, states, asked } = scene(async (what) => {
      if (what.startsWith('cancel')) throw faults.shift()
    })
    const ends: unknown[] = []
    hold.onEnd(async (_, end) => ends.push(end))
    hold.decide(refusal)
    await hold.settled()
    hold.undo(refusal.key)
    await hold.settled()
    expect([states(), hold.get()[0]?.state]).toEqual([['offline'], 'waiting'])
    hold.undo(refusal.key)
    await hold.settled()
    expect([asked.at(-1), ends, hold.get()]).toEqual(['execute d1', [null], []])
  })

  it('that is refused stays with its reason, and is tried again as the same intention', async () => {
    const faults = [new ApiError(1, 'insufficient-balance', '')]
    const { hold, asked, states } = scene(async (what) => {
      const fault = what.startsWith('execute') && faults.shift()
      if (fault) throw fault
    })
    const ends: unknown[] = []
    hold.onEnd(async (_, failure) => ends.push(failure))
    hold.decide(refusal)
    await hold.settled()
    await hold.sendNow(refusal.key)
    expect([states(), hold.get()[0]?.reason]).toEqual([['insufficient-balance'], '广告'])
    await hold.sendNow(refusal.key)
    expect([asked.slice(1), ends, hold.get()]).toEqual([['execute d1', 'execute d1'], ['insufficient-balance', null], []])
  })

  it('that did not reach the server is sent again, and only then waits', async () => {
    const faults = [new NetworkError('no answer')]
    const { hold, asked, states, timers } = scene(async () => {
      const fault = faults.shift()
      if (fault) throw fault
    })
    hold.decide(approval)
    await hold.settled()
    expect([states(), timers.size, hold.undone(approval.key)]).toEqual([['offline'], 0, approval.call])
    await hold.sendNow(approval.key)
    expect([asked, states(), timers.size]).toEqual([['schedule d1', 'schedule d1'], ['waiting'], 1])
  })

  it('of an earlier page is read again: what waits ends in its time, what was refused stays to be read', async () => {
    const refused = stored({ id: 'd8', row: 'horns h8', state: 'failed', failure: 'insufficient-balance', left: 0 })
    const { hold, asked, pass, states } = scene(undefined, [stored(), refused])
    await hold.begin('one')
    expect(states()).toEqual(['waiting', 'insufficient-balance'])
    await pass(4_000)
    expect([asked, states()]).toEqual([['execute d9'], ['insufficient-balance']])
    hold.undo('horns h8')
    await hold.settled()
    expect(hold.get()).toEqual([])
  })

  it('is not shown to another account, and takes effect all the same', async () => {
    const { hold, pass, asked } = scene()
    await hold.begin('one')
    hold.decide(approval)
    await hold.settled()
    await hold.begin('one')
    expect(hold.get()).toHaveLength(1)
    await hold.begin('other')
    await pass(left)
    expect([hold.get(), asked]).toEqual([[], ['schedule d1']])
  })

  it('whose answer was lost may be with the server: taking it back asks there', async () => {
    const faults = [new NetworkError('no answer')]
    const { hold, asked, states } = scene(async (what) => {
      const fault = what.startsWith('schedule') ? faults.shift() : what.startsWith('cancel') && new ApiError(1, 'not-found', '')
      if (fault) throw fault
    })
    hold.decide(refusal)
    await hold.settled()
    expect([states(), hold.get()[0]?.scheduled]).toEqual([['offline'], 'maybe'])
    hold.undo(refusal.key)
    await hold.settled()
    expect([asked, hold.get()]).toEqual([['schedule d1', 'cancel d1'], []])
  })

  it('that is taken back while its answer is lost is cancelled all the same', async () => {
    const { hold, asked } = scene(async (what) => {
      if (what.startsWith('schedule')) throw new NetworkError('no answer')
    })
    hold.decide(refusal)
    hold.undo(refusal.key)
    await hold.settled()
    expect([asked, hold.get()]).toEqual([['schedule d1', 'cancel d1'], []])
  })

  it.each([
    [[], [null], []],
    [[stored({ id: 'd1', left: 0 })], [], ['waiting']],
    [[stored({ id: 'd1', state: 'failed', failure: 'forbidden', left: 0 })], ['forbidden'], ['forbidden']],
  ])('whose end is not heard is asked for until the server says it: %#', async (list, told, shown) => {
    let isOffline = false
    const { hold, pass, states, listing } = scene(async (what) => {
      if (isOffline && !what.startsWith('schedule')) throw new NetworkError('no answer')
    })
    const ends: unknown[] = []
    hold.onEnd(async (_, end) => ends.push(end))
    hold.decide(refusal)
    await hold.settled()
    isOffline = true
    await hold.sendNow(refusal.key)
    expect([hold.get()[0]?.state, ends]).toEqual(['unknown', []])
    isOffline = false
    listing(list)
    await pass(5_000)
    expect([ends, states()]).toEqual([told, shown])
  })

  it('that the server puts off waits again', async () => {
    const { hold, states, timers } = scene(async (what) => (what.startsWith('execute') ? { state: 'waiting', left: 60_000 } : undefined))
    hold.decide(refusal)
    await hold.settled()
    await hold.sendNow(refusal.key)
    expect([states(), hold.get()[0]?.until, timers.size]).toEqual([['waiting'], 60_000, 1])
  })

  it('that was refused and is decided by now can be put away', async () => {
    const list = [stored({ state: 'failed', failure: 'forbidden', left: 0 })]
    const { hold } = scene(async (what) => {
      if (what.startsWith('cancel')) throw new ApiError(1, 'already-decided', '')
    }, list)
    await hold.begin('one')
    hold.undo('horns h9')
    await hold.settled()
    expect(hold.get()).toEqual([])
  })

  it('asks for nothing once the login is over', async () => {
    const { hold, pass, asked, timers } = scene()
    await hold.begin('one')
    hold.decide(refusal)
    await hold.settled()
    hold.end()
    await pass(left)
    expect([hold.get(), timers.size, asked]).toEqual([[], 0, ['schedule d1']])
  })

  it('of another tab is learned of, and one that is taken back there is gone here', async () => {
    const faults = [new NetworkError('no answer')]
    const { hold, states, pass, listing } = scene(async (what) => {
      const fault = what === 'list' && faults.shift()
      if (fault) throw fault
    })
    const ends: unknown[] = []
    hold.onEnd(async (_, end) => ends.push(end))
    listing([stored()])
    await hold.begin('one')
    expect(states()).toEqual([])
    await pass(5_000)
    expect(states()).toEqual(['waiting'])
    listing([])
    await hold.refresh()
    expect([states(), ends]).toEqual([[], ['gone']])
  })
})
