import { expect, it } from 'vitest'
import { Closing } from './closing.ts'

it('runs the remaining steps after one fails or times out', async () => {
  const ended: string[] = []
  const errors: unknown[] = []
  const closing = new Closing({ error: (entry: unknown) => errors.push(entry) } as never)
  closing.add('PostgreSQL', async () => void ended.push('PostgreSQL'))
  closing.add('pool', () => Promise.reject(new Error('broken')), 1_000)
  closing.add('app', () => new Promise(() => undefined), 5)
  await closing.run()
  expect(ended).toEqual(['PostgreSQL'])
  expect(errors).toMatchObject([{ step: 'app', within: 5 }, { step: 'pool' }])
})
