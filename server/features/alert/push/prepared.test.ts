import { createECDH } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { PreparedPool } from './prepared.ts'

const device = (id: string, auth = Buffer.alloc(16, 1)) => {
  const pair = createECDH('prime256v1')
  return { id, p256dh: pair.generateKeys('base64url'), auth: auth.toString('base64url') }
}

describe('prepared keys', () => {
  it('are used once, so that a nonce never encrypts two texts', async () => {
    const pool = new PreparedPool()
    const one = device('one')
    await pool.fill([one])
    const nonces = [pool.take(one), pool.take(one), pool.take(one)].map(({ nonce }) => nonce.toString('hex'))
    expect(new Set(nonces).size).toBe(3)
  })

  it('are not used for a device that has subscribed again', async () => {
    const pool = new PreparedPool()
    const before = device('one')
    await pool.fill([before])
    const fresh = device('one', Buffer.alloc(16, 2))
    const taken = pool.take(fresh)
    await pool.fill([before])
    expect(taken.head.equals(pool.take(before).head)).toBe(false)
  })
})
