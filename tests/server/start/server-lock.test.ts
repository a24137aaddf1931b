// The server lock on a network that drops connections silently, while another server stands by.
import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { type ServerLock, takeServerLock } from '../../../server/core/database/advisory.ts'
import { silentLog } from '../../support/app.ts'
import { testDatabase } from '../../support/database/database.ts'
import { isShort } from '../../support/soak.ts'

const database = await testDatabase()
const name = 'the database of the test'
const endings: (() => unknown)[] = []
afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end()
})

/**
 * A proxy to the database that can be cut: the database notices, this side receives nothing more, and new connections work. `delay`:
 * milliseconds before any data passes, as on a busy machine.
 */
async function way(delay = 0) {
  const { host, port } = database.connection
  const pairs = new Set<[Socket, Socket]>()
  const proxy = createServer((near) => {
    const far = connect(`${host}/.s.PGSQL.${port}`)
    pairs.add([near, far])
    near.on('error', () => undefined).on('close', () => far.destroy())
    far.on('error', () => undefined)
    setTimeout(() => {
      near.pipe(far, { end: false })
      far.pipe(near, { end: false })
    }, delay)
  })
  proxy.listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  endings.push(() => {
    for (const [near] of pairs) near.destroy()
    proxy.close()
  })
  return {
    pairs,
    connection: { ...database.connection, host: '127.0.0.1', port: (proxy.address() as AddressInfo).port },
    cut() {
      for (const [near, far] of pairs) {
        near.unpipe(far)
        near.resume()
        far.destroy()
      }
    },
    /** Refuses new connections. */
    close() {
      proxy.close()
      for (const [near] of pairs) near.destroy()
    },
    /** Neither side receives anything from the other any more. */
    freeze() {
      for (const [near, far] of pairs) {
        near.unpipe(far)
        far.unpipe(near)
        near.resume()
      }
    },
  }
}
const revive = async (): Promise<void> => undefined
function releaseLater(lock: ServerLock): ServerLock {
  endings.push(() => lock.release())
  return lock
}

it('waits for its own database on a busy machine, and reports another one as not responding', { timeout: 60_000 }, async () => {
  const { connection } = await way(6_000)
  const lock = takeServerLock({ connection, name, isOwn: true, revive }, silentLog, () => undefined)
  await expect(takeServerLock({ connection, name, revive }, silentLog, () => undefined)).rejects.toThrow('did not answer in time')
  releaseLater(await lock)
})

it.skipIf(isShort)('a holder that lost the lock to its standby finds out, even if its connection stays silent', async () => {
  const { connection, cut } = await way()
  let lost = 0
  releaseLater(await takeServerLock({ connection, name, revive }, silentLog, () => (lost += 1)))
  const standBy = { onWait: () => cut(), signal: new AbortController().signal }
  releaseLater(await takeServerLock({ connection: database.connection, name, revive }, silentLog, () => undefined, standBy))
  await expect.poll(() => lost, { timeout: 20_000 }).toBe(1)
})

it.skipIf(isShort)('a standby retries when its query is not answered', async () => {
  const { connection, freeze, pairs } = await way()
  const lock = await takeServerLock({ connection: database.connection, name, revive }, silentLog, () => undefined)
  let isFree = false
  // Freezes while it polls, and not between two connections.
  const onWait = (): void => {
    setTimeout(() => {
      freeze()
      void lock.release().then(() => {
        isFree = true
      })
    }, 1_000)
  }
  const standBy = { onWait, signal: new AbortController().signal }
  releaseLater(await takeServerLock({ connection, name, revive }, silentLog, () => undefined, standBy))
  // It acquired the lock over a second connection after its first one went silent, and no other server has it.
  expect(isFree).toBe(true)
  expect(pairs.size).toBeGreaterThan(1)
  const third = new AbortController()
  const waits = new Promise<void>((resolve) => {
    const standing = { onWait: resolve, signal: third.signal }
    void takeServerLock({ connection: database.connection, name, revive }, silentLog, () => undefined, standing).catch(() => undefined)
  })
  await waits
  third.abort()
})

it('is released in time while the database is being revived', async () => {
  const { connection, close } = await way()
  let revivals = 0
  const endless = (): Promise<void> => {
    revivals += 1
    return new Promise(() => undefined)
  }
  const lock = await takeServerLock({ connection, name, revive: endless }, silentLog, () => undefined)
  close()
  await expect.poll(() => revivals, { timeout: 20_000 }).toBe(1)
  // A standby that waits for it never resolves.
  await lock.release(100)
})

it('one of two servers without a connection exits, and a single server waits for its database', async () => {
  const [one, two] = [await way(), await way()]
  const lost: string[] = []
  const standBy = { onWait: () => undefined, without: 100, signal: new AbortController().signal }
  const first = await takeServerLock({ connection: one.connection, name, revive }, silentLog, () => lost.push('one of two'), standBy)
  one.close()
  await expect.poll(() => lost, { timeout: 20_000 }).toEqual(['one of two'])
  await first.release()
  let asked = 0
  const alone = async (): Promise<void> => {
    asked += 1
  }
  releaseLater(await takeServerLock({ connection: two.connection, name, revive: alone }, silentLog, () => lost.push('one alone')))
  two.close()
  await expect.poll(() => asked, { timeout: 20_000 }).toBeGreaterThan(2)
  expect(lost).toEqual(['one of two'])
})
