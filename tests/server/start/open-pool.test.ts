// Pool connections that break when nothing listens any more: during closing, beside a PostgreSQL that stops.
import { expect, inject, it, vi } from 'vitest'
import { openPool } from '../../../server/core/database/database.ts'

it('a connection that breaks in use, or while its pool is closed, ends nothing', async () => {
  const onBroken = vi.fn()
  const pool = openPool({ ...inject('admin'), max: 2 }, onBroken)
  const [idle, used] = [await pool.connect(), await pool.connect()]
  idle.release()
  const broken = new Error('terminating connection due to administrator command')
  expect(() => used.emit('error', broken)).not.toThrow()
  expect(onBroken).toHaveBeenCalledOnce()
  used.release()
  const ended = pool.end()
  for (const client of [idle, used]) expect(() => client.emit('error', broken)).not.toThrow()
  await ended
  // A pool that ends expects it.
  expect(onBroken).toHaveBeenCalledOnce()
})
