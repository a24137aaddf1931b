import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { OutboxRecord } from '../storage/db.ts'
import { backoff, createOutbox, type OutboxStore, type SendResult } from './outbox.ts'

function memoryStore(): OutboxStore & { rows: OutboxRecord[] } {
  let seq = 0
  const store = {
    rows: [] as OutboxRecord[],
    list: async () => [...store.rows],
    add: async (record: Omit<OutboxRecord, 'seq'>) => {
      seq += 1
      store.rows.push({ ...record, seq })
    },
    update: async (at: number, patch: Partial<OutboxRecord>) => {
      store.rows = store.rows.map((row) => (row.seq === at ? { ...row, ...patch } : row))
    },
    remove: async (at: number) => {
      store.rows = store.rows.filter((row) => row.seq !== at)
    },
  }
  return store
}

type Step =
  | { do: 'put'; subject: number }
  | { do: 'flush'; reply: 'accepted' | 'lost' | 'offline' | 'refused' }
  | { do: 'wait'; ms: number }
  | { do: 'restart' }
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constant('put' as const), subject: fc.nat(3) }),
  fc.record({
    do: fc.constant('flush' as const),
    reply: fc.constantFrom('accepted' as const, 'lost' as const, 'offline' as const, 'refused' as const),
  }),
  fc.record({ do: fc.constant('wait' as const), ms: fc.nat(400_000) }),
  fc.record({ do: fc.constant('restart' as const) }),
)

describe('outbox', () => {
  it('delivers the latest write per subject exactly once by its key, despite losses, rejections and restarts', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 60 }), async (steps) => {
        const store = memoryStore()
        // The server: effects by idempotency key, so that a resend after a lost response changes nothing.
        const effects = new Map<string, { subject: string; value: unknown }>()
        let reply: 'accepted' | 'lost' | 'offline' | 'refused' = 'accepted'
        let clock = 0
        let keys = 0
        const send = async (row: OutboxRecord): Promise<SendResult> => {
          if (reply === 'offline') return { type: 'kept' }
          if (reply === 'refused') return { type: 'refused', reason: 'no' }
          effects.set(row.key, { subject: row.subject, value: row.payload })
          return reply === 'lost' ? { type: 'kept' } : { type: 'accepted' }
        }
        const newKey = (): string => `k${keys++}`
        let outbox = createOutbox(store, { follow: send }, () => clock, newKey)
        const last = new Map<string, number>()
        const refused = new Set<string>()
        let count = 0
        for (const current of steps) {
          if (current.do === 'put') {
            count += 1
            const subject = String(current.subject)
            await outbox.put({ kind: 'follow', subject, payload: count })
            last.set(subject, count)
            refused.delete(subject)
          } else if (current.do === 'flush') {
            reply = current.reply
            await outbox.flush()
            if (reply === 'refused') for (const row of await outbox.pending()) if (row.refused) refused.add(row.subject)
          } else if (current.do === 'wait') clock += current.ms
          else outbox = createOutbox(store, { follow: send }, () => clock, newKey)
        }
        reply = 'accepted'
        for (let round = 0; round < 5; round += 1) {
          clock += 400_000
          await outbox.flush()
        }
        for (const [subject, value] of last) {
          const delivered = [...effects.values()].filter((effect) => effect.subject === subject && effect.value === value)
          const remaining = (await outbox.pending()).filter((row) => row.subject === subject)
          // Accepted once, or refused and still listed: never silently lost.
          if (refused.has(subject) && remaining.length > 0) expect(remaining[0]?.refused).toBe('no')
          else expect(delivered).toHaveLength(1)
        }
      }),
      { numRuns: 200 },
    )
  })

  it('ends the round at the first network failure and retries only when due', async () => {
    const store = memoryStore()
    let tries = 0
    let clock = 0
    const outbox = createOutbox(
      store,
      { x: async () => ({ type: 'kept', retryAfter: tries++ === 0 ? 30 : null }) },
      () => clock,
      () => String(Math.random()),
    )
    await outbox.put({ kind: 'x', subject: 'a', payload: 1 })
    await outbox.put({ kind: 'x', subject: 'b', payload: 2 })
    expect(await outbox.flush()).toEqual({ sent: 0, remaining: 2 })
    expect(tries).toBe(1)
    // The later row does not overtake it either.
    clock = 29_000
    expect(await outbox.flush()).toEqual({ sent: 0, remaining: 2 })
    expect(tries).toBe(1)
    clock = 30_000
    await outbox.flush()
    expect(tries).toBe(2)
    expect((await outbox.pending()).map((row) => row.tries)).toEqual([2, 0])
  })

  it('sends only the last of several blind writes, once', async () => {
    const store = memoryStore()
    const sent: unknown[] = []
    const outbox = createOutbox(
      store,
      {
        x: async ({ payload }) => {
          sent.push(payload)
          return { type: 'accepted' }
        },
      },
      () => 0,
      () => String(Math.random()),
    )
    for (const payload of [1, 2, 3]) await outbox.add({ kind: 'x', subject: 'a', payload })
    await outbox.add({ kind: 'x', subject: 'b', payload: 4 })
    expect(store.rows).toHaveLength(4)
    expect(await outbox.flush()).toEqual({ sent: 2, remaining: 0 })
    expect(sent).toEqual([3, 4])
    expect(store.rows).toEqual([])
  })

  it('sends rows added during a round, and retries postponed ones on request', async () => {
    const store = memoryStore()
    const sent: string[] = []
    let reply = (): void => undefined
    const send = async ({ subject }: OutboxRecord): Promise<SendResult> => {
      sent.push(subject)
      if (subject === 'a') await new Promise<void>((resolve) => (reply = resolve))
      return { type: 'accepted' }
    }
    let keys = 0
    const outbox = createOutbox(
      store,
      { x: send },
      () => 0,
      () => `k${keys++}`,
    )
    await outbox.put({ kind: 'x', subject: 'a', payload: 1 })
    const first = outbox.flush()
    await expect.poll(() => sent).toEqual(['a'])
    await outbox.put({ kind: 'x', subject: 'b', payload: 2 })
    await store.update(2, { notBefore: 60_000 })
    const [second, third] = [outbox.flush(), outbox.flush(true)]
    reply()
    expect(await Promise.all([first, second, third])).toEqual([
      { sent: 1, remaining: 0 },
      { sent: 1, remaining: 0 },
      { sent: 1, remaining: 0 },
    ])
    expect([sent, store.rows]).toEqual([['a', 'b'], []])
  })

  it('persists what is left of a row before continuing, and resumes there after a failure', async () => {
    const store = memoryStore()
    const tried: unknown[] = []
    let isOnline = false
    const send = async ({ payload }: OutboxRecord): Promise<SendResult> => {
      const left = payload as number
      tried.push(left)
      if (left === 1 && !isOnline) return { type: 'kept' }
      return left === 0 ? { type: 'accepted' } : { type: 'changed', payload: left - 1 }
    }
    const outbox = createOutbox(
      store,
      { parts: send },
      () => 0,
      () => 'k',
    )
    await outbox.put({ kind: 'parts', subject: 's', payload: 3 })
    expect(await outbox.flush()).toEqual({ sent: 0, remaining: 1 })
    expect(store.rows).toMatchObject([{ payload: 1, tries: 1, key: 'k' }])
    isOnline = true
    expect(await outbox.flush(true)).toEqual({ sent: 1, remaining: 0 })
    expect([tried, store.rows]).toEqual([[3, 2, 1, 1, 0], []])
  })

  it('backs off from 2 s to 5 minutes and obeys Retry-After', () => {
    expect([1, 2, 3, 20].map((tries) => backoff(tries))).toEqual([2_000, 4_000, 8_000, 300_000])
    expect(backoff(1, 60)).toBe(60_000)
  })

  it('sends rows behind one that cannot be attempted, and retries that one later', async () => {
    const store = memoryStore()
    let clock = 0
    const sent: unknown[] = []
    let isUnreadable = true
    const senders = {
      post: async (): Promise<SendResult> => {
        // Its file has become unreadable, as on a removed memory card.
        if (isUnreadable) throw new DOMException('gone', 'NotReadableError')
        sent.push('post')
        return { type: 'accepted' }
      },
      follow: async (): Promise<SendResult> => {
        sent.push('follow')
        return { type: 'accepted' }
      },
    }
    let keys = 0
    const outbox = createOutbox(
      store,
      senders,
      () => clock,
      () => `k${keys++}`,
    )
    await outbox.put({ kind: 'post', subject: 'p', payload: {} })
    await outbox.put({ kind: 'follow', subject: 'f', payload: {} })
    expect(await outbox.flush()).toEqual({ sent: 1, remaining: 1 })
    expect(sent).toEqual(['follow'])
    isUnreadable = false
    clock += backoff(1)
    expect(await outbox.flush()).toEqual({ sent: 1, remaining: 0 })
    expect(sent).toEqual(['follow', 'post'])
  })

  it('sends rows of other kinds than the one that the server is too busy for', async () => {
    const store = memoryStore()
    const sent: string[] = []
    const send = async ({ subject }: OutboxRecord): Promise<SendResult> => {
      sent.push(subject)
      return { type: 'accepted' }
    }
    const outbox = createOutbox(
      store,
      { follow: async () => ({ type: 'kept', answered: true }), post: send },
      () => 0,
      () => 'k',
    )
    await outbox.put({ kind: 'follow', subject: 'f', payload: {} })
    await outbox.put({ kind: 'post', subject: 'p', payload: {} })
    expect(await outbox.flush()).toEqual({ sent: 1, remaining: 1 })
    expect(sent).toEqual(['p'])
    expect(store.rows).toMatchObject([{ subject: 'f', tries: 1, notBefore: 2_000 }])
  })

  it('does not wait for a clock that was ahead when the network failed', async () => {
    const store = memoryStore()
    let clock = 8 * 86_400_000
    let isThere = false
    const send = async (): Promise<SendResult> => (isThere ? { type: 'accepted' } : { type: 'kept' })
    const outbox = createOutbox(
      store,
      { follow: send },
      () => clock,
      () => 'k',
    )
    await outbox.put({ kind: 'follow', subject: 'f', payload: {} })
    await outbox.flush()
    isThere = true
    clock = 86_400_000
    expect(await outbox.flush()).toEqual({ sent: 1, remaining: 0 })
  })
})
