// Devices register for alerts, leave, and test that they arrive. Guests: a device needs no account.
import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { limits } from '../../../contract/limits.ts'
import type { Context } from '../../core/context.ts'
import { fail } from '../../core/fail.ts'
import { route } from '../../core/route.ts'
import type { Alerts } from './alerts.ts'
import { testPayload } from './payload.ts'
import { prepareKeys } from './push/encrypt.ts'
import { judgeEndpoint } from './push/endpoint.ts'
import { deleteDevices, findDevice, putDevice } from './store.ts'

/** Milliseconds that a test may take: the reader waits for it. */
const testWithin = 10_000

export function registerAlerts(app: FastifyInstance, { config, db }: Context, alerts: Alerts): void {
  route(app, 'POST api/Push/subscribe', async ({ body }) => {
    if (!judgeEndpoint(body.endpoint, config.pushAllowHosts).ok) throw fail('endpoint-refused')
    if (body.follows.length > limits.followsPerDevice) throw fail('too-many-follows')
    refuseBadKeys(body.keys)
    return { device_id: await putDevice(db, randomBytes(16).toString('base64url'), body) }
  })

  route(app, 'POST api/Push/unsubscribe', async ({ body }) => {
    await deleteDevices(db, [body.device_id])
    return {}
  })

  route(app, 'POST api/Push/test', async ({ body }) => {
    const device = await findDevice(db, body.device_id)
    if (!device) throw fail('not-found')
    const now = Date.now()
    const result = await alerts.sender.send(
      { id: device.id, endpoint: device.endpoint, keys: prepareKeys(device) },
      { text: testPayload(device.lang, now), subject: 'test', until: now + testWithin, ttl: 60 },
    )
    if (result === 'gone') {
      await deleteDevices(db, [device.id])
      throw fail('not-found')
    }
    if (result !== 'sent') throw fail('push-failed')
    return { sent_at: new Date(now).toISOString() }
  })

  // Notices of a person: accounts come with part 3, and until then the guard answers everyone with 700.
  route(app, 'GET api/Push/getList', async () => ({ list: [] }))
}

/** Keys that no message could be encrypted for are refused at the door, not at the goal. */
function refuseBadKeys(keys: { p256dh: string; auth: string }): void {
  try {
    prepareKeys(keys)
  } catch {
    throw fail('invalid-input')
  }
}
