import { expect, it } from 'vitest'
import { createInspector } from './inspect.ts'
import { TooSlow } from './picture.ts'
import type { UploadRow } from './store.ts'

const settled = () => new Promise((resolve) => setImmediate(resolve))

/** An inspector whose draws end when the test calls `end`; those of `slow` time out the first time. */
function setUp(concurrency: number, slow: readonly string[] = []) {
  const running: string[] = []
  const ends: (() => void)[] = []
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
          ends.push(() => {
            running.splice(running.indexOf(name), 1)
            if (seconds === 2 && slow.includes(String(bytes))) reject(new TooSlow('timeout'))
            else resolve({ bytes, extension: 'png' })
          })
        }),
    },
  )
  const send = (account_id: string, id: string) =>
    inspect({ id, account_id, kind: 'picture', size: id.length, hash: null } as unknown as UploadRow)
  const end = async (): Promise<void> => {
    ends.shift()?.()
    await settled()
  }
  return { send, end, running, read }
}

it('one picture is drawn at once where one core is to be left, slow ones among them', async () => {
  const { send, end, running, read } = setUp(1, ['a1'])
  const all = [send('a', 'a1'), send('b', 'b1'), send('c', 'c1')]
  await settled()
  expect([running, read]).toEqual([['a1 2'], ['a1']])
  const drawn: string[] = []
  while (running.length > 0) {
    expect(running).toHaveLength(1)
    drawn.push(...running)
    await end()
  }
  await Promise.all(all)
  // The slow one is retried after those that were waiting.
  expect(drawn).toEqual(['a1 2', 'b1 2', 'a1 10', 'c1 2'])
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

it('as many as there are cores to spare', async () => {
  const { send, end, running } = setUp(2)
  const all = ['a', 'b', 'c'].map((account) => send(account, `${account}1`))
  await settled()
  expect(running).toEqual(['a1 2', 'b1 2'])
  while (running.length > 0) await end()
  await Promise.all(all)
})
