import { expect, it } from 'vitest'
import { Background } from './background.ts'

const nextTick = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

it('waits for work, and for work that it begins', async () => {
  const background = new Background()
  const done: string[] = []
  const second = async (): Promise<void> => {
    await nextTick()
    done.push('second')
  }
  const first = async (): Promise<void> => {
    await nextTick()
    done.push('first')
    background.run(second(), () => undefined)
  }
  background.run(first(), () => undefined)
  await background.settled()
  expect(done).toEqual(['first', 'second'])
})

it('reports a failure and goes on', async () => {
  const background = new Background()
  const failures: unknown[] = []
  background.run(Promise.reject(new Error('no room')), (error) => void failures.push(error))
  await background.settled()
  expect(failures).toEqual([new Error('no room')])
  await background.settled()
})
