// R-OUTBOX-1, R-OUTBOX-2: despite interruptions, refusals, restarts and logins in between, every write is applied exactly once, in
// order, under the account that wrote it, or is still listed.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { figures, soak } from '../../../tests/support/soak.ts'
import type { OutboxRecord } from '../storage/db.ts'
import { createOutbox, type OutboxStore, type SendResult } from './outbox.ts'

const accounts = ['', 'anna', 'ben'] as const
type Account = (typeof accounts)[number]
type Reply = 'accepted' | 'lost' | 'offline' | 'busy' | 'refused' | 'logged-out'
type Step =
  | { do: 'write'; thread: number; device: boolean }
  | { do: 'flush'; replies: Reply[]; killAfter: number }
  | { do: 'login'; account: Account }
  | { do: 'wait'; ms: number }
  | { do: 'restart' }

const reply = fc.constantFrom<Reply>('accepted', 'lost', 'offline', 'busy', 'refused', 'logged-out')
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('write' as const), thread: fc.nat(3), device: fc.boolean() }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('flush' as const),
      replies: fc.array(reply, { minLength: 1, maxLength: 6 }),
      // The tab is killed while this request is in flight: the server has applied it, the device does not know.
      killAfter: fc.oneof(fc.constant(99), fc.nat(4)),
    }),
  },
  fc.record({ do: fc.constant('login' as const), account: fc.constantFrom<Account>(...accounts) }),
  // Eight days: longer than any delay of the outbox.
  fc.record({ do: fc.constant('wait' as const), ms: fc.constantFrom(1_000, 60_000, 8 * 86_400_000) }),
  fc.record({ do: fc.constant('restart' as const) }),
)

class Killed extends Error {}

/** A device with its disk, and a server that deduplicates by idempotency key. */
function scene() {
  let rows: OutboxRecord[] = []
  let seq = 0
  let keys = 0
  let clock = 1
  let account: Account = ''
  const done = new Map<string, { by: Account; value: string; at: number }>()
  const script: { replies: Reply[]; killAfter: number } = { replies: [], killAfter: 99 }
  /** A killed tab writes nothing any more. */
  const writeDown = (): void => {
    if (script.killAfter < 0) throw new Killed()
  }
  const store: OutboxStore = {
    list: async () => [...rows],
    add: async (record) => {
      seq += 1
      rows.push({ ...record, seq })
    },
    update: async (at, patch) => {
      writeDown()
      rows = rows.map((row) => (row.seq === at ? { ...row, ...patch } : row))
    },
    remove: async (at) => {
      writeDown()
      rows = rows.filter((row) => row.seq !== at)
    },
  }
  let sent = 0
  const send = async (row: OutboxRecord): Promise<SendResult> => {
    const outcome = script.replies.shift() ?? 'accepted'
    const isDone = outcome === 'accepted' || outcome === 'lost'
    // The request carries the current login, whatever the row says.
    if (isDone && !done.has(row.key)) {
      sent += 1
      done.set(row.key, { by: row.kind === 'device' ? '' : account, value: row.payload as string, at: sent })
    }
    script.killAfter -= 1
    if (outcome === 'accepted') return { type: 'accepted' }
    if (outcome === 'refused') return { type: 'refused', reason: 'no' }
    if (outcome === 'logged-out') return row.kind === 'device' ? { type: 'kept' } : { type: 'paused' }
    return outcome === 'busy' ? { type: 'kept', answered: true, retryAfter: 30 } : { type: 'kept' }
  }
  const make = () =>
    createOutbox(
      store,
      { device: send, note: send },
      () => clock,
      () => `k${keys++}`,
      async (kind) => (kind === 'device' ? '' : account),
    )
  let outbox = make()
  return {
    done,
    rows: () => rows,
    account: () => account,
    write: (kind: 'device' | 'note', subject: string, payload: string) => outbox.put({ kind, subject, payload }),
    async flush(replies: Reply[], killAfter = 99): Promise<void> {
      script.replies = [...replies]
      script.killAfter = killAfter
      try {
        await outbox.flush()
      } catch (error) {
        if (!(error instanceof Killed)) throw error
        outbox = make()
      }
      script.killAfter = 99
    },
    login: (to: Account) => {
      account = to
    },
    wait: (ms: number) => {
      clock += ms
    },
    restart: () => {
      outbox = make()
    },
  }
}

describe('outbox of a device with several accounts', () => {
  it('executes every write exactly once, in order, and never under another account', async () => {
    let writes = 0
    let steps = 0
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: soak(20, 60), maxLength: 60, size: 'max' }), async (walk) => {
        const device = scene()
        const written: { value: string; by: Account }[] = []
        for (const one of walk) {
          steps += 1
          if (one.do === 'write') {
            const by = one.device ? '' : device.account()
            // Each has its own subject, so that no row replaces another.
            const value = `${one.device ? 'device' : by || 'guest'}/${one.thread}/${written.length}`
            written.push({ value, by })
            await device.write(one.device ? 'device' : 'note', value, value)
          } else if (one.do === 'flush') await device.flush(one.replies, one.killAfter)
          else if (one.do === 'login') device.login(one.account)
          else if (one.do === 'wait') device.wait(one.ms)
          else device.restart()
        }
        for (const account of accounts) {
          device.login(account)
          device.restart()
          for (let round = 0; round < 3; round += 1) {
            device.wait(400_000)
            await device.flush([])
          }
        }
        writes += written.length
        const effects = [...device.done.values()]
        for (const { value, by } of written) {
          const times = effects.filter((effect) => effect.value === value)
          const left = device.rows().filter((row) => row.payload === value)
          // Refused rows stay listed; all others are applied once.
          if (left.length > 0) expect(left[0]?.refused).toBe('no')
          else expect(times).toHaveLength(1)
          for (const effect of times) expect(effect.by).toBe(by)
        }
        for (const thread of new Set(written.map(({ value }) => value.replace(/\/\d+$/, '')))) {
          const order = effects
            .filter(({ value }) => value.startsWith(`${thread}/`))
            .sort((a, b) => a.at - b.at)
            .map(({ value }) => Number(value.split('/').at(-1)))
          expect(order).toEqual([...order].sort((a, b) => a - b))
        }
      }),
      { numRuns: soak(60, 300) },
    )
    figures({ proof: 'R-OUTBOX-1', walks: soak(60, 300), steps, writes })
  })

  it('pauses rows of a lost login and sends the device’s own', async () => {
    const device = scene()
    device.login('anna')
    await device.write('note', 'a', 'first')
    await device.write('note', 'b', 'second')
    await device.write('device', 'd', 'own')
    await device.flush(['logged-out', 'accepted'])
    expect([...device.done.values()].map(({ value }) => value)).toEqual(['own'])
    expect(device.rows().map(({ tries }) => tries)).toEqual([0, 0])
    await device.flush([])
    expect(device.rows()).toEqual([])
  })
})
