import { afterEach, expect, it, vi } from 'vitest'
import { createInspector } from './inspect.ts'
import { TooSlow } from './picture.ts'
import type { UploadRow } from './store.ts'

afterEach(() => vi.useRealTimers())
const settled = () => new Promise((resolve) => setImmediate(resolve))

/** An inspector whose renderings finish when the test calls `end`; those in `slow` time out the first time. */
function setUp(concurrency: number, slow: readonly string[] = []) {
  const running: string[] = []
  const ends = new Map<string, () => void>()
  const read: string[] = []
  const inspect = createInspector(
    {
      readWaiting: async (id) => {
        read.push(id)
        return Buffer.from(id)
      },
    },
    {
      concurrency,
      drawPicture: (bytes, _kind, seconds) =>
        new Promise((resolve, reject) => {
          const name = `${bytes} ${seconds}`
          running.push(name)
          ends.set(name, () => {
            running.splice(running.indexOf(name), 1)
            if (seconds === 2 && slow.includes(String(bytes))) reject(new TooSlow('timeout'))
            else resolve({ bytes, extension: 'png' })
          })
        }),
    },
  )
  const send = (account_id: string, id: string, kind = 'picture') =>
    inspect({ id, account_id, kind, size: id.length, hash: null } as unknown as UploadRow)
  /** Finishes the rendering of that name; without a name the longest running one. */
  const end = async (name = running[0] ?? ''): Promise<void> => {
    ends.get(name)?.()
    await settled()
  }
  return { send, end, running, read }
}

it('a quick picture starts while a slow one runs, on two cores too', async () => {
  const { send, end, running } = setUp(1, ['a1'])
  const all = [send('a', 'a1')]
  await settled()
  await end('a1 2')
  expect(running).toEqual(['a1 10'])
  for (const account of ['b', 'c', 'a']) {
    all.push(send(account, `${account}2`))
    await settled()
    expect(running).toEqual(['a1 10', `${account}2 2`])
    await end(`${account}2 2`)
  }
  await end('a1 10')
  await Promise.all(all)
})

it('a slow picture starts when no quick one is pending, and only one at a time', async () => {
  const { send, end, running, read } = setUp(1, ['a1', 'b1'])
  const all = [send('a', 'a1'), send('b', 'b1'), send('c', 'c1')]
  await settled()
  expect([running, read]).toEqual([['a1 2'], ['a1']])
  await end('a1 2')
  expect(running).toEqual(['b1 2'])
  await end('b1 2')
  expect(running).toEqual(['c1 2', 'a1 10'])
  await end('c1 2')
  expect(running).toEqual(['a1 10'])
  await end('a1 10')
  expect(running).toEqual(['b1 10'])
  await end('b1 10')
  await Promise.all(all)
})

it('a slow picture starts after a while even if quick ones are always pending', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { send, end, running } = setUp(1, ['a1'])
  const all = ['a', 'b', 'c'].map((account) => send(account, `${account}1`))
  await settled()
  await end('a1 2')
  vi.advanceTimersByTime(9_999)
  await settled()
  expect(running).toEqual(['b1 2'])
  vi.advanceTimersByTime(1)
  await settled()
  expect(running).toEqual(['b1 2', 'a1 10'])
  while (running.length > 0) await end()
  await Promise.all(all)
})

it('a document does not wait for pictures', async () => {
  const { send, end, running } = setUp(1)
  const all = [send('a', 'a1'), send('b', 'b1')]
  await settled()
  expect(await send('c', 'a text', 'file')).toMatchObject({ extension: 'txt' })
  while (running.length > 0) await end()
  await Promise.all(all)
})

it('an account with many files does not block others', async () => {
  const { send, end, running } = setUp(1)
  const all = [send('a', 'a1'), send('a', 'a2'), send('a', 'a3'), send('b', 'b1')]
  await settled()
  const drawn: string[] = []
  while (running.length > 0) {
    drawn.push(...running)
    await end()
  }
  await Promise.all(all)
  expect(drawn.indexOf('b1 2')).toBeLessThan(drawn.indexOf('a2 2'))
})

it('as many pictures run as there are spare cores', async () => {
  const { send, end, running } = setUp(2)
  const all = ['a', 'b', 'c'].map((account) => send(account, `${account}1`))
  await settled()
  expect(running).toEqual(['a1 2', 'b1 2'])
  while (running.length > 0) await end()
  await Promise.all(all)
})
