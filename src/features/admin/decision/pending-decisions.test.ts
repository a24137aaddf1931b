import { describe, expect, it } from 'vitest'
import type { PendingDecision } from '../../../../contract/admin/pending-decision.ts'
import { ApiError, NetworkError } from '../../../core/api/api.ts'
import type { Decision } from './decision.ts'
import { createPendingDecisionStore } from './pending-decisions.ts'

const left = 30_000
const refusal: Decision = {
  subjectKey: 'horns h1',
  tab: 'horns',
  subjectLabel: '看我的直播间',
  actionLabel: '拒绝',
  reason: '广告',
  call: { path: 'POST api/Desk/decideHorn', body: { id: 'h1', act: 'refuse', reason: '广告' } },
}
const approval: Decision = {
  subjectKey: 'experts a1',
  tab: 'experts',
  subjectLabel: '陆白',
  actionLabel: '通过',
  call: { path: 'POST api/Desk/decideExpert', body: { account: 'a1', act: 'approve' } },
}
const stored = (patch: Partial<PendingDecision> = {}): PendingDecision => ({
  ...{ id: 'd9', path: 'POST api/Desk/decideHorn', body: { id: 'h9', act: 'approve' }, row: 'horns h9', tab: 'horns' },
  ...{ about: '加油', done: '通过', reason: '', state: 'waiting', failure: null, left: 4_000 },
  ...patch,
})

/** A store with a manual clock and a log of its requests; `answer` resolves or rejects each of them. */
function scene(respond: (request: string) => Promise<unknown> = async () => undefined, list: PendingDecision[] = []) {
  let now = 0
  let ids = 0
  const timers = new Set<{ at: number; work(): void }>()
  const calls: string[] = []
  const ask = (what: string): Promise<unknown> => {
    calls.push(what)
    return respond(what)
  }
  let listed = list
  const decisions = createPendingDecisionStore({
    now: () => now,
    later: (work, after) => {
      const timer = { at: now + after, work }
      timers.add(timer)
      return () => void timers.delete(timer)
    },
    newId: () => `d${++ids}`,
    list: async () => {
      await respond('list')
      return listed
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
    await decisions.settled()
  }
  const states = () => decisions.get().map(({ state, failure }) => failure ?? state)
  const setList = (next: PendingDecision[]): void => {
    listed = next
  }
  return { decisions, calls, pass, timers, states, setList }
}

describe('admin decision', () => {
  it('is sent immediately, once, and disappears when its time is over and the lists were reloaded', async () => {
    const { decisions, calls, pass, states } = scene()
    const atEnd: number[] = []
    decisions.onOutcome(async () => atEnd.push(decisions.get().length))
    decisions.decide(refusal)
    decisions.decide(refusal)
    await decisions.settled()
    expect([calls, states()]).toEqual([['schedule d1'], ['waiting']])
    await pass(left - 1)
    expect(calls).toEqual(['schedule d1'])
    await pass(1)
    expect([calls, atEnd, decisions.get()]).toEqual([['schedule d1', 'execute d1'], [1], []])
  })

  it('is canceled by undo; its input prefills the next one, which has its own id', async () => {
    const { decisions, calls, pass } = scene()
    decisions.decide(refusal)
    await decisions.settled()
    decisions.undo(refusal.subjectKey)
    await pass(left)
    expect([calls, decisions.get(), decisions.undoneCall(refusal.subjectKey)]).toEqual([['schedule d1', 'cancel d1'], [], refusal.call])
    decisions.decide(refusal)
    await decisions.settled()
    await decisions.executeNow(refusal.subjectKey)
    await pass(left)
    expect([calls.slice(2), decisions.undoneCall(refusal.subjectKey)]).toEqual([['schedule d2', 'execute d2'], undefined])
  })

  it('is canceled right afterwards when undone before the server has it', async () => {
    const { decisions, calls } = scene()
    decisions.decide(refusal)
    decisions.undo(refusal.subjectKey)
    await decisions.settled()
    expect([calls, decisions.get()]).toEqual([['schedule d1', 'cancel d1'], []])
  })

  it('keeps waiting with the error when it cannot be canceled; one executed meanwhile reports its outcome', async () => {
    const faults = [new NetworkError('no answer'), new ApiError(1, 'already-decided', '')]
    const { decisions, states, calls } = scene(async (what) => {
      if (what.startsWith('cancel')) throw faults.shift()
    })
    const outcomes: unknown[] = []
    decisions.onOutcome(async (_, outcome) => outcomes.push(outcome))
    decisions.decide(refusal)
    await decisions.settled()
    decisions.undo(refusal.subjectKey)
    await decisions.settled()
    expect([states(), decisions.get()[0]?.state]).toEqual([['offline'], 'waiting'])
    decisions.undo(refusal.subjectKey)
    await decisions.settled()
    expect([calls.at(-1), outcomes, decisions.get()]).toEqual(['execute d1', [null], []])
  })

  it('stays with its reason when it fails, and is retried under the same id', async () => {
    const faults = [new ApiError(1, 'insufficient-balance', '')]
    const { decisions, calls, states } = scene(async (what) => {
      const fault = what.startsWith('execute') && faults.shift()
      if (fault) throw fault
    })
    const outcomes: unknown[] = []
    decisions.onOutcome(async (_, outcome) => outcomes.push(outcome))
    decisions.decide(refusal)
    await decisions.settled()
    await decisions.executeNow(refusal.subjectKey)
    expect([states(), decisions.get()[0]?.reason]).toEqual([['insufficient-balance'], '广告'])
    await decisions.executeNow(refusal.subjectKey)
    expect([calls.slice(1), outcomes, decisions.get()]).toEqual([['execute d1', 'execute d1'], ['insufficient-balance', null], []])
  })

  it('is sent again when it did not reach the server, and waits only after that', async () => {
    const faults = [new NetworkError('no answer')]
    const { decisions, calls, states, timers } = scene(async () => {
      const fault = faults.shift()
      if (fault) throw fault
    })
    decisions.decide(approval)
    await decisions.settled()
    expect([states(), timers.size, decisions.undoneCall(approval.subjectKey)]).toEqual([['offline'], 0, approval.call])
    await decisions.executeNow(approval.subjectKey)
    expect([calls, states(), timers.size]).toEqual([['schedule d1', 'schedule d1'], ['waiting'], 1])
  })

  it('of an earlier page is loaded: a pending one ends at its time, a failed one stays', async () => {
    const refused = stored({ id: 'd8', row: 'horns h8', state: 'failed', failure: 'insufficient-balance', left: 0 })
    const { decisions, calls, pass, states } = scene(undefined, [stored(), refused])
    await decisions.start('one')
    expect(states()).toEqual(['waiting', 'insufficient-balance'])
    await pass(4_000)
    expect([calls, states()]).toEqual([['execute d9'], ['insufficient-balance']])
    decisions.undo('horns h8')
    await decisions.settled()
    expect(decisions.get()).toEqual([])
  })

  it('is not shown to another account, and still takes effect', async () => {
    const { decisions, pass, calls } = scene()
    await decisions.start('one')
    decisions.decide(approval)
    await decisions.settled()
    await decisions.start('one')
    expect(decisions.get()).toHaveLength(1)
    await decisions.start('other')
    await pass(left)
    expect([decisions.get(), calls]).toEqual([[], ['schedule d1']])
  })

  it('may be on the server when its response was lost: undo asks there', async () => {
    const faults = [new NetworkError('no answer')]
    const { decisions, calls, states } = scene(async (what) => {
      const fault = what.startsWith('schedule') ? faults.shift() : what.startsWith('cancel') && new ApiError(1, 'not-found', '')
      if (fault) throw fault
    })
    decisions.decide(refusal)
    await decisions.settled()
    expect([states(), decisions.get()[0]?.scheduled]).toEqual([['offline'], 'maybe'])
    decisions.undo(refusal.subjectKey)
    await decisions.settled()
    expect([calls, decisions.get()]).toEqual([['schedule d1', 'cancel d1'], []])
  })

  it('is canceled even when undone while its response is lost', async () => {
    const { decisions, calls } = scene(async (what) => {
      if (what.startsWith('schedule')) throw new NetworkError('no answer')
    })
    decisions.decide(refusal)
    decisions.undo(refusal.subjectKey)
    await decisions.settled()
    expect([calls, decisions.get()]).toEqual([['schedule d1', 'cancel d1'], []])
  })

  it.each([
    [[], [null], []],
    [[stored({ id: 'd1', left: 0 })], [], ['waiting']],
    [[stored({ id: 'd1', state: 'failed', failure: 'forbidden', left: 0 })], ['forbidden'], ['forbidden']],
  ])('is refetched until the server knows the outcome that did not arrive: %#', async (list, expected, shown) => {
    let isOffline = false
    const { decisions, pass, states, setList } = scene(async (what) => {
      if (isOffline && !what.startsWith('schedule')) throw new NetworkError('no answer')
    })
    const outcomes: unknown[] = []
    decisions.onOutcome(async (_, outcome) => outcomes.push(outcome))
    decisions.decide(refusal)
    await decisions.settled()
    isOffline = true
    await decisions.executeNow(refusal.subjectKey)
    expect([decisions.get()[0]?.state, outcomes]).toEqual(['unknown', []])
    isOffline = false
    setList(list)
    await pass(5_000)
    expect([outcomes, states()]).toEqual([expected, shown])
  })

  it('waits again when the server postpones it', async () => {
    const { decisions, states, timers } = scene(async (what) =>
      what.startsWith('execute') ? { state: 'waiting', left: 60_000 } : undefined,
    )
    decisions.decide(refusal)
    await decisions.settled()
    await decisions.executeNow(refusal.subjectKey)
    expect([states(), decisions.get()[0]?.dueAt, timers.size]).toEqual([['waiting'], 60_000, 1])
  })

  it('can be dismissed when it failed and has been decided since', async () => {
    const list = [stored({ state: 'failed', failure: 'forbidden', left: 0 })]
    const { decisions } = scene(async (what) => {
      if (what.startsWith('cancel')) throw new ApiError(1, 'already-decided', '')
    }, list)
    await decisions.start('one')
    decisions.undo('horns h9')
    await decisions.settled()
    expect(decisions.get()).toEqual([])
  })

  it('sends nothing after sign-out', async () => {
    const { decisions, pass, calls, timers } = scene()
    await decisions.start('one')
    decisions.decide(refusal)
    await decisions.settled()
    decisions.stop()
    await pass(left)
    expect([decisions.get(), timers.size, calls]).toEqual([[], 0, ['schedule d1']])
  })

  it('of another tab appears here, and disappears when canceled there', async () => {
    const faults = [new NetworkError('no answer')]
    const { decisions, states, pass, setList } = scene(async (what) => {
      const fault = what === 'list' && faults.shift()
      if (fault) throw fault
    })
    const outcomes: unknown[] = []
    decisions.onOutcome(async (_, outcome) => outcomes.push(outcome))
    setList([stored()])
    await decisions.start('one')
    expect(states()).toEqual([])
    await pass(5_000)
    expect(states()).toEqual(['waiting'])
    setList([])
    await decisions.refresh()
    expect([states(), outcomes]).toEqual([[], ['gone']])
  })
})
