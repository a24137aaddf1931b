// One row per target: the last change wins, and two changes that cancel out leave no row.
import { beforeEach, expect, it, vi } from 'vitest'
import type { OutboxDraft } from '../outbox/outbox.ts'
import { enqueueLike, listWaitingLikes } from './like-outbox.ts'
import type { LikeWrite } from './waiting-likes.ts'

interface Row extends OutboxDraft {
  seq: number
  owner: string
  refused: string | null
}
const disk = vi.hoisted(() => ({ rows: [] as { seq: number; subject: string; owner: string; refused: string | null }[], last: 0 }))
vi.mock('../storage/account.ts', () => ({ currentAccount: async () => '7' }))
vi.mock('../outbox/device-outbox.ts', () => ({
  deviceOutbox: {
    pending: async () => [...disk.rows],
    put: async (draft: OutboxDraft) => {
      disk.last += 1
      const row: Row = { ...draft, seq: disk.last, owner: '7', refused: null }
      disk.rows = [...disk.rows.filter(({ subject }) => subject !== draft.subject), row]
    },
    discard: async (seq: number) => {
      disk.rows = disk.rows.filter((row) => row.seq !== seq)
    },
  },
}))

const write = (on: boolean, was: boolean | null = false): LikeWrite => ({ kind: 'post', id: 'p1', on, was, about: '红牌之后' })
const requested = async (): Promise<boolean[]> => (await listWaitingLikes()).map(({ on }) => on)
/** `isSending`: another window holds the lock of the outbox. */
const browser = (onLine: boolean, isSending = false): void => {
  const request = async (_name: string, _options: object, work: (lock: object | null) => unknown) => work(isSending ? null : {})
  vi.stubGlobal('navigator', { onLine, locks: { request } })
}

beforeEach(() => {
  disk.rows = []
  browser(false)
  return () => vi.unstubAllGlobals()
})

it('keeps the latest choice, with the server state from before the first one', async () => {
  expect([await enqueueLike(write(true)), await enqueueLike(write(true, true))]).toEqual(['kept', 'kept'])
  expect(await listWaitingLikes()).toEqual([write(true, false)])
})

it('keeps no row for a like that is undone before it is sent', async () => {
  await enqueueLike(write(true))
  expect([await enqueueLike(write(false, true)), await requested()]).toEqual(['undone', []])
  await enqueueLike(write(false, true))
  expect([await enqueueLike(write(true, false)), await requested()]).toEqual(['undone', []])
})

it('keeps the final state when an attempt may have reached the server', async () => {
  await enqueueLike(write(true))
  browser(false, true)
  expect([await enqueueLike(write(false)), await requested()]).toEqual(['kept', [false]])
  browser(true)
  await enqueueLike(write(true))
  expect([await enqueueLike(write(false)), await requested()]).toEqual(['kept', [false]])
  browser(false)
  disk.rows = []
  await enqueueLike(write(true, null))
  expect([await enqueueLike(write(false, null)), await requested()]).toEqual(['kept', [false]])
})

it('ignores rejected likes and those of another account', async () => {
  await enqueueLike(write(true))
  const [row] = disk.rows
  disk.rows = [{ ...row, refused: 'not-found' } as Row, { ...row, seq: 9, owner: '8' } as Row]
  expect(await requested()).toEqual([])
})
